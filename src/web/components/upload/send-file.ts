import { fail, ok, type Result } from '#std/result.ts';

export interface SendProblem {
  /** To show as it is. */
  readonly sentence: string;
  /** Sending the same file once more may help. */
  readonly passing: boolean;
}

/** Null when it was cancelled. */
export type SendResult<Value> = Result<Value, SendProblem> | null;

export interface SendOptions {
  /** 0 to 1: the share of the file that has left. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

interface UploadRequest<Value> extends SendOptions {
  /** Answers JSON: what `read` understands, or `{ error }` with a sentence. */
  readonly address: string;
  readonly file: Blob;
  /** What the server made of the file; undefined when it says something else. */
  readonly read: (answer: object) => Value | undefined;
  /** The sentence for a server that cannot be reached or does not answer as it should. */
  readonly unreachable: string;
}

/** Sends a file to the server. XMLHttpRequest, because fetch reports no progress. */
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

/** Somebody can log in again, wait a while or find a better connection. */
function isPassing(status: number): boolean {
  return [400, 401, 408, 429].includes(status) || status >= 500;
}
