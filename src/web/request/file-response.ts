import { parseWidth } from '#server/files/photos/smaller-photos.ts';
import type { ServedFile } from '#server/files/read.ts';
import type { Services } from '#server/services.ts';
import { siteText } from '../texts/site.ts';
import { requestedRange } from './byte-range.ts';

type FileSources = Pick<Services, 'storedFiles' | 'smallerPhotos'>;

/** A stored file that whoever asks may have: a photo (smaller with `?width=`) or a sound, of which a part may be asked. */
export async function fileResponse(
  request: Request,
  file: ServedFile,
  { storedFiles, smallerPhotos }: FileSources,
): Promise<Response> {
  const isHead = request.method === 'HEAD';
  const headers: Record<string, string> = {
    'content-type': file.contentType,
    'content-length': `${file.bytes}`,
    'accept-ranges': 'bytes',
    // The bytes of an id never change, but access to them does, so only private caches may store them.
    'cache-control': 'private, max-age=86400',
    etag: `"${file.id}"`,
    'content-security-policy': "default-src 'none'; sandbox",
  };
  const width = parseWidth(new URL(request.url).searchParams.get('width'));
  const small = width && file.contentType === 'image/webp' ? await smallerPhotos.get(file, width) : null;
  if (small === 'unreadable') return unreadable();
  if (small) {
    const own = {
      'content-length': `${small.length}`,
      'accept-ranges': 'none',
      etag: `"${file.id}-${width}"`,
    };
    const body = isHead ? null : new Uint8Array(small);
    return new Response(body, { headers: { ...headers, ...own } });
  }
  if (isHead) return (await storedFiles.isWhole(file)) ? new Response(null, { headers }) : unreadable();
  // iPhones play only files that support ranges. If-Range always matches, because files never change.
  const range = requestedRange(request.headers, file.bytes);
  if (range === 'unsatisfiable') {
    const size = { 'content-length': '0', 'content-range': `bytes */${file.bytes}` };
    return new Response(null, { status: 416, headers: { ...headers, ...size } });
  }
  const stream = await storedFiles.open(file, range ?? undefined);
  if (!stream) return unreadable();
  // The router drops the answer of a client that has gone. The stream must be closed, or its file stays open.
  const { signal } = request;
  const close = () => void stream.cancel().catch(() => {});
  if (signal.aborted) close();
  else signal.addEventListener('abort', close, { once: true });
  if (!range) return new Response(stream, { headers });
  const { first, last } = range;
  const part = {
    'content-length': `${last - first + 1}`,
    'content-range': `bytes ${first}-${last}/${file.bytes}`,
  };
  return new Response(stream, { status: 206, headers: { ...headers, ...part } });
}

/**
 * 404 also for a missing file (RFC 9110, 15.5.5): trying again soon does not help, and a backup may restore it. Each
 * is logged once.
 */
function unreadable(): Response {
  const headers = { 'cache-control': 'no-store' };
  return new Response(siteText('missing.damagedFile.error'), {
    status: 404,
    headers,
  });
}

/** The picture that is shown with a link: other sites may embed it. */
export function previewResponse(picture: Uint8Array, headers: Record<string, string>): Response {
  const own = { 'content-type': 'image/jpeg', 'cross-origin-resource-policy': 'cross-origin' };
  return new Response(new Uint8Array(picture), { headers: { ...own, ...headers } });
}

/** For a file that is not there, or not for whoever asks: nobody can tell one from the other. */
export function missingFile(): Response {
  return new Response(siteText('missing.file.error'), { status: 404 });
}
