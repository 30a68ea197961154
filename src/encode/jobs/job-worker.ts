import { type BrowserAssets, createBrowserAssets } from '../browser-assets.ts';
import { drawStill } from '../draw-still.ts';
import { EncodeError } from '../encode-error.ts';
import { videoType } from '../video/video-encoding.ts';
import { answerJobs } from './answer-jobs.ts';
import type { Job, JobTools } from './job.ts';

const scope = self as unknown as DedicatedWorkerGlobalScope & { readonly fonts?: FontFaceSet };
const assets = canDrawText() && scope.fonts ? createBrowserAssets(scope.fonts) : null;

answerJobs<Job>(run);

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
      return (await import('../gif/draw-gif.ts')).drawGif(job, ready, tools);
    case 'video':
      return (await import('../video/draw-video.ts')).drawVideo(job, ready, tools);
  }
}

function requireAssets(): BrowserAssets {
  if (assets) return assets;
  throw new EncodeError('unsupported', 'This browser cannot draw text in a worker.');
}

function canDrawText(): boolean {
  return typeof OffscreenCanvas === 'function' && new OffscreenCanvas(1, 1).getContext('2d') !== null;
}
