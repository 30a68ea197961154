import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { FileStore } from './file-store.ts';
import { fileLimits } from './limits.ts';
import { createTurns } from './turns.ts';

/** Photos as small as a page shows them, made when first asked for. */
export interface SmallerPhotos {
  /**
   * The stored photo `width` pixels wide, as WebP; null when it is gone, or when so many are being made that the
   * stored one is sooner sent. Who may see it is the caller's business.
   */
  get(id: string, width: PhotoWidth): Promise<Uint8Array | null>;
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
export function createSmallerPhotos(files: FileStore): SmallerPhotos {
  const turns = createTurns(fileLimits.conversions, fileLimits.waiting);
  const kept = new Map<string, Uint8Array>();
  const underWay = new Map<string, Promise<Uint8Array | null>>();
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

  async function make(key: string, id: string, width: PhotoWidth): Promise<Uint8Array | null> {
    const stream = await files.get(id);
    if (!stream) return null;
    const photo = await sharp(await buffer(stream))
      .timeout({ seconds: fileLimits.seconds })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    keep(key, photo);
    return photo;
  }

  return {
    async get(id, width) {
      const key = `${id} ${width}`;
      const known = kept.get(key);
      if (known) {
        // The last one asked for goes last.
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const making = underWay.get(key) ?? turns.take(() => make(key, id, width));
      underWay.set(key, making);
      try {
        return await making;
      } finally {
        underWay.delete(key);
      }
    },
  };
}
