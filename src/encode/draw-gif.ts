import { quantize } from 'gifenc';
import { entranceSeconds } from '#card/motion/sample-scene.ts';
import { createAnimatedCard } from './animated-card.ts';
import type { BrowserAssets } from './browser-assets.ts';
import { contextOf, newCanvas } from './browser-surface.ts';
import { framesPerSecond, type GifRequest, readingSeconds, restingFrame, shownAt } from './frames.ts';
import { createGifFile } from './gif-file.ts';
import { createGifFrames } from './gif-frames.ts';
import type { JobTools } from './job.ts';
import { createPalette, type Palette, type Pixels32, refinedColors } from './palette.ts';
import { EncodeError, stillSize } from './still.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** The card as an animated GIF, as wide as on the page. Throws EncodeError, and the signal's reason. */
export async function drawGif(request: GifRequest, assets: BrowserAssets, tools: JobTools): Promise<Blob> {
  const { scene } = request;
  const [images] = await Promise.all([assets.photos(scene), assets.fonts(scene)]);
  tools.signal.throwIfAborted();
  const size = stillSize(scene, 1);
  const { width, height } = size;
  const canvas = newCanvas(width, height);
  const card = createAnimatedCard(request, { ...size, backgroundLayers: assets.backgroundLayers, images });
  try {
    const context = contextOf(canvas, { alpha: false });
    return await gifOf(request, tools, {
      width,
      height,
      pixelsAt(t) {
        card.paint(context, t);
        return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
      },
    });
  } catch (cause) {
    if (tools.signal.aborted) throw cause;
    throw new EncodeError('memory', 'The browser could not make the picture.', { cause });
  } finally {
    canvas.width = 0;
    canvas.height = 0;
  }
}

interface Picture {
  readonly width: number;
  readonly height: number;
  /** The pixels of the card at that time. */
  pixelsAt(t: number): Pixels32;
}

async function gifOf({ scene }: GifRequest, { signal, progress }: JobTools, picture: Picture): Promise<Blob> {
  const { width, height, pixelsAt } = picture;
  const seconds = entranceSeconds(scene);
  const rest = pixelsAt(seconds);
  const palette = paletteFor([rest, pixelsAt(seconds * 0.4), pixelsAt(seconds * 0.7)]);
  const file = createGifFile({ width, height, colors: palette.colors });
  const frames = createGifFrames({ width, palette, rest });
  const last = restingFrame(scene);
  const count = last + 1;
  let written = 0;
  for (let number = 0; number < count; number += 1) {
    const isWhole = number === 0 || number === last;
    const frame = frames.next(isWhole ? rest : pixelsAt(shownAt(scene, number)));
    if (frame) file.add(frame);
    // GIF counts in hundredths: a frame takes three or four, so that the sum stays right.
    const until = Math.round(((number + 1) * 100) / framesPerSecond);
    file.wait(until - written);
    written = until;
    progress((number + 1) / count);
    await yieldToEventLoop();
    signal.throwIfAborted();
  }
  file.wait(Math.round(readingSeconds(scene) * 100));
  return file.finish();
}

/** One palette for all frames, from every third pixel of some of them. */
function paletteFor(frames: readonly Pixels32[]): Palette {
  const step = 3;
  const size = Math.floor((frames[0] as Pixels32).length / step);
  const samples = new Uint32Array(size * frames.length);
  for (const [at, frame] of frames.entries()) {
    for (let index = 0; index < size; index += 1)
      samples[at * size + index] = frame[index * step + at] as number;
  }
  const first = quantize(new Uint8Array(samples.buffer), 255, { format: 'rgb444' });
  return createPalette(refinedColors(Float32Array.from(first.flat()), samples, 3));
}
