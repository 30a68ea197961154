import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Config } from '../../config/config.ts';
import { FileDamaged, type FileStore, FilesUnavailable } from './file-store.ts';

/** Milliseconds until the store begins to answer: to ten megabytes on a slow line, and to a question. */
const timeoutMs = { put: 15_000, other: 5_000 } as const;

interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/** Files in a bucket of any S3-compatible store, addressed by path (`endpoint/bucket/key`), which all of them know. */
export function s3Store(config: S3Config): FileStore {
  const address = (key: string) => new URL(`${config.endpoint.replace(/\/$/, '')}/${config.bucket}/${key}`);
  const send = async (request: S3Request) => answer(request, await signedHeaders(request, config));
  return {
    async put(key, bytes, contentType) {
      const headers = { 'content-type': contentType };
      const kept = await isThere(await send({ method: 'PUT', url: address(key), headers, body: bytes }));
      if (!kept) throw new FilesUnavailable('404 to a new file');
    },
    async get(key, { range, bytes } = {}) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.first}-${range.last}` } : {};
      const response = await send({ method: 'GET', url: address(key), headers });
      const isDamaged = bytes !== undefined && isOfOtherSize(response, bytes);
      if (isDamaged || (range && response.status === 200)) await response.body?.cancel();
      if (isDamaged) throw new FileDamaged();
      if (range && response.status === 200) throw new FilesUnavailable('a whole file instead of a part');
      if (response.ok) return response.body;
      await isThere(response);
      return null;
    },
    async size(key) {
      const response = await send({ method: 'HEAD', url: address(key), headers: {} });
      if (response.ok) return wholeSize(response);
      // An answer to HEAD has no code in it: a bucket that is gone looks like a file that is gone.
      if (response.status === 404) return null;
      throw new FilesUnavailable(`${response.status}`);
    },
    async delete(key) {
      await isThere(await send({ method: 'DELETE', url: address(key), headers: {} }));
    },
  };
}

/** Whether an answer shows that the file has not so many bytes: also that a part of it lies beyond its end (416). */
function isOfOtherSize(response: Response, bytes: number): boolean {
  return response.status === 416 || (wholeSize(response) ?? bytes) !== bytes;
}

/** Bytes of the whole file, as the headers of an answer with it or a part of it say; null when they do not. */
function wholeSize({ status, headers }: Response): number | null {
  const said =
    status === 206 ? headers.get('content-range')?.split('/').at(-1) : headers.get('content-length');
  return (status === 200 || status === 206) && said && /^\d+$/.test(said) ? Number(said) : null;
}

export interface BucketTrouble {
  readonly sentence: string;
  /** Waiting does not help. */
  readonly isFinal: boolean;
}

/** What the store says of a bucket and of who asks, by a file that nobody has; null when nothing is wrong. */
export async function checkBucket(config: S3Config): Promise<BucketTrouble | null> {
  const { bucket, endpoint } = config;
  const file = await s3Store(config)
    .get('is-the-bucket-there')
    .catch((error: FilesUnavailable) => error);
  if (!(file instanceof FilesUnavailable)) return null;
  if (file.reason.endsWith('NoSuchBucket')) {
    const sentence = `There is no bucket ${bucket} at ${endpoint}: make it, or correct S3_BUCKET.`;
    return { sentence, isFinal: true };
  }
  if (/(InvalidAccessKeyId|SignatureDoesNotMatch)$/.test(file.reason)) {
    const sentence = `${endpoint} does not know who we are: correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`;
    return { sentence, isFinal: true };
  }
  // Who may read and write files and not list them is told so of files that are not there.
  if (file.reason.endsWith('AccessDenied')) return null;
  return { sentence: `The bucket ${bucket} cannot be reached now (${file.reason}).`, isFinal: false };
}

/**
 * The headers by which the store knows who asks: AWS Signature Version 4. It covers all headers and the body, so that
 * a store refuses bytes that changed on their way. `datetime` is the time as AWS writes it (20130524T000000Z), now
 * unless given.
 */
export async function signedHeaders(
  { method, url, headers, body }: S3Request,
  { accessKeyId, secretAccessKey, region }: Pick<S3Config, 'accessKeyId' | 'secretAccessKey' | 'region'>,
  datetime?: string,
): Promise<Headers> {
  const bodyHash = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  const signer = new AwsV4Signer({
    ...{ method, url: url.href, accessKeyId, secretAccessKey, region },
    headers: { ...headers, 'x-amz-content-sha256': bodyHash },
    service: 's3',
    allHeaders: true,
    ...(datetime ? { datetime } : {}),
  });
  return (await signer.sign()).headers;
}

/** Waits for the beginning of the answer only: the bytes may take as long as their reader needs. */
async function answer(request: S3Request, headers: Headers): Promise<Response> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), request.method === 'PUT' ? timeoutMs.put : timeoutMs.other);
  try {
    const { method, url, body } = request;
    const init = { method, headers, redirect: 'error', signal: abort.signal } as const;
    return await fetch(url, body ? { ...init, body: body as Uint8Array<ArrayBuffer> } : init);
  } catch (cause) {
    throw new FilesUnavailable(abort.signal.aborted ? 'no answer in time' : 'no connection', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads the answer to its end, so that the connection can be used again; false when the store has no such file.
 * Throws on every other refusal: a bucket that is gone is no file that is gone.
 */
async function isThere(response: Response): Promise<boolean> {
  const text = await response.text();
  if (response.ok) return true;
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? 'no code';
  if (response.status === 404 && code !== 'NoSuchBucket') return false;
  throw new FilesUnavailable(`${response.status}, ${code}`);
}
