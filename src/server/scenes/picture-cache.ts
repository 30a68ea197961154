import { LRUCache } from 'lru-cache';
import type { ShownCard } from '#card/document/shown-card.ts';

type Named = Pick<ShownCard, 'content'>;

/** Drawn pictures and files in memory: each is made once, for all who ask while it is made or soon after. */
export interface PictureCache {
  /** What was made of this content, or what `draw` makes. `what` says which kind of file, and with which choices. */
  get(what: string, shown: Named, draw: () => Promise<Buffer>): Promise<Buffer>;
  /** For what was made of less than it should have: it is made again for the next who ask. */
  drop(what: string, shown: Named): void;
}

export const pictureCapacity = {
  /** Bytes: the previews of some 700 cards, which messengers ask for again and again on one day. */
  pictures: 32 * 1024 * 1024,
  /** Bytes: some twenty files of 2 to 5 MB, which a card's receivers download within some hours. */
  downloads: 64 * 1024 * 1024,
} as const;

export function createPictureCache(capacity: number): PictureCache {
  const pictures = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: capacity,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_name, _stale, { context: draw }) => draw(),
    // Whoever waits for a picture gets it, also when others took its place meanwhile.
    ignoreFetchAbort: true,
  });
  return {
    get: (what, { content }, draw) => pictures.forceFetch(`${what} ${content}`, { context: draw }),
    drop: (what, { content }) => void pictures.delete(`${what} ${content}`),
  };
}
