import { missingGlyphsText } from '../studio/panels/missing-glyphs-text.ts';

/** Says which letters none of our fonts draws, as the studio says it. */
export function MissingLetters({ characters }: { characters: readonly string[] }) {
  return <span>{missingGlyphsText(characters)}</span>;
}
