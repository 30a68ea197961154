import { toJpeg, toPng } from 'html-to-image';
import { cssFamily, fontsOf } from '#card/paint/content.ts';
import { svgTree } from '#card/paint/svg.ts';
import { svgMarkup } from '#card/paint/svg-element.ts';
import type { Scene } from '#card/scene/scene.ts';
import { createBrowserAssets } from '#encode/browser-assets.ts';
import { contextOf } from '#encode/browser-surface.ts';
import { paintStill } from '#encode/draw-still.ts';
import { renderStill, warmStill } from '#encode/jobs/render-files.ts';
import type { StillRequest } from '#encode/still.ts';
import { htmlCard } from './html-card.ts';
import { dataAddress, type Timing, timed } from './timed.ts';
import { video } from './video.ts';

/** The page in which exports are measured; the measurements call it as `window.bench`. */
const assets = createBrowserAssets(document.fonts);
const stage = document.getElementById('stage') as HTMLElement;

export type Shape = 'svg' | 'html';
export type Format = Pick<StillRequest, 'format' | 'quality'> & {
  /** Pixels of the file per CSS pixel of the stage. */
  readonly pixelRatio: number;
};

function widthOf({ pixelRatio }: Format): number {
  return Math.round(pixelRatio * stage.clientWidth);
}

/** Puts the card into the page, at 672 x 504, and waits until it has been seen. */
async function show(scene: Scene, shape: Shape): Promise<void> {
  await loadFonts(scene);
  if (shape === 'html') stage.replaceChildren(await htmlCard(scene));
  else {
    stage.innerHTML = svgMarkup(svgTree(scene, { idPrefix: 'card' }));
    await Promise.all([...stage.querySelectorAll('image')].map(decoded));
  }
  await frame();
  await frame();
}

/** The fonts come from the style sheet, as in the product: html-to-image finds them nowhere else. */
async function loadFonts(scene: Scene): Promise<void> {
  const loads = fontsOf(scene).map(({ family, weight, text }) =>
    document.fonts.load(`${weight} 20px ${cssFamily(family)}`, text),
  );
  await Promise.all(loads);
}

async function decoded(image: SVGImageElement): Promise<void> {
  const copy = new Image();
  copy.src = image.href.baseVal;
  await copy.decode();
}

function frame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** From the scene to the file, as the product does it. */
function ours(scene: Scene, format: Format): Promise<Timing> {
  return timed(() => renderStill({ scene, ...format, width: widthOf(format) }));
}

/** From the card that stands in the page to the file, as html-to-image does it. */
function theirs(format: Format): Promise<Timing> {
  return timed(() => peerFile(format));
}

function peerFile({ format, pixelRatio, quality }: Format): Promise<string> {
  return format === 'png' ? toPng(stage, { pixelRatio }) : toJpeg(stage, { pixelRatio, quality });
}

/** Our two steps apart, on this thread: drawing until the pixels are there, and writing the file. */
async function steps(scene: Scene, { format, quality, ...size }: Format) {
  const start = performance.now();
  const canvas = (await paintStill(
    { scene, width: widthOf({ format, quality, ...size }) },
    assets,
  )) as OffscreenCanvas;
  // Browsers draw when they must: one pixel that is read is enough.
  contextOf(canvas, { alpha: false }).getImageData(0, 0, 1, 1);
  const painted = performance.now();
  await canvas.convertToBlob({ type: `image/${format}`, quality });
  return { paint: painted - start, encode: performance.now() - painted };
}

/** The files themselves, as data addresses, to be looked at. */
async function file(scene: Scene, format: Format): Promise<string> {
  return await dataAddress(await renderStill({ scene, ...format, width: widthOf(format) }));
}

/** A picture of that width as the product makes it, and the browser's own writing of the file alone. */
async function picture(scene: Scene, format: 'png' | 'jpeg', width: number) {
  const request = { scene, format, width, quality: 0.95 } as const;
  const whole = await timed(() => renderStill(request));
  const canvas = (await paintStill(request, assets)) as OffscreenCanvas;
  contextOf(canvas, { alpha: false }).getImageData(0, 0, 1, 1);
  const writing = await timed(() => canvas.convertToBlob({ type: `image/${format}`, quality: 0.95 }));
  return { ms: whole.ms, writing: writing.ms };
}

export const bench = {
  picture,
  show,
  warm: (scene: Scene) => warmStill(scene, 2 * stage.clientWidth),
  ours,
  theirs,
  steps,
  file,
  peerFile,
  ...video,
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}

window.bench = bench;
