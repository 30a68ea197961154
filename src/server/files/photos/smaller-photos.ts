import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { createLimitedQueue } from '../../limited-queue.ts';
import { fileLimits } from '../limits.ts';
import type { KnownFile, StoredFiles } from '../store/stored-files.ts';
import { isTimeout } from './photos.ts';

/** Photos as small as a page shows them, made when first asked for. */
export interface SmallerPhotos {
  /**
   * The stored photo `width` pixels wide, as WebP. Null when so many are being made that sending the stored one is
   * faster; `unreadable` when that is missing or damaged, which is logged. The caller checks who may see it.
   */
  get(file: KnownFile, width: PhotoWidth): Promise<Uint8Array | 'unreadable' | null>;
}

/** Pixels. Few, so that few files are made of each photo, whatever addresses are asked for. */
const widths = [160, 320, 480, 640, 960] as const;

export type PhotoWidth = (typeof widths)[number];

/** The `width` of an address; null for anything but one of our widths. */
export function parseWidth(input: string | null): PhotoWidth | null {
  return widths.find((width) => `${width}` === input) ?? null;
}

/** The smallest of our widths that has this many pixels; null when only the stored photo has. */
export function widthFor(pixels: number): PhotoWidth | null {
  return widths.find((width) => width >= pixels) ?? null;
}

/** Caches those used last, up to `fileLimits.smallerPhotosBytes`. */
export function createSmallerPhotos(files: StoredFiles): SmallerPhotos {
  const { conversions, maxWaiting, smallerPhotosBytes } = fileLimits;
  const queue = createLimitedQueue({ concurrency: conversions, maxWaiting });
  const cache = new LRUCache<string, Uint8Array>({
    maxSize: smallerPhotosBytes,
    sizeCalculation: ({ length }) => length,
  });
  const pending = new Map<string, ReturnType<SmallerPhotos['get']>>();

  async function make(key: string, file: KnownFile, width: PhotoWidth): ReturnType<SmallerPhotos['get']> {
    const stream = await files.open(file);
    if (!stream) return 'unreadable';
    const stored = await buffer(stream);
    try {
      const photo = await sharp(stored)
        .timeout({ seconds: fileLimits.conversionSeconds })
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer();
      cache.set(key, photo);
      return photo;
    } catch (error) {
      if (isTimeout(error)) return null;
      files.noteDamage(file);
      return 'unreadable';
    }
  }

  return {
    async get(file, width) {
      const key = `${file.id} ${width}`;
      const cached = cache.get(key);
      if (cached) return cached;
      const making = pending.get(key) ?? queue.enter(() => make(key, file, width));
      pending.set(key, making);
      try {
        return await making;
      } finally {
        pending.delete(key);
      }
    },
  };
}
