import type { FaceKey } from '#card/faces/face.ts';
import type { CardContent, ReadContent } from './downloads.ts';

/** Reads a saved card for its files. Fetches each face once; a failure is tried again. */
export function readCard(path: string, facts: Pick<CardContent, 'animation' | 'sound'>): ReadContent {
  const contents = new Map<FaceKey, Promise<CardContent>>();
  return (face) => {
    const known = contents.get(face.key);
    if (known) return known;
    const content = import('../components/draw-card.ts').then(async ({ fetchPages, fetchEnvelope }) => {
      const { animation, sound } = facts;
      const envelope = () => fetchEnvelope(path);
      return { pages: await fetchPages(path, face), animation, sound, envelope };
    });
    contents.set(face.key, content);
    content.catch(() => contents.delete(face.key));
    return content;
  };
}
