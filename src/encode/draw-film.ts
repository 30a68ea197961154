import { BufferTarget, type Mp4OutputFormat, Output, type WebMOutputFormat } from 'mediabunny';
import { entranceSeconds } from '#card/motion/sample-scene.ts';
import type { BrowserAssets } from './browser-assets.ts';
import { contextOf, newCanvas } from './browser-surface.ts';
import { type FilmRequest, filmFrames, filmSize, framesPerSecond } from './film.ts';
import { addAudioTrack, findAudioWay } from './film-audio.ts';
import { type OpenSound, openSound } from './film-sound.ts';
import { addVideoTrack, fileFormat, findVideoWay, type VideoTrack } from './film-video.ts';
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
  const way = await findVideoWay(filmSize);
  const audioWay = way && sound && (await findAudioWay(sound, way.codec));
  tools.signal.throwIfAborted();
  if (!way || (sound && !audioWay)) {
    throw new EncodeError('unsupported', 'This browser cannot make films.');
  }
  if (sound && audioWay !== 'copy' && !sound.decodable) {
    throw new EncodeError('sound', 'This thread cannot decode the sound.');
  }
  const output: FilmOutput = new Output({ format: fileFormat(way), target: new BufferTarget() });
  const video = addVideoTrack(output, way);
  const { signal } = tools;
  const fillSound = sound && audioWay && addAudioTrack(output, { sound, way: audioWay, signal });
  const frames = filmFrames(request.scene, sound?.seconds ?? 0);
  try {
    await output.start();
    await Promise.all([
      fillVideo(request, tools, { ...parts, video, frames }),
      fillSound?.(frames / framesPerSecond),
    ]);
    await output.finalize();
  } finally {
    video.close();
    if (output.state !== 'finalized') await output.cancel();
  }
  return new Blob([output.target.buffer as ArrayBuffer], { type: output.format.mimeType });
}

interface VideoParts extends Omit<Parts, 'sound'> {
  readonly video: VideoTrack;
  readonly frames: number;
}

async function fillVideo(
  request: FilmRequest,
  { signal, progress }: JobTools,
  { video, frames, ...parts }: VideoParts,
): Promise<void> {
  const canvas = newCanvas(filmSize.width, filmSize.height);
  const card = createMovingCard(request, {
    ...parts,
    ...filmSize,
    scale: filmSize.width / request.scene.width,
  });
  const atRest = Math.ceil(entranceSeconds(request.scene) * framesPerSecond);
  try {
    const context = contextOf(canvas, { alpha: false });
    for (let frame = 0; frame < frames; frame += 1) {
      if (frame <= atRest) {
        card.paint(context, frame / framesPerSecond);
        await video.add(canvas, frame);
      } else {
        await video.repeat(frame);
      }
      signal.throwIfAborted();
      progress((frame + 1) / frames);
    }
  } finally {
    canvas.width = 0;
    canvas.height = 0;
  }
}
