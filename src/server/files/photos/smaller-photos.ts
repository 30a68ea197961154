import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { fileLimits } from '../policy.ts';
import type { KnownFile, StoredFiles } from '../store/stored-files.ts';
import { createTurns } from '../turns.ts';
import { isTimeout } from './photos.ts';

/** Photos as small as a page shows them, made when first asked for. */
export interface SmallerPhotos {
  /**
   * The stored photo `width` pixels wide, as WebP; null when so many are being made that the stored one is sooner
   * sent; `unreadable` when it is missing or damaged, which is logged. Who may see it is the caller's business.
   */
  get(file: KnownFile, width: PhotoWidth): Promise<Uint8Array | 'unreadable' | null>;
}

/** Pixels. Few, so that few files are made of each photo, whatever addresses are asked for. */
const widths = [160, 320, 480, 640, 960] as const;

export type PhotoWidth = (typeof widths)[number];

/** What an address asks for; null for anything else than one of our widths. */
export function parseWidth(input: string | null): PhotoWidth | null {
  return widths.find((width) => `${width}` === input) ?? null;
}

/** The smallest of our widths that has this many pixels; null when only the stored photo has. */
export function widthFor(pixels: number): PhotoWidth | null {
  return widths.find((width) => width >= pixels) ?? null;
}

/** Keeps the last ones in memory, up to `fileLimits.smaller` bytes. */
export function createSmallerPhotos(files: StoredFiles): SmallerPhotos {
  const turns = createTurns(fileLimits.conversions, fileLimits.maxWaiting);
  const kept = new Map<string, Uint8Array>();
  const underWay = new Map<string, ReturnType<SmallerPhotos['get']>>();
  let bytes = 0;

  function keep(key: string, photo: Uint8Array): void {
    kept.set(key, photo);
    bytes += photo.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= fileLimits.smaller) break;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  async function make(key: string, file: KnownFile, width: PhotoWidth): ReturnType<SmallerPhotos['get']> {
    const stream = await files.open(file);
    if (!stream) return 'unreadable';
    const stored = await buffer(stream);
    try {
      const photo = await sharp(stored)
        .timeout({ seconds: fileLimits.seconds })
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer();
      keep(key, photo);
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
      const known = kept.get(key);
      if (known) {
        // The last one asked for goes last.
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const making = underWay.get(key) ?? turns.take(() => make(key, file, width));
      underWay.set(key, making);
      try {
        return await making;
      } finally {
        underWay.delete(key);
      }
    },
  };
}
