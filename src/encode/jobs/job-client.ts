import { withResolvers } from '#std/with-resolvers.ts';
import { EncodeError } from '../encode-error.ts';
import type { Job, WorkerCommand, WorkerReport } from './job.ts';

export interface RunOptions {
  readonly signal?: AbortSignal | undefined;
  /** Takes a share from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** Runs jobs in one worker, which is started with the first job. */
export interface JobClient<OneJob = Job> {
  /** Resolves with the file. Rejects with EncodeError, or with the signal's reason. */
  run(job: OneJob, options?: RunOptions): Promise<Blob>;
  /** Ends the worker and what it is doing. The next job starts another one. */
  stop(): void;
}

interface PendingJob extends RunOptions {
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

export function createJobClient<OneJob = Job>(start: () => Worker): JobClient<OneJob> {
  const pending = new Map<number, PendingJob>();
  let worker: Worker | null = null;
  let lastId = 0;

  function handleReport({ data }: MessageEvent<WorkerReport>): void {
    const one = pending.get(data.id);
    if (data.type === 'progress') one?.onProgress?.(data.share);
    else if (data.type === 'done') one?.resolve(data.file);
    else one?.reject(new EncodeError(data.kind, data.message));
    // Some of its code may not have loaded, and Firefox does not request it again in the same worker.
    if (data.type === 'failed' && data.kind === 'worker') discardWorker();
  }

  /** Gives up a worker that did not load, lacks code or crashed. The next job starts a new one. */
  function discardWorker(): void {
    worker?.terminate();
    worker = null;
    for (const one of pending.values()) one.reject(new EncodeError('worker', 'The drawing worker stopped.'));
  }

  function send(command: WorkerCommand<OneJob>): void {
    if (!worker) {
      worker = started(start);
      worker.addEventListener('message', handleReport);
      worker.addEventListener('error', discardWorker);
      worker.addEventListener('messageerror', discardWorker);
    }
    worker.postMessage(command);
  }

  return {
    stop: discardWorker,
    async run(job, options = {}) {
      const { signal } = options;
      signal?.throwIfAborted();
      lastId += 1;
      const id = lastId;
      const { promise, resolve, reject } = withResolvers<Blob>();
      function cancel(): void {
        worker?.postMessage({ type: 'cancel', id } satisfies WorkerCommand<OneJob>);
        reject(signal?.reason);
      }
      pending.set(id, { ...options, resolve, reject });
      signal?.addEventListener('abort', cancel);
      try {
        send({ type: 'start', id, job });
        return await promise;
      } finally {
        pending.delete(id);
        signal?.removeEventListener('abort', cancel);
      }
    },
  };
}
