import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Config } from '../../config/config.ts';
import { FileDamaged, type FileStore, FilesUnavailable } from './file-store.ts';

/** Until the store begins to answer: after an upload of ten megabytes on a slow line, and after other requests. */
const timeoutMs = { put: 15_000, other: 5_000 } as const;

interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/** Files in a bucket of any S3-compatible store, addressed by path (`endpoint/bucket/key`), which all stores support. */
export function s3Store(config: S3Config): FileStore {
  const address = (key: string) => new URL(`${config.endpoint.replace(/\/$/, '')}/${config.bucket}/${key}`);
  const ask = async (request: S3Request) => send(request, await signedHeaders(request, config));
  return {
    async put(key, bytes, contentType) {
      const headers = { 'content-type': contentType };
      const isStored = await finishResponse(
        await ask({ method: 'PUT', url: address(key), headers, body: bytes }),
      );
      if (!isStored) throw new FilesUnavailable('404 to a new file');
    },
    async get(key, { range, bytes } = {}) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.first}-${range.last}` } : {};
      const response = await ask({ method: 'GET', url: address(key), headers });
      const isDamaged = bytes !== undefined && isOfOtherSize(response, bytes);
      if (isDamaged || (range && response.status === 200)) await response.body?.cancel();
      if (isDamaged) throw new FileDamaged();
      if (range && response.status === 200) throw new FilesUnavailable('a whole file instead of a part');
      if (response.ok) return response.body;
      await finishResponse(response);
      return null;
    },
    async size(key) {
      const response = await ask({ method: 'HEAD', url: address(key), headers: {} });
      if (response.ok) return wholeSize(response);
      // An answer to HEAD has no code in it: a bucket that is gone looks like a file that is gone.
      if (response.status === 404) return null;
      throw new FilesUnavailable(`${response.status}`);
    },
    async delete(key) {
      await finishResponse(await ask({ method: 'DELETE', url: address(key), headers: {} }));
    },
  };
}

/** Whether an answer shows that the file has another size. So does 416: the range lies beyond the end. */
function isOfOtherSize(response: Response, bytes: number): boolean {
  return response.status === 416 || (wholeSize(response) ?? bytes) !== bytes;
}

/** Bytes of the whole file according to the headers of an answer with all or a part of it; null when they do not say. */
function wholeSize({ status, headers }: Response): number | null {
  const size =
    status === 206 ? headers.get('content-range')?.split('/').at(-1) : headers.get('content-length');
  return (status === 200 || status === 206) && size && /^\d+$/.test(size) ? Number(size) : null;
}

export interface BucketProblem {
  readonly sentence: string;
  /** Waiting does not help. */
  readonly isFinal: boolean;
}

/** Asks the store for a file that does not exist, to learn whether bucket and keys are right; null when they are. */
export async function checkBucket(config: S3Config): Promise<BucketProblem | null> {
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
  // A key that may not list files gets this answer for a missing one.
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

/** The timeout is for the beginning of the answer: reading all bytes may take longer. */
async function send(request: S3Request, headers: Headers): Promise<Response> {
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
 * Reads the answer to its end, so that the connection can be used again. False when the store has no such file; throws
 * on every other refusal, such as a missing bucket.
 */
async function finishResponse(response: Response): Promise<boolean> {
  const text = await response.text();
  if (response.ok) return true;
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? 'no code';
  if (response.status === 404 && code !== 'NoSuchBucket') return false;
  throw new FilesUnavailable(`${response.status}, ${code}`);
}
