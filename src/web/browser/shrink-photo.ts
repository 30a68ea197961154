import { needsBrowser, needsServer, photoHeaderBytes } from '#encode/photo/photo-conversion.ts';
import { photoFormat, photoHeadBytes } from '#encode/photo/photo-format.ts';

/** The whole photo for a card, or a square for a profile. */
export type PhotoKind = 'photo' | 'avatar';

/** The worker answers with the smaller file, or with null when it cannot make one. */
export interface ShrinkRequest {
  readonly file: File;
  readonly kind: PhotoKind;
}

/** The first bytes of a file; null where it cannot be read. */
export async function startOf(file: Blob, bytes = photoHeadBytes): Promise<Uint8Array | null> {
  // A folder cannot be read, nor a file that is gone or stands in a cloud.
  const head = await file
    .slice(0, bytes)
    .arrayBuffer()
    .catch(() => null);
  return head && new Uint8Array(head);
}

/** Bytes. Smaller files upload fast, and encoding them again would only lose quality. */
const small = 256 * 1024;

/** Null when the photo is small already or cannot be made smaller. */
export async function smallerPhoto(file: File, kind: PhotoKind, signal: AbortSignal): Promise<Blob | null> {
  const header = await startOf(file, photoHeaderBytes);
  const format = header && photoFormat(header);
  const isNeeded = header !== null && needsBrowser(header, format);
  if (!isNeeded && (file.size <= small || (header !== null && needsServer(header, format)))) return null;
  const made = await shrinkPhoto({ file, kind }, signal);
  return made && (made.size < file.size || isNeeded) ? made : null;
}

/**
 * Makes a photo as small as the server stores it, upright and without metadata, in a worker. Null when the browser
 * cannot do it or when it was cancelled.
 */
function shrinkPhoto(request: ShrinkRequest, signal: AbortSignal): Promise<Blob | null> {
  return new Promise((resolve) => {
    // One worker for each photo, because ending it frees the memory at once and stops a cancelled job.
    const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
    function finish(made: Blob | null) {
      worker.terminate();
      resolve(made);
    }
    worker.onmessage = ({ data }: MessageEvent<Blob | null>) => finish(data);
    worker.onerror = () => finish(null);
    signal.addEventListener('abort', () => finish(null), { once: true });
    worker.postMessage(request);
  });
}
