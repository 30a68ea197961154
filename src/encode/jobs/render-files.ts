import type { Scene } from '#card/scene/scene.ts';
import { type BrowserAssets, createBrowserAssets } from '../browser-assets.ts';
import { drawStill } from '../draw-still.ts';
import { EncodeError } from '../encode-error.ts';
import type { GifRequest } from '../motion-request.ts';
import { loadSound } from '../sound/load-sound.ts';
import type { Pcm } from '../sound/open-sound.ts';
import type { StillRequest } from '../still.ts';
import { videoLimits, videoVoices } from '../video/video-limits.ts';
import type { VideoRequest } from '../video/video-request.ts';
import { createJobClient, type RunOptions } from './job-client.ts';

const client = createJobClient(
  () => new Worker(new URL('./job-worker.ts', import.meta.url), { type: 'module' }),
);

/**
 * Draws the scene as a PNG or JPEG file, off the page's thread where the browser can, else on it.
 * Rejects with EncodeError, or with the signal's reason.
 */
export async function renderStill({
  signal,
  ...request
}: StillRequest & { readonly signal?: AbortSignal }): Promise<Blob> {
  try {
    return await client.run({ kind: 'still', ...request }, { signal });
  } catch (error) {
    if (!(error instanceof EncodeError) || !['unsupported', 'worker'].includes(error.kind)) throw error;
    return await drawStill(request, assetsOfPage(), signal);
  }
}

/** An animated card and its file name extension: not every browser makes MP4. */
export interface MotionFile {
  readonly file: Blob;
  readonly extension: 'gif' | 'mp4' | 'webm';
}

/**
 * Draws the entrance of each page, then the page at rest, as an endless GIF. `onProgress` takes a share from
 * 0 to 1. Rejects with EncodeError, or with the signal's reason: the work stops then, and its memory is freed.
 */
export async function renderGif({
  signal,
  onProgress,
  ...request
}: GifRequest & RunOptions): Promise<MotionFile> {
  const file = await client.run({ kind: 'gif', ...request }, { signal, onProgress });
  return { file, extension: 'gif' };
}

/** As `renderGif`, with the card's sound and the voices of its notes, as long as the sound or the pages last; see `videoTurns`. */
export async function renderVideo({
  signal,
  onProgress,
  ...request
}: VideoRequest & RunOptions): Promise<MotionFile> {
  const options = { signal, onProgress };
  try {
    return withExtension(await client.run({ kind: 'video', ...request }, options));
  } catch (error) {
    if (!(error instanceof EncodeError) || error.kind !== 'codec') throw error;
    // A worker decodes less than a page.
    const voices = [...videoVoices(request.pages).values()].flat().map(({ href }) => href);
    const decoded = new Map<string, Pcm>();
    for (const url of [...(request.sound ? [request.sound] : []), ...voices]) {
      decoded.set(url, await loadSamples(url, signal));
    }
    return withExtension(await client.run({ kind: 'video', ...request, decoded }, options));
  }
}

function withExtension(file: Blob): MotionFile {
  return { file, extension: file.type === 'video/mp4' ? 'mp4' : 'webm' };
}

/** The animated formats that this browser can make. */
export interface AnimationFormats {
  readonly gif: boolean;
  readonly video: 'mp4' | 'webm' | null;
}

/** Asks the worker, which encodes a test frame. If the worker did not load, the format counts as possible. */
export async function animationFormats(): Promise<AnimationFormats> {
  // A worker must not be the first to need the media framework: docs/platform-bugs.md, WebKitGTK.
  document.createElement('video').canPlayType('video/mp4');
  const [gif, video] = await Promise.all([typeOf('gif'), typeOf('video')]);
  return { gif: gif !== null, video: video === null ? null : video === 'video/webm' ? 'webm' : 'mp4' };
}

/** The media type of such a file; `''` if unknown, null if the browser cannot make one. */
async function typeOf(of: 'gif' | 'video'): Promise<string | null> {
  try {
    return (await client.run({ kind: 'type', of })).type;
  } catch (error) {
    return error instanceof EncodeError && error.kind === 'unsupported' ? null : '';
  }
}

/** Downloads and decodes the sound, cut to the longest video. Only pages can use `decodeAudioData`; the browser runs it on another thread. */
async function loadSamples(url: string, signal: AbortSignal | undefined): Promise<Pcm> {
  const file = await loadSound(url, signal);
  try {
    const context = new OfflineAudioContext(2, 1, 48_000);
    const audio = await context.decodeAudioData(await file.arrayBuffer());
    const kept = videoLimits.longest * audio.sampleRate;
    const channels = Array.from({ length: Math.min(2, audio.numberOfChannels) }, (_, index) =>
      audio.getChannelData(index).slice(0, kept),
    );
    return { sampleRate: audio.sampleRate, channels };
  } catch (cause) {
    signal?.throwIfAborted();
    throw new EncodeError('codec', 'The sound could not be read.', { cause });
  }
}

/** Starts the worker and fills its caches for the scene, for when the dialog opens. Never rejects. */
export async function warmStill(scene: Scene, width: number): Promise<void> {
  // The download itself reports the error.
  await client.run({ kind: 'warm', scene, width }).catch(() => undefined);
}

let pageAssets: BrowserAssets | null = null;

function assetsOfPage(): BrowserAssets {
  pageAssets ??= createBrowserAssets(document.fonts);
  return pageAssets;
}
