import type { Job, WorkerCommand, WorkerReport } from './job.ts';
import { EncodeError } from './still.ts';

export interface RunOptions {
  readonly signal?: AbortSignal | undefined;
  /** Takes a share from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** One worker, started when it is first needed and kept, that does what it is asked to. */
export interface JobClient {
  /** The file. Rejects with EncodeError, or with the signal's reason. */
  run(job: Job, options?: RunOptions): Promise<Blob>;
}

interface Waiting extends RunOptions {
  readonly resolve: (file: Blob) => void;
  readonly reject: (error: unknown) => void;
}

function started(start: () => Worker): Worker {
  try {
    return start();
  } catch (cause) {
    throw new EncodeError('worker', 'This browser starts no worker.', { cause });
  }
}

export function createJobClient(start: () => Worker): JobClient {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  function hear({ data }: MessageEvent<WorkerReport>): void {
    const one = waiting.get(data.id);
    if (data.type === 'progress') one?.onProgress?.(data.share);
    else if (data.type === 'done') one?.resolve(data.file);
    else one?.reject(new EncodeError(data.kind, data.message));
    // Some of its code may not have come, and Firefox asks for that only once in the life of a worker.
    if (data.type === 'failed' && data.kind === 'worker') lose();
  }

  /** A worker that did not load, lacks code or has died: the next job gets a new one. */
  function lose(): void {
    worker?.terminate();
    worker = null;
    for (const one of waiting.values()) one.reject(new EncodeError('worker', 'The drawing worker stopped.'));
  }

  function send(command: WorkerCommand): void {
    if (!worker) {
      worker = started(start);
      worker.addEventListener('message', hear);
      worker.addEventListener('error', lose);
      worker.addEventListener('messageerror', lose);
    }
    worker.postMessage(command);
  }

  return {
    async run(job, options = {}) {
      const { signal } = options;
      signal?.throwIfAborted();
      lastId += 1;
      const id = lastId;
      const { promise, resolve, reject } = Promise.withResolvers<Blob>();
      function cancel(): void {
        worker?.postMessage({ type: 'cancel', id } satisfies WorkerCommand);
        reject(signal?.reason);
      }
      waiting.set(id, { ...options, resolve, reject });
      signal?.addEventListener('abort', cancel);
      try {
        send({ type: 'start', id, job });
        return await promise;
      } finally {
        waiting.delete(id);
        signal?.removeEventListener('abort', cancel);
      }
    },
  };
}
