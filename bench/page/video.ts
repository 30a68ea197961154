import GIF from 'gif.js';
import { toCanvas } from 'html-to-image';
import { entrance } from '#card/motion/entrance.ts';
import type { Scene } from '#card/scene/scene.ts';
import { renderGif, renderVideo } from '#encode/jobs/render-files.ts';
import { framesPerSecond } from '#encode/turns.ts';
import { htmlCard } from './html-card.ts';
import { type Timing, timed } from './timed.ts';

/** What the measurements of GIFs and videos do in the page. */
interface MadeFile extends Timing {
  readonly bytes: number;
}

async function made(work: () => Promise<Blob>): Promise<MadeFile> {
  let file = new Blob();
  const timing = await timed(async () => {
    file = await work();
  });
  return { ...timing, bytes: file.size };
}

/** The pages of a card in a format, as a GIF or a video of the show. */
function pagesGif(pages: readonly Scene[], width: number): Promise<MadeFile> {
  return made(async () => (await renderGif({ pages, animation: 'fade', width })).file);
}

/** After the opening where there is an envelope. */
function pagesVideo(pages: readonly Scene[], envelope: Scene | null): Promise<MadeFile> {
  const request = { pages, animation: 'fade', sound: null, ends: 'show', envelope } as const;
  return made(async () => (await renderVideo(request)).file);
}

/**
 * A picture of the HTML card in the page for every frame of its entrance, as wide as our GIF of it, then gif.js as its
 * manual shows it.
 */
async function theirPageGif(scene: Scene, width: number, frames: number): Promise<MadeFile> {
  const card = await htmlCard(scene, width);
  document.body.append(card);
  const file = await made(async () => {
    const gif = new GIF({ workers: 2, quality: 10, workerScript: '/gif.worker.js' });
    const moving = [...card.querySelectorAll<HTMLElement>('span, div > div')];
    for (let frame = 0; frame < frames; frame += 1) {
      const { opacity } = entrance('fade', 2, frame / framesPerSecond);
      for (const element of moving) element.style.opacity = String(opacity);
      gif.addFrame(await toCanvas(card, { pixelRatio: 1 }), { delay: 1000 / framesPerSecond });
    }
    const { promise, resolve } = Promise.withResolvers<Blob>();
    gif.on('finished', resolve);
    gif.render();
    return promise;
  });
  card.remove();
  return file;
}

export const video = { theirPageGif, pagesGif, pagesVideo };
