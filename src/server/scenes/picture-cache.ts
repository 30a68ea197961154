import { LRUCache } from 'lru-cache';

/** Drawn pictures and files in memory: each is made once, for all who ask while it is made or soon after. */
export interface PictureCache {
  /** The picture of this name, or what `draw` makes. A name must not be used for another picture, ever. */
  get(name: string, draw: () => Promise<Buffer>): Promise<Buffer>;
  /** For what was made of less than it should have: it is made again for the next who ask. */
  drop(name: string): void;
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
    get: (name, draw) => pictures.forceFetch(name, { context: draw }),
    drop: (name) => void pictures.delete(name),
  };
}
