import {
  type AttachedImage,
  BufferTarget,
  type Mp4OutputFormat,
  Output,
  type WebMOutputFormat,
} from 'mediabunny';
import type { BrowserAssets } from './browser-assets.ts';
import { contextOf, newCanvas } from './browser-surface.ts';
import { canvasFile } from './canvas-file.ts';
import {
  type FilmRequest,
  filmFrames,
  filmSize,
  framesPerSecond,
  restingFrame,
  restingStep,
  shownAt,
} from './film.ts';
import { addAudioTrack, findAudioWay } from './film-audio.ts';
import { type OpenSound, openSound } from './film-sound.ts';
import { addVideoTrack, fileFormat, type VideoTrack } from './film-video.ts';
import { filmWay } from './film-ways.ts';
import type { Grounds } from './grounds.ts';
import type { JobTools } from './job.ts';
import { createMovingCard } from './moving-card.ts';
import { EncodeError } from './still.ts';

/**
 * The card as a film with its sound: MP4 (H.264 and AAC) where the browser can, else WebM; the type of the
 * file says which. Throws EncodeError, and the signal's reason.
 */
export async function drawFilm(request: FilmRequest, assets: BrowserAssets, tools: JobTools): Promise<Blob> {
  const { scene } = request;
  // First, because a sound that only the page can decode sends us back to the start.
  const sound = request.sound && (await openSound(request.sound, tools.signal));
  try {
    const [images] = await Promise.all([assets.photos(scene), assets.fonts(scene)]);
    tools.signal.throwIfAborted();
    return await filmOf(request, tools, { images, sound, grounds: assets.grounds });
  } catch (cause) {
    if (tools.signal.aborted || cause instanceof EncodeError) throw cause;
    throw new EncodeError('memory', 'The browser could not make the film.', { cause });
  } finally {
    sound?.close();
  }
}

type FilmOutput = Output<Mp4OutputFormat | WebMOutputFormat, BufferTarget>;

interface Parts {
  readonly images: ReadonlyMap<string, ImageBitmap>;
  readonly sound: OpenSound | null;
  readonly grounds: Grounds;
}

async function filmOf(request: FilmRequest, tools: JobTools, { sound, ...parts }: Parts): Promise<Blob> {
  const way = await filmWay();
  const audioWay = way && sound && (await findAudioWay(sound, way.codec));
  tools.signal.throwIfAborted();
  if (!way) throw new EncodeError('unsupported', 'This browser cannot make films.');
  if (sound && (!audioWay || (audioWay !== 'copy' && !sound.decodable))) {
    throw new EncodeError('codec', 'This thread cannot decode the sound, or no encoder takes it.');
  }
  const output: FilmOutput = new Output({ format: fileFormat(way), target: new BufferTarget() });
  const video = addVideoTrack(output, way, filmSize);
  const { signal } = tools;
  const fillSound = sound && audioWay && addAudioTrack(output, { sound, way: audioWay, signal });
  const frames = filmFrames(request.scene, sound?.seconds ?? 0);
  const card = createFilmCard(request, parts);
  try {
    if (way.codec === 'avc') output.setMetadataTags({ images: [await card.cover()] });
    await output.start();
    await Promise.all([
      fillVideo(request, tools, { card, video, frames }),
      fillSound?.(frames / framesPerSecond),
    ]);
    await output.finalize();
  } finally {
    card.close();
    if (output.state !== 'finalized') await output.cancel();
  }
  return new Blob([output.target.buffer as ArrayBuffer], { type: output.format.mimeType });
}

/** The card as the film shows it. */
interface FilmCard {
  /** The pixels of that frame. */
  pixels(frame: number): Uint8ClampedArray<ArrayBuffer>;
  /** The picture that stands for the file where it is not played. */
  cover(): Promise<AttachedImage>;
  close(): void;
}

function createFilmCard(request: FilmRequest, parts: Omit<Parts, 'sound'>): FilmCard {
  const { scene } = request;
  const { width, height } = filmSize;
  const canvas = newCanvas(width, height);
  const context = contextOf(canvas, { alpha: false });
  const card = createMovingCard(request, { ...parts, width, height, scale: width / scene.width });
  return {
    pixels(frame) {
      card.paint(context, shownAt(scene, frame));
      return context.getImageData(0, 0, width, height).data;
    },
    async cover() {
      card.paint(context, shownAt(scene, 0));
      const file = await canvasFile(canvas, 'image/jpeg', 0.85);
      return { data: new Uint8Array(await file.arrayBuffer()), mimeType: file.type, kind: 'coverFront' };
    },
    close() {
      canvas.width = 0;
      canvas.height = 0;
    },
  };
}

interface Filling {
  readonly card: FilmCard;
  readonly video: VideoTrack;
  readonly frames: number;
}

async function fillVideo(
  { scene }: FilmRequest,
  { signal, progress }: JobTools,
  { card, video, frames }: Filling,
): Promise<void> {
  const resting = restingFrame(scene);
  for (let frame = 0, next = 0; frame < frames; frame = next) {
    if (frame <= resting) video.show(card.pixels(frame));
    next = Math.min(frames, frame + (frame < resting ? 1 : restingStep));
    await video.add(frame, next - frame);
    signal.throwIfAborted();
    progress(next / frames);
  }
}
