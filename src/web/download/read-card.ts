import type { Face, FaceKey } from '#card/faces/faces.ts';
import type { Scene } from '#card/scene/scene.ts';
import type { CardContent, ReadContent } from './downloads.ts';

/** Reads a saved card for its files. Fetches each face once; a failure is tried again. */
export function readCard(path: string, facts: Pick<CardContent, 'animation' | 'sound'>): ReadContent {
  const contents = new Map<FaceKey, Promise<CardContent>>();

  async function fetchContent(face: Face): Promise<CardContent> {
    return { ...facts, pages: await fetchPages(path, face), envelope: () => fetchEnvelope(path) };
  }

  return (face) => {
    const known = contents.get(face.key);
    if (known) return known;
    const content = fetchContent(face);
    contents.set(face.key, content);
    content.catch(() => contents.delete(face.key));
    return content;
  };
}

/** The pages of the card on that face. Rejects when they cannot be loaded. */
async function fetchPages(path: string, { key }: Face): Promise<readonly Scene[]> {
  return (await fetchJson(`${path}/scene.json?face=${key}`)) as Scene[];
}

/** Those of its notes alone, as they are stored. Rejects when they cannot be loaded. */
export async function fetchNotePages(path: string, { key }: Face): Promise<readonly Scene[]> {
  return (await fetchJson(`${path}/scene.json?face=${key}&notes`)) as Scene[];
}

/** The envelope of the card for a video; see `filmEnvelope`. Rejects when it cannot be loaded. */
async function fetchEnvelope(path: string): Promise<Scene> {
  return (await fetchJson(`${path}/scene.json?envelope`)) as Scene;
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`Status ${answer.status}`);
  return await answer.json();
}
