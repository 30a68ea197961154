import { fail, ok, type Result } from '#std/result.ts';

export interface SendProblem {
  /** A sentence to show. */
  readonly sentence: string;
  /** Whether sending the same file again may succeed. */
  readonly retryable: boolean;
}

/** Null when it was cancelled. */
export type SendResult<Value> = Result<Value, SendProblem> | null;

export interface SendOptions {
  /** The part of the file that has been sent, 0 to 1. */
  readonly onProgress: (progress: number) => void;
  readonly signal: AbortSignal;
}

interface UploadRequest<Value> extends SendOptions {
  /** Answers JSON: a value that `read` understands, or `{ error }` with a sentence. */
  readonly address: string;
  readonly file: Blob;
  /** Reads the stored file from the answer; undefined when the answer holds none. */
  readonly read: (answer: object) => Value | undefined;
  /** The error message when the server cannot be reached or its answer is unreadable. */
  readonly unreachable: string;
}

/** Uploads a file. Uses XMLHttpRequest, because `fetch` reports no progress. */
export function sendFile<Value>(request: UploadRequest<Value>): Promise<SendResult<Value>> {
  const { address, file, read, unreachable, onProgress, signal } = request;
  return new Promise((resolve) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', address);
    xhr.responseType = 'json';
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    xhr.onload = () => {
      const answer = (xhr.response ?? {}) as object;
      const value = read(answer);
      if (value !== undefined) return resolve(ok(value));
      const sentence = 'error' in answer && typeof answer.error === 'string' ? answer.error : unreachable;
      resolve(fail({ sentence, retryable: isRetryable(xhr.status) || sentence === unreachable }));
    };
    xhr.onerror = () => resolve(fail({ sentence: unreachable, retryable: true }));
    xhr.onabort = () => resolve(null);
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(file);
  });
}

/** Broken on its way, not logged in, too slow, too many requests, or a fault of the server. */
function isRetryable(status: number): boolean {
  return [400, 401, 408, 429].includes(status) || status >= 500;
}
