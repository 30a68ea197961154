import { EncodeError } from '../encode-error.ts';
import type { JobTools, WorkerCommand, WorkerReport } from './job.ts';

/** Lets this worker do the jobs of a `JobClient`: several at a time, each until it is done or cancelled. */
export function answerJobs<Job>(run: (job: Job, tools: JobTools) => Promise<Blob>): void {
  const scope = self as unknown as DedicatedWorkerGlobalScope;
  const running = new Map<number, AbortController>();

  function report(message: WorkerReport): void {
    scope.postMessage(message);
  }

  async function work(id: number, job: Job): Promise<void> {
    const stop = new AbortController();
    running.set(id, stop);
    const progress = (share: number) => report({ type: 'progress', id, share });
    try {
      const file = await run(job, { signal: stop.signal, progress });
      if (!stop.signal.aborted) report({ type: 'done', id, file });
    } catch (error) {
      if (!stop.signal.aborted) report({ type: 'failed', id, ...described(error) });
    } finally {
      running.delete(id);
    }
  }

  scope.addEventListener('message', ({ data }: MessageEvent<WorkerCommand<Job>>) => {
    if (data.type === 'cancel') running.get(data.id)?.abort();
    else void work(data.id, data.job);
  });
}

function described(error: unknown): Pick<Extract<WorkerReport, { type: 'failed' }>, 'kind' | 'message'> {
  if (error instanceof EncodeError) return { kind: error.kind, message: error.message };
  return { kind: 'worker', message: String(error) };
}
