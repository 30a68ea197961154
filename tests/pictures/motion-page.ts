import { ALL_FORMATS, BlobSource, Input, type VideoSample, VideoSampleSink } from 'mediabunny';
import type { Scene } from '#card/scene/scene.ts';
import { createBrowserAssets } from '#encode/browser-assets.ts';
import { renderGif, renderVideo } from '#encode/jobs/render-files.ts';
import type { GifRequest, MotionRequest } from '#encode/motion-request.ts';
import { framesPerSecond } from '#encode/turns.ts';
import { drawVideo } from '#encode/video/draw-video.ts';
import type { VideoEnd } from '#encode/video/video-request.ts';
import { base64 } from './base64.ts';

/** What the motion test does in the page of `painters-page.ts`. */
export type VideoOf = MotionRequest & {
  readonly sound: string | null;
  readonly ends: VideoEnd;
  readonly envelope: Scene | null;
};

export interface Made {
  readonly file: string;
  readonly type: string;
  readonly extension: string;
  /** The shares that were reported. */
  readonly progress: readonly number[];
}

async function gif(request: GifRequest): Promise<Made> {
  const progress: number[] = [];
  const { file, extension } = await renderGif({ ...request, onProgress: (share) => progress.push(share) });
  return { file: await base64(file), type: file.type, extension, progress };
}

/** Kept for the questions below. */
let lastVideo: Blob | null = null;

async function video(request: VideoOf): Promise<Made> {
  const progress: number[] = [];
  const { file, extension } = await renderVideo({ ...request, onProgress: (share) => progress.push(share) });
  lastVideo = file;
  return { file: await base64(file), type: file.type, extension, progress };
}

/** Called off at its first sign of life: the error's name, and how many signs came after it. */
async function calledOff(kind: 'gif' | 'video', request: VideoOf): Promise<{ error: string; after: number }> {
  const stop = new AbortController();
  let after = -1;
  const options = {
    ...request,
    signal: stop.signal,
    onProgress() {
      stop.abort();
      after += 1;
    },
  };
  try {
    await (kind === 'gif' ? renderGif({ ...options, width: 672 }) : renderVideo(options));
    return { error: 'none', after };
  } catch (error) {
    return { error: (error as Error).name, after };
  }
}

async function videoFailure(request: VideoOf): Promise<string> {
  try {
    await renderVideo(request);
    return 'none';
  } catch (error) {
    return `${(error as Error).name} ${(error as { kind?: string }).kind ?? ''}`.trim();
  }
}

/** The last video as the browser plays it at that second, as a PNG. */
async function videoFrame(seconds: number): Promise<string> {
  const video = document.createElement('video');
  video.src = URL.createObjectURL(lastVideo as Blob);
  video.muted = true;
  await new Promise((resolve) => video.addEventListener('loadeddata', resolve));
  // On a busy machine the place is found before its picture is: only a presented frame can be drawn. A paused video shows
  // no other by itself, so it is sent there again.
  const seek = () => {
    video.currentTime = seconds;
  };
  const again = setInterval(seek, 2_000);
  await new Promise<void>((resolve) => {
    function look(_: number, { mediaTime }: VideoFrameCallbackMetadata): void {
      // A picture of the card at rest stands for half a second.
      if (mediaTime <= seconds && mediaTime > seconds - 0.51) resolve();
      else video.requestVideoFrameCallback(look);
    }
    video.requestVideoFrameCallback(look);
    seek();
  });
  clearInterval(again);
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  (canvas.getContext('2d') as OffscreenCanvasRenderingContext2D).drawImage(video, 0, 0);
  const { src } = video;
  // A video that still loads would complain that its file is gone.
  video.removeAttribute('src');
  video.load();
  URL.revokeObjectURL(src);
  return await base64(await canvas.convertToBlob({ type: 'image/png' }));
}

