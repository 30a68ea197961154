import type { Face } from '#card/faces/face.ts';
import type { Scene } from '#card/scene/scene.ts';
import type { StillRequest } from '#encode/still.ts';
import { renderStill } from '#encode/worker-client.ts';

/** Tells the server that the card at this address was downloaded. Nobody waits for it, and a lost one is not missed. */
export function countDownload(address: string): void {
  void fetch(`${address}/downloads`, { method: 'POST', keepalive: true }).catch(() => {});
}

/**
 * Draws a scene as a picture file in a worker. Rejects with EncodeError. A module of its own, so that pages load it
 * only when needed.
 */
export function drawCard(
  scene: Scene,
  options: Pick<StillRequest, 'format' | 'width' | 'quality'> & { readonly signal?: AbortSignal },
): Promise<Blob> {
  return renderStill({ scene, ...options });
}

/** The pages of the card on that face. Rejects when they cannot be loaded. */
export async function fetchPages(path: string, { key }: Face): Promise<readonly Scene[]> {
  return (await fetchJson(`${path}/scene.json?face=${key}`)) as Scene[];
}

/** The envelope of the card for a video; see `filmEnvelope`. Rejects when it cannot be loaded. */
export async function fetchEnvelope(path: string): Promise<Scene> {
  return (await fetchJson(`${path}/scene.json?envelope`)) as Scene;
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`Status ${answer.status}`);
  return await answer.json();
}
