import { type FontUse, fontsOf, imagesOf } from '#card/paint/content.ts';
import type { Scene } from '#card/scene/scene.ts';
import { type FontFile, fontFiles } from '#card/text/font-files.ts';
import { type BackgroundLayers, createBackgroundLayers } from './background-layers.ts';
import { EncodeError } from './encode-error.ts';
import { createPhotoSprites, type PhotoSprites } from './sprites.ts';

/** The fonts, photos, background layers and sprites of one thread, cached, so that the second picture waits for none of them. */
export interface BrowserAssets {
  readonly backgroundLayers: BackgroundLayers;
  readonly photoSprites: PhotoSprites;
  /** Whether a font was loaded here for all of this text. */
  hasFont(font: FontUse): boolean;
  /** Loads it. Throws EncodeError `font`. */
  loadFont(font: FontUse): Promise<void>;
  /** Makes the fonts of the scenes ready to draw with. Throws EncodeError `font`. */
  fonts(...scenes: readonly Scene[]): Promise<void>;
  /** The decoded photos of the scenes. Those of earlier scenes leave the cache. Throws EncodeError `photo`. */
  photos(...scenes: readonly Scene[]): Promise<ReadonlyMap<string, ImageBitmap>>;
}

/** `fontSet` is `document.fonts` in a page and `self.fonts` in a worker, which has none of the page's. */
export function createBrowserAssets(fontSet: FontFaceSet): BrowserAssets {
  const faces = new Map<string, Promise<FontFace>>();
  const loaded = new Set<string>();
  const bitmaps = new Map<string, Promise<ImageBitmap>>();

  async function loadFont({ family, weight, text }: FontUse): Promise<void> {
    await Promise.all(
      fontFiles(family, weight, text).map(async (file) => {
        await cached(faces, file.url, () => loadFace(fontSet, file));
        loaded.add(file.url);
      }),
    );
  }

  return {
    backgroundLayers: createBackgroundLayers(),
    photoSprites: createPhotoSprites(),
    hasFont: ({ family, weight, text }) =>
      fontFiles(family, weight, text).every(({ url }) => loaded.has(url)),
    loadFont,
    async fonts(...scenes) {
      await Promise.all(scenes.flatMap(fontsOf).map(loadFont));
    },
    async photos(...scenes) {
      const hrefs = [...new Set(scenes.flatMap(imagesOf))];
      for (const href of [...bitmaps.keys()].filter((known) => !hrefs.includes(known))) {
        // Not closed here: another picture may still be drawn with it.
        bitmaps.delete(href);
      }
      const loaded = hrefs.map(async (href) => {
        return [href, await cached(bitmaps, href, () => loadPhoto(href))] as const;
      });
      return new Map(await Promise.all(loaded));
    },
  };
}

/** The promise in the cache, or a new one. A failure is not cached. */
function cached<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const value = known.get(key) ?? make();
  known.set(key, value);
  value.catch(() => known.delete(key));
  return value;
}

async function loadFace(fontSet: FontFaceSet, file: FontFile): Promise<FontFace> {
  const { family, weight, url, unicodeRange } = file;
  const face = new FontFace(family, `url("${url}")`, { weight: String(weight), unicodeRange });
  try {
    await face.load();
  } catch (cause) {
    throw new EncodeError('font', `The font ${family} could not be loaded.`, { cause });
  }
  fontSet.add(face);
  return face;
}

async function loadPhoto(href: string): Promise<ImageBitmap> {
  try {
    const response = await fetch(href, { credentials: 'same-origin' });
    if (!response.ok) throw new Error(`Status ${response.status}`);
    return await createImageBitmap(await response.blob());
  } catch (cause) {
    throw new EncodeError('photo', 'A photo could not be loaded.', { cause });
  }
}
