import type { Animation } from '#card/document/card.ts';
import { sampleScene } from '#card/motion/sample-scene.ts';
import { paintScene } from '#card/paint/canvas.ts';
import { svgTree } from '#card/paint/svg.ts';
import { svgMarkup } from '#card/paint/svg-element.ts';
import type { Scene } from '#card/scene/scene.ts';
import { createBrowserAssets } from '#encode/browser-assets.ts';
import { browserMeasurer, browserSurface, contextOf } from '#encode/browser-surface.ts';
import { renderStill, warmStill } from '#encode/jobs/render-files.ts';
import type { StillRequest } from '#encode/still.ts';
import { base64 } from './base64.ts';
import { motion } from './motion-page.ts';

/** The page in which the pictures test looks at both painters; the test calls it as `window.painters`. */
const assets = createBrowserAssets(document.fonts);

export interface Shown {
  readonly scene: Scene;
  /** CSS pixels. */
  readonly width: number;
  /** The entrance, stopped at that many seconds; absent, the picture is at rest. */
  readonly entrance?: { readonly animation: Animation; readonly t: number } | undefined;
}

/** Puts the scene into the page as SVG and waits until all of it can be seen. */
async function showSvg({ scene, width, entrance }: Shown): Promise<void> {
  await assets.fonts(scene);
  const tree = svgTree(scene, { idPrefix: 'test', entrance: entrance?.animation });
  document.body.innerHTML = svgMarkup(tree);
  const svg = document.querySelector('svg') as SVGSVGElement;
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String((width * scene.height) / scene.width));
  await Promise.all([...document.querySelectorAll('image')].map(loaded));
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = (entrance?.t ?? 0) * 1000;
  }
}

function loaded(image: SVGImageElement): Promise<void> {
  const copy = new Image();
  copy.src = image.href.baseVal;
  return copy.decode();
}

/** The pixels that the canvas painter makes of the scene, as a PNG in base64. */
async function paintCanvas({ scene: atRest, width, entrance }: Shown): Promise<string> {
  const scene = entrance ? sampleScene(atRest, entrance.animation, entrance.t) : atRest;
  await assets.fonts(scene);
  const images = await assets.photos(scene);
  const scale = width / scene.width;
  const canvas = new OffscreenCanvas(width, Math.round(scene.height * scale));
  paintScene(contextOf(canvas, { alpha: false }), scene, { scale, images, surface: browserSurface });
  return await base64(await canvas.convertToBlob({ type: 'image/png' }));
}

async function still(request: StillRequest): Promise<string> {
  return await base64(await renderStill(request));
}

/** What becomes of a request that is called off after so many milliseconds, or that cannot succeed. */
async function stillFailure(request: StillRequest, abortAfter?: number): Promise<string> {
  const signal = abortAfter === undefined ? undefined : AbortSignal.timeout(abortAfter);
  try {
    await renderStill({ ...request, ...(signal && { signal }) });
    return 'none';
  } catch (error) {
    return `${(error as Error).name} ${(error as { kind?: string }).kind ?? ''}`.trim();
  }
}

export const painters = {
  showSvg,
  paintCanvas,
  still,
  stillFailure,
  warmStill,
  browserMeasurer,
  ...motion,
};

declare global {
  interface Window {
    painters: typeof painters;
  }
}

window.painters = painters;
