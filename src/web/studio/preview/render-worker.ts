import { createStore } from 'zustand/vanilla';
import type { Background } from '#card/backgrounds/background.ts';
import { createBrowserAssets } from '#encode/browser-assets.ts';
import { contextOf } from '#encode/browser-surface.ts';
import { paintWhole } from '#encode/draw-still.ts';
import { createWorkerFonts } from '#encode/worker-fonts.ts';
import type { BackgroundSource } from './background-source.ts';
import { createLiveScene } from './live-scene.ts';
import { workerSources } from './scene-sources.ts';
import type {
  RenderCommand,
  RenderedBackground,
  RenderReport,
  RenderRequest,
} from './worker-renderer-contract.ts';

const scope = self as unknown as DedicatedWorkerGlobalScope & { readonly fonts: FontFaceSet };
const assets = createBrowserAssets(scope.fonts);
const fonts = createWorkerFonts(scope.fonts);
let background: Background | null = null;
const liveScene = createLiveScene(workerSources(sentBackground(), fonts));

let canvas: OffscreenCanvas | null = null;
let next: RenderRequest | null = null;
let busy = false;

scope.addEventListener('message', ({ data }: MessageEvent<RenderCommand>) => {
  if (data.type === 'canvas') canvas = data.canvas;
  else if (data.type === 'background') background = drawnBefore(data.background);
  else {
    next = data.request;
    if (!busy) void drawAll();
  }
});

/** Draws the newest request. Older requests that came while another card was drawn are dropped. */
async function drawAll(): Promise<void> {
  busy = true;
  while (next) {
    const request = next;
    next = null;
    const type = await draw(request).then(
      () => 'drawn' as const,
      () => 'failed' as const,
    );
    scope.postMessage({ type, id: request.id } satisfies RenderReport);
  }
  busy = false;
}

async function draw({ card, placeholder, width, height, scale }: RenderRequest): Promise<void> {
  if (!canvas) throw new Error('There is no canvas to draw on.');
  const scene = await liveScene.complete(card, placeholder);
  const photos = await assets.photos(scene);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const whole = { size: { width, height, scale }, photos, assets, surface: fonts.surface() };
  paintWhole(contextOf(canvas, { alpha: false }), scene, whole);
  // The canvas is shown with the next frame.
  await new Promise(scope.requestAnimationFrame);
}

/** The page sends each background before the first card that needs it. */
function sentBackground(): BackgroundSource {
  return {
    ...createStore<readonly Background[]>(() => []),
    find() {
      if (!background) throw new Error('No background was sent.');
      return background;
    },
    load: () => Promise.reject(new Error('The page sends the backgrounds.')),
  };
}

function drawnBefore({ nodes, ...rest }: RenderedBackground): Background {
  return { ...rest, draw: () => nodes };
}
