import { fail, ok, type Result } from '#std/result.ts';

export interface SendProblem {
  /** A sentence to show. */
  readonly sentence: string;
  /** Whether sending the same file again may succeed. */
  readonly passing: boolean;
}

/** Null when it was cancelled. */
export type SendResult<Value> = Result<Value, SendProblem> | null;

export interface SendOptions {
  /** The share of the file that has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
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
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = (request.response ?? {}) as object;
      const value = read(answer);
      if (value !== undefined) return resolve(ok(value));
      const sentence = 'error' in answer && typeof answer.error === 'string' ? answer.error : unreachable;
      resolve(fail({ sentence, passing: isPassing(request.status) || sentence === unreachable }));
    };
    request.onerror = () => resolve(fail({ sentence: unreachable, passing: true }));
    request.onabort = () => resolve(null);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

/** Not logged in, too slow, too many requests, or a fault of the server: these may pass. */
function isPassing(status: number): boolean {
  return [400, 401, 408, 429].includes(status) || status >= 500;
}
