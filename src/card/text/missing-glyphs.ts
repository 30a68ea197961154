import type { EmojiIndex } from './emoji-index.ts';
import { eastAsianFamily } from './fonts.ts';
import { itemise } from './itemise.ts';
import { normaliseText } from './normalise-text.ts';

/**
 * The characters of a text, as people count them, that no font of ours draws, each once: what is seen of them depends on
 * the machine.
 */
export function missingGlyphs(text: string, emoji: EmojiIndex): readonly string[] {
  if (latin.test(text)) return [];
  const line = normaliseText(text).replaceAll('\n', ' ');
  const glyphs = itemise(line, emoji, eastAsianFamily(line));
  return [...new Set(glyphs.filter(({ name }) => name === 'sans-serif').map((glyph) => glyph.text))];
}

/** Most texts: nothing is looked up for them. */
const latin = /^[\n\x20-\x7e\u00a0-\u00ff]*$/;
