import type { Face, FaceKey } from '#card/faces/faces.ts';
import type { Scene } from '#card/scene/scene.ts';
import type { CardContent, ReadContent } from './downloads.ts';

/** Reads a saved card for its files. Fetches each face once; a failure is tried again. */
export function readCard(path: string, facts: Pick<CardContent, 'animation' | 'sound'>): ReadContent {
  const contents = new Map<FaceKey, Promise<CardContent>>();

  async function fetchContent(face: Face): Promise<CardContent> {
    const pages = await fetchScene<readonly Scene[]>(path, `face=${face.key}`);
    return { ...facts, pages, envelope: () => fetchScene(path, 'envelope') };
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

/** The pages of its notes alone on that face, as they are stored. Rejects when they cannot be loaded. */
export function fetchNotePages(path: string, { key }: Face): Promise<readonly Scene[]> {
  return fetchScene(path, `face=${key}&notes`);
}

/** What is drawn of a saved card: see `card-scene.ts` of the routes. Rejects when it cannot be loaded. */
async function fetchScene<Answer>(path: string, query: string): Promise<Answer> {
  const answer = await fetch(`${path}/scene.json?${query}`);
  if (!answer.ok) throw new Error(`Status ${answer.status}`);
  return (await answer.json()) as Answer;
}
