import { LRUCache } from 'lru-cache';

/** Drawn pictures in memory: each is drawn once, for all who ask while it is drawn or soon after. */
export interface PictureCache {
  /** The picture of this name, or what `draw` makes. A name must not be used for another picture, ever. */
  get(name: string, draw: () => Promise<Buffer>): Promise<Buffer>;
}

/** Bytes: the previews of some 700 cards, which messengers ask for again and again on one day. */
const capacity = 32 * 1024 * 1024;

export function createPictureCache(): PictureCache {
  const pictures = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: capacity,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_name, _stale, { context: draw }) => draw(),
    // Whoever waits for a picture gets it, also when others took its place meanwhile.
    ignoreFetchAbort: true,
  });
  return { get: (name, draw) => pictures.forceFetch(name, { context: draw }) };
}
