import {
  type AttachedImage,
  BufferTarget,
  type Mp4OutputFormat,
  Output,
  type WebMOutputFormat,
} from 'mediabunny';
import { createAnimatedCard } from './animated-card.ts';
import { addAudioTrack, findAudioEncoding } from './audio-track.ts';
import type { BackgroundLayers } from './background-layers.ts';
import type { BrowserAssets } from './browser-assets.ts';
import { contextOf, newCanvas } from './browser-surface.ts';
import { canvasFile } from './canvas-file.ts';
import {
  framesPerSecond,
  restingFrame,
  restingStep,
  shownAt,
  type VideoRequest,
  videoFrameCount,
  videoSize,
} from './frames.ts';
import type { JobTools } from './job.ts';
import { type OpenSound, openSound } from './open-sound.ts';
import { EncodeError } from './still.ts';
import { videoEncoding } from './video-encoding.ts';
import { addVideoTrack, fileFormat, type VideoTrack } from './video-track.ts';

/**
 * The card as a video with its sound: MP4 (H.264 and AAC) where the browser can, else WebM; the type of the
 * file says which. Throws EncodeError, and the signal's reason.
 */
export async function drawVideo(
  request: VideoRequest,
  assets: BrowserAssets,
  tools: JobTools,
): Promise<Blob> {
  const { scene } = request;
  // First: a sound that only the page can decode makes the job start again.
  const sound = request.sound && (await openSound(request.sound, tools.signal));
  try {
    const [images] = await Promise.all([assets.photos(scene), assets.fonts(scene)]);
    tools.signal.throwIfAborted();
    return await videoOf(request, tools, { images, sound, backgroundLayers: assets.backgroundLayers });
  } catch (cause) {
    if (tools.signal.aborted || cause instanceof EncodeError) throw cause;
    throw new EncodeError('memory', 'The browser could not make the video.', { cause });
  } finally {
    sound?.close();
  }
}

type VideoOutput = Output<Mp4OutputFormat | WebMOutputFormat, BufferTarget>;

interface Parts {
  readonly images: ReadonlyMap<string, ImageBitmap>;
  readonly sound: OpenSound | null;
  readonly backgroundLayers: BackgroundLayers;
}

async function videoOf(request: VideoRequest, tools: JobTools, { sound, ...parts }: Parts): Promise<Blob> {
  const encoding = await videoEncoding();
  const audioEncoding = encoding && sound && (await findAudioEncoding(sound, encoding.codec));
  tools.signal.throwIfAborted();
  if (!encoding) throw new EncodeError('unsupported', 'This browser cannot make videos.');
  if (sound && (!audioEncoding || (audioEncoding !== 'copy' && !sound.decodable))) {
    throw new EncodeError('codec', 'This thread cannot decode the sound, or no encoder takes it.');
  }
  const output: VideoOutput = new Output({ format: fileFormat(encoding), target: new BufferTarget() });
  const video = addVideoTrack(output, encoding, videoSize);
  const { signal } = tools;
  const fillSound =
    sound && audioEncoding && addAudioTrack(output, { sound, encoding: audioEncoding, signal });
  const frames = videoFrameCount(request.scene, sound?.seconds ?? 0);
  const card = createVideoCard(request, parts);
  try {
    if (encoding.codec === 'avc') output.setMetadataTags({ images: [await card.cover()] });
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

/** The card as the video shows it. */
interface VideoCard {
  /** The pixels of that frame. */
  pixels(frame: number): Uint8ClampedArray<ArrayBuffer>;
  /** The cover picture, for programs that do not play the file. */
  cover(): Promise<AttachedImage>;
  close(): void;
}

function createVideoCard(request: VideoRequest, parts: Omit<Parts, 'sound'>): VideoCard {
  const { scene } = request;
  const { width, height } = videoSize;
  const canvas = newCanvas(width, height);
  const context = contextOf(canvas, { alpha: false });
  const card = createAnimatedCard(request, { ...parts, width, height, scale: width / scene.width });
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
  readonly card: VideoCard;
  readonly video: VideoTrack;
  readonly frames: number;
}

async function fillVideo(
  { scene }: VideoRequest,
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