/** A frame of the last video as the browser decodes it. */
async function decoded<Value>(frame: number, read: (sample: VideoSample) => Promise<Value>): Promise<Value> {
  const input = new Input({ source: new BlobSource(lastVideo as Blob), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('The video has no pictures.');
  // In the middle of the frame, because a time is not always exact.
  const sample = await new VideoSampleSink(track).getSample((frame + 0.5) / framesPerSecond);
  if (!sample) throw new Error(`The video has no frame ${frame}.`);
  try {
    return await read(sample);
  } finally {
    sample.close();
    input.dispose();
  }
}

/** As a PNG. */
function decodedFrame(frame: number): Promise<string> {
  return decoded(frame, async (sample) => {
    const canvas = new OffscreenCanvas(sample.codedWidth, sample.codedHeight);
    sample.draw(canvas.getContext('2d') as OffscreenCanvasRenderingContext2D, 0, 0);
    return await base64(await canvas.convertToBlob({ type: 'image/png' }));
  });
}

/** How the first frame says that its colours are to be read, and the lightness stored for its first corner. */
function videoColors(): Promise<{ colorSpace: VideoColorSpaceInit; luma: number }> {
  return decoded(0, async (sample) => {
    const planes = new Uint8Array(sample.allocationSize());
    const [lightness] = await sample.copyTo(planes);
    const luma = planes[(lightness?.offset ?? 0) + 8 * (lightness?.stride ?? 0) + 8] as number;
    return { colorSpace: sample.colorSpace.toJSON(), luma };
  });
}

/** The last video's sound as the browser decodes it: its length and, second by second, its loudness. */
async function videoSound(): Promise<{ seconds: number; loudness: number[] }> {
  const context = new OfflineAudioContext(2, 1, 48_000);
  const sound = await context.decodeAudioData(await (lastVideo as Blob).arrayBuffer());
  const samples = sound.getChannelData(0);
  const loudness = Array.from({ length: Math.floor(sound.duration) }, (_, second) => {
    const part = samples.subarray(second * 48_000, (second + 1) * 48_000);
    return Math.sqrt(part.reduce((sum, value) => sum + value ** 2, 0) / part.length);
  });
  return { seconds: sound.duration, loudness };
}

/** How loud that tone is in each tenth of a second of the last video, as an amplitude (Goertzel's filter). */
async function videoTone(hertz: number): Promise<number[]> {
  const context = new OfflineAudioContext(2, 1, 48_000);
  const sound = await context.decodeAudioData(await (lastVideo as Blob).arrayBuffer());
  const samples = sound.getChannelData(0);
  const factor = 2 * Math.cos((2 * Math.PI * hertz) / 48_000);
  return Array.from({ length: Math.floor(sound.duration * 10) }, (_, tenth) => {
    let [last, before] = [0, 0];
    for (const value of samples.subarray(tenth * 4800, (tenth + 1) * 4800)) {
      [last, before] = [value + factor * last - before, last];
    }
    return Math.sqrt(last ** 2 + before ** 2 - factor * last * before) / 2400;
  });
}

/** A video made by the page itself, in which encoders may be taken away: a worker's are out of reach. */
async function videoWithout(codec: RegExp, request: VideoOf): Promise<string> {
  for (const Encoder of [VideoEncoder, AudioEncoder]) {
    const { configure } = Encoder.prototype;
    // It says that it can, and then it cannot: some browsers do that.
    Encoder.prototype.configure = function (config: { codec: string }) {
      if (codec.test(config.codec)) throw new DOMException('Not this one.', 'NotSupportedError');
      configure.call(this, config as never);
    };
  }
  const tools = { signal: new AbortController().signal, progress: () => undefined };
  try {
    lastVideo = await drawVideo(request, createBrowserAssets(document.fonts), tools);
    return lastVideo.type;
  } catch (error) {
    return `${(error as Error).name} ${(error as { kind?: string }).kind ?? ''}`.trim();
  }
}

export const motion = {
  gif,
  video,
  calledOff,
  decodedFrame,
  videoColors,
  videoFailure,
  videoFrame,
  videoSound,
  videoTone,
  videoWithout,
};
