import {
  type AttachedImage,
  BufferTarget,
  type Mp4OutputFormat,
  Output,
  type WebMOutputFormat,
} from 'mediabunny';
import { frontOf, videoMoment, videoPictures } from '#card/opening/opening-video.ts';
import { placedAt } from '#card/opening/timeline.ts';
import { paintScene } from '#card/paint/canvas.ts';
import type { CanvasPicture } from '#card/paint/canvas-surface.ts';
import type { Scene } from '#card/scene/scene.ts';
import { type AnimatedPage, createAnimatedPage } from '../animated-page.ts';
import type { BackgroundLayers } from '../background-layers.ts';
import type { BrowserAssets } from '../browser-assets.ts';
import { browserSurface, canvasFile, contextOf, newCanvas } from '../browser-surface.ts';
import { EncodeError } from '../encode-error.ts';
import type { JobTools } from '../jobs/job.ts';
import { framesPerSecond, shownAt, type Turn } from '../turns.ts';
import { addAudioTrack, findAudioEncoding } from './audio-track.ts';
import { bitrates, type Size, videoEncoding } from './video-encoding.ts';
import { statusVideo, videoSize } from './video-limits.ts';
import type { VideoRequest } from './video-request.ts';
import { closeSounds, lengthsOf, type OpenSounds, openSounds, soundOf } from './video-sounds.ts';
import { addVideoTrack, fileFormat, type VideoTrack } from './video-track.ts';
import { soundStart, videoTurns } from './video-turns.ts';

/**
 * The pages of the card in turn as a video with its sound, after the opening where there is an envelope: MP4 (H.264 and
 * AAC) where the browser can, else WebM; the type of the file says which. Throws EncodeError, and the signal's reason.
 */
export async function drawVideo(
  request: VideoRequest,
  assets: BrowserAssets,
  tools: JobTools,
): Promise<Blob> {
  const { pages, envelope } = request;
  const drawn = envelope ? [...pages, envelope] : pages;
  // First: where only the page can decode a sound, `renderVideo` decodes it and runs the job again.
  const sounds = await openSounds(request, tools.signal);
  try {
    const [images] = await Promise.all([assets.photos(...drawn), assets.fonts(...drawn)]);
    tools.signal.throwIfAborted();
    return await videoOf(request, tools, { images, sounds, backgroundLayers: assets.backgroundLayers });
  } catch (cause) {
    if (tools.signal.aborted || cause instanceof EncodeError) throw cause;
    throw new EncodeError('memory', 'The browser could not make the video.', { cause });
  } finally {
    closeSounds(sounds);
  }
}

/** Frames that share one encoded picture while a page is at rest. Encoding each would take most of the time. */
const restingStep = 15;

type VideoOutput = Output<Mp4OutputFormat | WebMOutputFormat, BufferTarget>;

interface Parts {
  readonly images: ReadonlyMap<string, ImageBitmap>;
  readonly sounds: OpenSounds;
  readonly backgroundLayers: BackgroundLayers;
}

