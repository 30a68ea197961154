import { quantize } from 'gifenc';
import { entranceSeconds } from '#card/motion/sample-scene.ts';
import type { Scene } from '#card/scene/scene.ts';
import { createAnimatedPage } from '../animated-page.ts';
import type { BrowserAssets } from '../browser-assets.ts';
import { contextOf, newCanvas } from '../browser-surface.ts';
import { EncodeError } from '../encode-error.ts';
import type { JobTools } from '../jobs/job.ts';
import type { GifRequest } from '../motion-request.ts';
import { stillSize } from '../still.ts';
import { framesPerSecond, shownAt, showTurns, type Turn } from '../turns.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { createGifFile, type GifFile } from './gif-file.ts';
import { createGifFrames } from './gif-frames.ts';
import { createPalette, type Palette, type Pixels32, refinedColors } from './palette.ts';

/** The pages of the card in turn as an animated GIF. Throws EncodeError, and the signal's reason. */
export async function drawGif(request: GifRequest, assets: BrowserAssets, tools: JobTools): Promise<Blob> {
  const { pages, animation } = request;
  const [images] = await Promise.all([assets.photos(...pages), assets.fonts(...pages)]);
  tools.signal.throwIfAborted();
  const size = stillSize(pages[0] as Scene, request.width);
  const { width, height } = size;
  const canvas = newCanvas(width, height);
  const { backgroundLayers } = assets;
  const cards = new Map(
    pages.map((scene) => {
      return [
        scene,
        createAnimatedPage({ scene, animation }, { ...size, backgroundLayers, images }),
      ] as const;
    }),
  );
  try {
    const context = contextOf(canvas, { alpha: false });
    return await gifOf(showTurns(pages), tools, {
      width,
      height,
      pixelsAt(page, t) {
        cards.get(page)?.paint(context, t);
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
  /** The pixels of the page at that time. */
  pixelsAt(page: Scene, t: number): Pixels32;
}

async function gifOf(turns: readonly Turn[], tools: JobTools, picture: Picture): Promise<Blob> {
  const { width, height, pixelsAt } = picture;
  const rests = turns.map(({ page }) => pixelsAt(page, entranceSeconds(page)));
  const palette = paletteFor([
    ...rests,
    ...turns.flatMap(({ page }) => [0.4, 0.7].map((share) => pixelsAt(page, entranceSeconds(page) * share))),
  ]);
  const file = createGifFile({ width, height, colors: palette.colors });
  const frames = createGifFrames({ width, height, palette });
  const clock = createClock(file);
  const drawn = turns.map(({ first, resting }, index) => resting + 1 - (index === 0 ? 0 : first));
  const count = drawn.reduce((sum, one) => sum + one, 0);
  let done = 0;
  for (const [index, turn] of turns.entries()) {
    const { page, first, resting, end } = turn;
    const rest = rests[index] as Pixels32;
    for (let number = index === 0 ? 0 : first; number <= resting; number += 1) {
      const isWhole = number === 0 || number === resting;
      const frame = frames.next(isWhole ? rest : pixelsAt(page, shownAt(turn, number)), rest);
      if (frame) file.add(frame);
      clock.waitUntil(number + 1);
      done += 1;
      tools.progress(done / count);
      await yieldToEventLoop();
      tools.signal.throwIfAborted();
    }
    clock.waitUntil(end);
  }
  return file.finish();
}

/** GIF counts in hundredths: a frame takes three or four, so that the sum stays right. */
function createClock(file: GifFile) {
  let written = 0;
  return {
    waitUntil(frame: number): void {
      const until = Math.round((frame * 100) / framesPerSecond);
      file.wait(until - written);
      written = until;
    },
  };
}

/** One palette for all frames, from every fifth pixel of some of them. */
function paletteFor(frames: readonly Pixels32[]): Palette {
  const step = 5;
  const size = Math.floor((frames[0] as Pixels32).length / step);
  const samples = new Uint32Array(size * frames.length);
  for (const [at, frame] of frames.entries()) {
    for (let index = 0; index < size; index += 1)
      samples[at * size + index] = frame[index * step + (at % step)] as number;
  }
  const first = quantize(new Uint8Array(samples.buffer), 255, { format: 'rgb444' });
  return createPalette(refinedColors(Float32Array.from(first.flat()), samples, 3));
}
