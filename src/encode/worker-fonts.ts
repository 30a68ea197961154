import type { CanvasSurface } from '#card/paint/canvas-surface.ts';
import type { FontUse } from '#card/paint/content.ts';
import { type FontFile, fontFiles } from '#card/text/font-files.ts';
import { browserSurface } from './browser-surface.ts';

/** The card fonts of a worker, which has none of the page's. */
export interface WorkerFonts {
  /** Whether the font can draw the text now. */
  has(font: FontUse): boolean;
  /** Rejects when a file cannot be fetched. */
  load(font: FontUse): Promise<void>;
  /** Draws and measures with the fonts that have been loaded so far. */
  surface(): CanvasSurface;
}

interface Loaded {
  readonly file: FontFile;
  readonly data: ArrayBuffer;
}

/**
 * In a worker Chromium caches for ever which fonts it found for a family name; a font that is added later is never used.
 * So all families get new names whenever a font is added.
 */
export function createWorkerFonts(fonts: FontFaceSet): WorkerFonts {
  const loaded = new Map<string, Loaded>();
  let surface = browserSurface;
  let names = 0;

  async function fetchFile(file: FontFile): Promise<void> {
    const response = await fetch(file.url);
    if (!response.ok) throw new Error(`The font ${file.family} was answered with ${response.status}.`);
    loaded.set(file.url, { file, data: await response.arrayBuffer() });
  }

  /** The fonts under their new names, before anything asks for these. */
  async function rename(): Promise<void> {
    names += 1;
    const own = names;
    const familyName = (family: string) => (family === 'sans-serif' ? family : `${family} ${own}`);
    const faces = [...loaded.values()].map(({ file: { family, weight, unicodeRange }, data }) =>
      new FontFace(familyName(family), data, { weight: `${weight}`, unicodeRange }).load(),
    );
    const ready = await Promise.all(faces);
    if (own !== names) return;
    fonts.clear();
    for (const face of ready) fonts.add(face);
    surface = { ...browserSurface, familyName };
  }

  function missing({ family, weight, text }: FontUse): readonly FontFile[] {
    return fontFiles(family, weight, text).filter(({ url }) => !loaded.has(url));
  }

  return {
    has: (font) => missing(font).length === 0,
    async load(font) {
      await Promise.all(missing(font).map(fetchFile));
      await rename();
    },
    surface: () => surface,
  };
}
