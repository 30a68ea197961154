import type { Face, FaceKey } from '#card/faces/face.ts';
import type { CardContent, ReadContent } from './downloads.ts';
import { fetchEnvelope, fetchPages } from './fetch-scenes.ts';

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
