import type { FontUse } from '#card/paint/content.ts';
import type { FontFile } from '#card/text/font-files.ts';
import { browserMeasurer } from '#encode/browser-surface.ts';
import { studioText } from '../../texts/studio.ts';
import { emojiPicture, emojiPictures } from './emoji-pictures.ts';
import type { SceneSources } from './live-scene.ts';

/** Fonts, emoji and text measuring of the page. */
export function pageSources(drawings: Pick<SceneSources, 'backgrounds' | 'stickers'>): SceneSources {
  const fonts = createPageFonts();
  return {
    emoji: emojiPictures,
    emojiPicture,
    ...drawings,
    measurer: browserMeasurer,
    hasFont: fonts.has,
    loadFont: fonts.load,
  };
}

/** The card fonts of this page, loaded by the characters that they must draw. */
export function createPageFonts() {
  /** Characters whose files have arrived, by weight and family. */
  const loadedCharacters = new Map<string, Set<string>>();
  const faces = new Map<string, Promise<void>>();

  function face(file: FontFile): Promise<void> {
    const known = faces.get(file.url) ?? loadFace(file);
    faces.set(file.url, known);
    known.catch(() => faces.delete(file.url));
    return known;
  }

  function arrived(font: FontUse): void {
    loadedCharacters.set(keyOf(font), new Set([...(loadedCharacters.get(keyOf(font)) ?? []), ...font.text]));
  }

  return {
    has(font: FontUse): boolean {
      if (font.family === 'sans-serif') return true;
      const loaded = loadedCharacters.get(keyOf(font));
      if (loaded && [...font.text].every((character) => loaded.has(character))) return true;
      if (!isDeclared(font) || !document.fonts.check(cssFont(font), font.text)) return false;
      arrived(font);
      return true;
    },
    /** Rejects when a file cannot be fetched. */
    async load(font: FontUse): Promise<void> {
      if (isDeclared(font)) {
        await document.fonts.load(cssFont(font), font.text);
        return;
      }
      const { fontFiles } = await import('#card/text/font-files.ts');
      await Promise.all(fontFiles(font.family, font.weight, font.text).map(face));
      arrived(font);
    },
  };
}

/** The site's own family. Its style sheet declares all of its scripts. */
function isDeclared({ family }: FontUse): boolean {
  return family.startsWith(studioText('typeface.baloo.name'));
}

/** The size does not matter, because a font is loaded for all sizes. */
function cssFont({ family, weight }: FontUse): string {
  return `${weight} 16px "${family}"`;
}

function keyOf({ family, weight }: FontUse): string {
  return `${weight} ${family}`;
}

async function loadFace({ family, weight, url, unicodeRange }: FontFile): Promise<void> {
  const face = new FontFace(family, `url("${url}")`, { weight: `${weight}`, unicodeRange });
  document.fonts.add(await face.load());
}
