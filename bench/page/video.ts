import GIF from 'gif.js';
import { toCanvas } from 'html-to-image';
import type { Animation } from '#card/document/card.ts';
import { entrance } from '#card/motion/entrance.ts';
import { sampleScene } from '#card/motion/sample-scene.ts';
import { paintScene } from '#card/paint/canvas.ts';
import type { Scene } from '#card/scene/scene.ts';
import { createBrowserAssets } from '#encode/browser-assets.ts';
import { browserSurface, contextOf } from '#encode/browser-surface.ts';
import { cardFormats, landscapeFormat } from '#encode/card-formats.ts';
import { framesPerSecond } from '#encode/frames.ts';
import { stillSize } from '#encode/still.ts';
import { renderGif, renderVideo } from '#encode/worker-client.ts';
import { htmlCard } from './html-card.ts';
import { dataAddress, type Timing, timed } from './timed.ts';

/** What the measurements of GIFs and videos do in the page. */
export interface MadeFile extends Timing {
  readonly bytes: number;
  readonly extension: string;
  readonly address: string;
}

async function made(
  work: () => Promise<{ readonly file: Blob; readonly extension: string }>,
): Promise<MadeFile> {
  let result: Awaited<ReturnType<typeof work>> | undefined;
  const timing = await timed(async () => {
    result = await work();
  });
  if (!result) throw new Error('No file was made.');
  const { file, extension } = result;
  return { ...timing, bytes: file.size, extension, address: await dataAddress(file) };
}

/** As wide as GIFs of that shape are. */
function gifWidth({ width, height }: Scene): number {
  const format = cardFormats.find(({ frame }) => frame.width === width && frame.height === height);
  return (format ?? landscapeFormat).width.gif;
}

/** The pages of a card in a format, as a GIF or a video of the show. */
function pagesGif(pages: readonly Scene[], width: number): Promise<MadeFile> {
  return made(() => renderGif({ pages, animation: 'fade', width }));
}

/** After the opening where there is an envelope. */
function pagesVideo(pages: readonly Scene[], envelope: Scene | null): Promise<MadeFile> {
  return made(() => renderVideo({ pages, animation: 'fade', sound: null, ends: 'show', envelope }));
}

function ourGif(scene: Scene, animation: Animation): Promise<MadeFile> {
  return made(() => renderGif({ pages: [scene], animation, width: gifWidth(scene) }));
}

function ourVideo(scene: Scene, animation: Animation, url: string): Promise<MadeFile> {
  return made(() =>
    renderVideo({ pages: [scene], animation, sound: { url }, ends: 'sound', envelope: null }),
  );
}

/** A picture of the HTML card in the page for every frame of its entrance, then gif.js as its manual shows it. */
function theirGif(frames: number): Promise<MadeFile> {
  return gifOf(document.getElementById('stage') as HTMLElement, frames);
}

/** The same of a page of any shape, as wide as our GIF of it. */
async function theirPageGif(scene: Scene, width: number, frames: number): Promise<MadeFile> {
  const card = await htmlCard(scene, width);
  document.body.append(card);
  const file = await gifOf(card, frames);
  card.remove();
  return file;
}

function gifOf(stage: HTMLElement, frames: number): Promise<MadeFile> {
  return made(async () => {
    const gif = new GIF({ workers: 2, quality: 10, workerScript: '/gif.worker.js' });
    const moving = [...stage.querySelectorAll<HTMLElement>('span, div > div')];
    for (let frame = 0; frame < frames; frame += 1) {
      const { opacity } = entrance('fade', 2, frame / framesPerSecond);
      for (const element of moving) element.style.opacity = String(opacity);
      gif.addFrame(await toCanvas(stage, { pixelRatio: 1 }), { delay: 1000 / framesPerSecond });
    }
    const file = await new Promise<Blob>((resolve) => {
      gif.on('finished', resolve);
      gif.render();
    });
    return { file, extension: 'gif' };
  });
}

/** What the painter makes of that moment, as a GIF should show it. */
async function gifFrame(scene: Scene, animation: Animation, t: number): Promise<string> {
  const assets = createBrowserAssets(document.fonts);
  await assets.fonts(scene);
  const images = await assets.photos(scene);
  const { width, height, scale } = stillSize(scene, gifWidth(scene));
  const canvas = new OffscreenCanvas(width, height);
  const moment = sampleScene(scene, animation, t);
  paintScene(contextOf(canvas, { alpha: false }), moment, { scale, images, surface: browserSurface });
  return await dataAddress(await canvas.convertToBlob());
}

export const video = { theirPageGif, pagesGif, pagesVideo, ourGif, ourVideo, theirGif, gifFrame };