async function videoOf(request: VideoRequest, tools: JobTools, { sounds, ...parts }: Parts): Promise<Blob> {
  const { envelope } = request;
  const front = envelope && frontOf(envelope, request.pages);
  const soundSeconds = sounds.cardSound?.seconds ?? 0;
  const turns = videoTurns({ ...request, front, voices: lengthsOf(sounds) }, soundSeconds);
  const start = soundStart(envelope !== null);
  const heard = soundOf(sounds, { turns, start });
  const [first, last] = [turns[0] as Turn, turns.at(-1) as Turn];
  const size = videoSize(first.page);
  const encoding = await videoEncoding(size);
  tools.signal.throwIfAborted();
  if (!encoding) throw new EncodeError('unsupported', 'This browser cannot make videos.');
  const audioEncoding = heard && (await findAudioEncoding(heard, encoding.codec));
  tools.signal.throwIfAborted();
  if (heard && !audioEncoding) throw new EncodeError('encoder', 'No encoder takes the sound.');
  if (heard && audioEncoding !== 'copy' && !heard.decodable) {
    throw new EncodeError('codec', 'This thread cannot decode the sound.');
  }
  const output: VideoOutput = new Output({ format: fileFormat(encoding), target: new BufferTarget() });
  const usual = envelope ? bitrates.opening : bitrates.entrance;
  const bitrate = request.longest ? statusVideo.bitrate : usual;
  const video = addVideoTrack(output, encoding, { ...size, bitrate });
  const { signal } = tools;
  const fillSound =
    heard && audioEncoding && addAudioTrack(output, { sound: heard, encoding: audioEncoding, start, signal });
  const card = createVideoCard({ ...request, front }, { ...parts, size });
  try {
    if (encoding.codec === 'avc') output.setMetadataTags({ images: [await card.thumbnail(first)] });
    await output.start();
    await Promise.all([
      fillVideo(turns, tools, { card, video, frames: last.end }),
      fillSound?.(last.end / framesPerSecond),
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
  pixels(turn: Turn, frame: number): Uint8ClampedArray<ArrayBuffer>;
  /** For programs that do not play the file: the first frame. */
  thumbnail(first: Turn): Promise<AttachedImage>;
  close(): void;
}

function createVideoCard(
  { pages, animation, envelope, front }: VideoRequest & { readonly front: Scene | null },
  { size, ...parts }: Omit<Parts, 'sounds'> & { readonly size: Size },
): VideoCard {
  const { width, height } = size;
  const canvas = newCanvas(width, height);
  const context = contextOf(canvas, { alpha: false });
  const pagePainters = new Map<Scene, AnimatedPage>(
    pages.map((scene) => {
      const options = { ...parts, ...size, scale: width / scene.width };
      return [scene, createAnimatedPage({ scene, animation }, options)] as const;
    }),
  );
  const inside = pages.find((page) => page !== front);
  const insidePainter = inside && pagePainters.get(inside);
  if (envelope && front && insidePainter) {
    const opening = { envelope, front, inside: insidePainter };
    // A cover page is seen in the opening only. Its seconds count from the flap, see `openingTurns`.
    pagePainters.set(front, createOpeningPainter(opening, { ...size, images: parts.images }));
  }
  return {
    pixels(turn, frame) {
      pagePainters.get(turn.page)?.paint(context, shownAt(turn, frame));
      return context.getImageData(0, 0, width, height).data;
    },
    async thumbnail(first) {
      pagePainters.get(first.page)?.paint(context, shownAt(first, 0));
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
  turns: readonly Turn[],
  { signal, progress }: JobTools,
  { card, video, frames }: Filling,
): Promise<void> {
  let frame = 0;
  for (const turn of turns) {
    while (frame < turn.end) {
      if (frame <= turn.resting) video.show(card.pixels(turn, frame));
      const next = Math.min(turn.end, frame + (frame < turn.resting ? 1 : restingStep));
      await video.add(frame, next - frame);
      signal.throwIfAborted();
      progress(next / frames);
      frame = next;
    }
  }
}

interface Opening {
  /** See `videoEnvelope`. */
  readonly envelope: Scene;
  /** See `frontOf`. */
  readonly front: Scene;
  /** What the front opens to. */
  readonly inside: AnimatedPage;
}

/** Paints a card's opening at any moment, in seconds after the flap begins. Its sheets are painted once, here. */
function createOpeningPainter(
  { envelope, front, inside }: Opening,
  { images, ...size }: Size & { readonly images: ReadonlyMap<string, CanvasPicture> },
): AnimatedPage {
  const pictures = new Map(
    Object.entries(videoPictures(envelope, front, size)).map(([name, scene]) => {
      const { context, picture } = browserSurface.newLayer(scene.width, scene.height);
      paintScene(context, scene, { scale: 1, images, surface: browserSurface });
      return [name, picture] as const;
    }),
  );
  // Folded, the front is as large as one half.
  const options = { scale: 1, images: pictures, surface: browserSurface, smoothing: 'low' } as const;
  return {
    paint(context, t) {
      if (t >= placedAt) inside.paint(context, 0);
      paintScene(context, videoMoment(size, t), options);
    },
  };
}
