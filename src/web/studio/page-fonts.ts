import type { FontUse } from '#card/paint/content.ts';

/** The fonts of a page: those of the site's style sheet, and others that are added when a text needs them. */
export interface PageFonts {
  /** Whether the font can draw the text now. */
  has(font: FontUse): boolean;
  /** Rejects when a file cannot be had. */
  load(font: FontUse): Promise<void>;
}

type FontFiles = typeof import('#card/text/font-files.ts');

export function createPageFonts(fonts: FontFaceSet): PageFonts {
  /** The list of all files is large and most cards are written in the site's own letters. */
  let list: FontFiles | null = null;
  const loaded = new Set<string>();

  return {
    has(font) {
      if (isDeclared(font)) return fonts.check(cssFont(font), font.text);
      return (
        list?.fontFiles(font.family, font.weight, font.text).every(({ url }) => loaded.has(url)) ?? false
      );
    },
    async load(font) {
      if (isDeclared(font)) {
        await fonts.load(cssFont(font), font.text);
        return;
      }
      list ??= await import('#card/text/font-files.ts');
      const files = list.fontFiles(font.family, font.weight, font.text).filter(({ url }) => !loaded.has(url));
      await Promise.all(
        files.map(async ({ family, weight, url, unicodeRange }) => {
          const face = new FontFace(family, `url("${url}")`, { weight: `${weight}`, unicodeRange });
          fonts.add(await face.load());
          loaded.add(url);
        }),
      );
    },
  };
}

/** The style sheet names these, so that every page has them. */
function isDeclared({ family }: FontUse): boolean {
  return family.startsWith('Baloo 2') || family === 'sans-serif';
}

/** Any size will do: a face is loaded for all of them. */
function cssFont({ family, weight }: FontUse): string {
  return family === 'sans-serif' ? `${weight} 16px sans-serif` : `${weight} 16px "${family}"`;
}
