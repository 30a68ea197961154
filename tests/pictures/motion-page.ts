import { ALL_FORMATS, BlobSource, Input, type VideoSample, VideoSampleSink } from 'mediabunny';
import { createBrowserAssets } from '#encode/browser-assets.ts';
import { drawFilm } from '#encode/draw-film.ts';
import { framesPerSecond, type MotionRequest } from '#encode/film.ts';
import { renderFilm, renderGif } from '#encode/worker-client.ts';
import { base64 } from './base64.ts';

/** What the motion test does in the page of `painters-page.ts`. */
export type FilmOf = MotionRequest & { readonly sound: { readonly url: string } | null };

export interface Made {
  readonly file: string;
  readonly type: string;
  readonly extension: string;
  /** The shares that were reported. */
  readonly progress: readonly number[];
}

async function gif(request: MotionRequest): Promise<Made> {
  const progress: number[] = [];
  const { file, extension } = await renderGif({ ...request, onProgress: (share) => progress.push(share) });
  return { file: await base64(file), type: file.type, extension, progress };
}

/** Kept for the questions below. */
let lastFilm: Blob | null = null;

async function film(request: FilmOf): Promise<Made> {
  const progress: number[] = [];
  const { file, extension } = await renderFilm({ ...request, onProgress: (share) => progress.push(share) });
  lastFilm = file;
  return { file: await base64(file), type: file.type, extension, progress };
}

/** Called off at its first sign of life: the error's name, and how many signs came after it. */
async function calledOff(kind: 'gif' | 'film', request: FilmOf): Promise<{ error: string; after: number }> {
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
    await (kind === 'gif' ? renderGif(options) : renderFilm(options));
    return { error: 'none', after };
  } catch (error) {
    return { error: (error as Error).name, after };
  }
}

async function filmFailure(request: FilmOf): Promise<string> {
  try {
    await renderFilm(request);
    return 'none';
  } catch (error) {
    return `${(error as Error).name} ${(error as { kind?: string }).kind ?? ''}`.trim();
  }
}

/** The last film as the browser plays it at that second, as a PNG. */
async function filmFrame(seconds: number): Promise<string> {
  const video = document.createElement('video');
  video.src = URL.createObjectURL(lastFilm as Blob);
  video.muted = true;
  await new Promise((resolve) => video.addEventListener('loadeddata', resolve));
  // On a busy machine the place is found before its picture is: only a presented frame can be drawn.
  await new Promise<void>((resolve) => {
    function look(_: number, { mediaTime }: VideoFrameCallbackMetadata): void {
      // A picture of the card at rest stands for a fifth of a second.
      if (mediaTime <= seconds && mediaTime > seconds - 0.21) resolve();
      else video.requestVideoFrameCallback(look);
    }
    video.requestVideoFrameCallback(look);
    video.currentTime = seconds;
  });
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  (canvas.getContext('2d') as OffscreenCanvasRenderingContext2D).drawImage(video, 0, 0);
  URL.revokeObjectURL(video.src);
  return await base64(await canvas.convertToBlob({ type: 'image/png' }));
}

/** A frame of the last film as the browser decodes it. */
async function decoded<Value>(frame: number, read: (sample: VideoSample) => Promise<Value>): Promise<Value> {
  const input = new Input({ source: new BlobSource(lastFilm as Blob), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('The film has no pictures.');
  // In the middle of the frame, because a time is not always exact.
  const sample = await new VideoSampleSink(track).getSample((frame + 0.5) / framesPerSecond);
  if (!sample) throw new Error(`The film has no frame ${frame}.`);
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
function filmColors(): Promise<{ colorSpace: VideoColorSpaceInit; luma: number }> {
  return decoded(0, async (sample) => {
    const planes = new Uint8Array(sample.allocationSize());
    const [lightness] = await sample.copyTo(planes);
    const luma = planes[(lightness?.offset ?? 0) + 8 * (lightness?.stride ?? 0) + 8] as number;
    return { colorSpace: sample.colorSpace.toJSON(), luma };
  });
}

/** The last film's sound as the browser decodes it: its length and, second by second, its loudness. */
async function filmSound(): Promise<{ seconds: number; loudness: number[] }> {
  const context = new OfflineAudioContext(2, 1, 48_000);
  const sound = await context.decodeAudioData(await (lastFilm as Blob).arrayBuffer());
  const samples = sound.getChannelData(0);
  const loudness = Array.from({ length: Math.floor(sound.duration) }, (_, second) => {
    const part = samples.subarray(second * 48_000, (second + 1) * 48_000);
    return Math.sqrt(part.reduce((sum, value) => sum + value ** 2, 0) / part.length);
  });
  return { seconds: sound.duration, loudness };
}

/** A film made by the page itself, in which encoders may be taken away: a worker's are out of reach. */
async function filmWithout(codec: RegExp, request: FilmOf): Promise<string> {
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
    lastFilm = await drawFilm(request, createBrowserAssets(document.fonts), tools);
    return lastFilm.type;
  } catch (error) {
    return `${(error as Error).name} ${(error as { kind?: string }).kind ?? ''}`.trim();
  }
}

export const motion = {
  gif,
  film,
  calledOff,
  decodedFrame,
  filmColors,
  filmFailure,
  filmFrame,
  filmSound,
  filmWithout,
};
