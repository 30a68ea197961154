import type { Scene } from '#card/scene/scene.ts';
import { type BrowserAssets, createBrowserAssets } from './browser-assets.ts';
import { drawStill } from './draw-still.ts';
import { createJobClient } from './job-client.ts';
import { EncodeError, type StillRequest } from './still.ts';

const client = createJobClient(
  () => new Worker(new URL('./still-worker.ts', import.meta.url), { type: 'module' }),
);

/**
 * Draws the scene as a PNG or JPEG file, off the page's thread where the browser can, else on it.
 * Rejects with EncodeError, or with the signal's reason.
 */
export async function renderStill({
  signal,
  ...request
}: StillRequest & { readonly signal?: AbortSignal }): Promise<Blob> {
  try {
    return await client.run({ kind: 'still', ...request }, { signal });
  } catch (error) {
    if (!(error instanceof EncodeError) || !['unsupported', 'worker'].includes(error.kind)) throw error;
    return await drawStill(request, assetsOfPage(), signal);
  }
}

/** Starts the worker and lets it load what the scene needs: for when the dialog opens. Never rejects. */
export async function warmStill(scene: Scene): Promise<void> {
  // What went wrong will be said when somebody asks for the picture.
  await client.run({ kind: 'warm', scene }).catch(() => undefined);
}

let pageAssets: BrowserAssets | null = null;

function assetsOfPage(): BrowserAssets {
  pageAssets ??= createBrowserAssets(document.fonts);
  return pageAssets;
}
