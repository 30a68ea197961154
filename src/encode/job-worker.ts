import { type BrowserAssets, createBrowserAssets } from './browser-assets.ts';
import { drawStill } from './draw-still.ts';
import type { Job, JobTools, WorkerCommand, WorkerReport } from './job.ts';
import { EncodeError } from './still.ts';
import { videoType } from './video-encoding.ts';

const scope = self as unknown as DedicatedWorkerGlobalScope & { readonly fonts?: FontFaceSet };
const running = new Map<number, AbortController>();
const assets = canDrawText() && scope.fonts ? createBrowserAssets(scope.fonts) : null;

scope.addEventListener('message', ({ data }: MessageEvent<WorkerCommand>) => {
  if (data.type === 'cancel') running.get(data.id)?.abort();
  else void work(data.id, data.job);
});

async function work(id: number, job: Job): Promise<void> {
  const stop = new AbortController();
  running.set(id, stop);
  const tools = {
    signal: stop.signal,
    progress: (share: number) => report({ type: 'progress', id, share }),
  };
  try {
    const file = await run(job, tools);
    if (!stop.signal.aborted) report({ type: 'done', id, file });
  } catch (error) {
    if (!stop.signal.aborted) report({ type: 'failed', id, ...described(error) });
  } finally {
    running.delete(id);
  }
}

async function run(job: Job, tools: JobTools): Promise<Blob> {
  const ready = requireAssets();
  switch (job.kind) {
    case 'still':
      return drawStill(job, ready, tools.signal);
    case 'warm':
      // In the size of the picture, so that background and photos are cached in it.
      return drawStill({ ...job, format: 'jpeg', quality: 0 }, ready, tools.signal);
    case 'type':
      return new Blob([], { type: job.of === 'gif' ? 'image/gif' : await videoType() });
    // Most jobs are stills: code for GIF and video is loaded with the first such job.
    case 'gif':
      return (await import('./draw-gif.ts')).drawGif(job, ready, tools);
    case 'video':
      return (await import('./draw-video.ts')).drawVideo(job, ready, tools);
  }
}

function requireAssets(): BrowserAssets {
  if (assets) return assets;
  throw new EncodeError('unsupported', 'This browser cannot draw text in a worker.');
}

function canDrawText(): boolean {
  return typeof OffscreenCanvas === 'function' && new OffscreenCanvas(1, 1).getContext('2d') !== null;
}

function described(error: unknown): Pick<Extract<WorkerReport, { type: 'failed' }>, 'kind' | 'message'> {
  if (error instanceof EncodeError) return { kind: error.kind, message: error.message };
  return { kind: 'worker', message: String(error) };
}

function report(message: WorkerReport): void {
  scope.postMessage(message);
}
