import type { Face } from '#card/faces/face.ts';
import type { Scene } from '#card/scene/scene.ts';

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
