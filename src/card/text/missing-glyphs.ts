import type { EmojiIndex } from './emoji-index.ts';
import { eastAsianFamily } from './fonts.ts';
import { itemise } from './itemise.ts';
import { normaliseText } from './normalise-text.ts';

/**
 * The characters (grapheme clusters) of a text that none of our fonts draws, or none in the chosen variant, each once:
 * every device shows them differently, or as empty boxes, or we draw a common form.
 */
export function missingGlyphs(text: string, emoji: EmojiIndex): readonly string[] {
  if (latin.test(text)) return [];
  const line = normaliseText(text).replaceAll('\n', ' ');
  const glyphs = itemise(line, emoji, {
    scripts: [],
    eastAsian: eastAsianFamily(line),
    digits: 'Persian',
  });
  return [...new Set(glyphs.flatMap(({ lacking }) => lacking ?? []))];
}

/** Most texts have these characters only, and need no lookup. */
const latin = /^[\n\x20-\x7e\u00a0-\u00ff]*$/;
