import { create, type Font } from 'fontkit';

/** What we need to know of a font file. */
export interface FontFacts {
  /** Every code point it has a glyph for, in order. */
  readonly codes: readonly number[];
  /** As a share of the size; both positive. Browsers take these from `hhea`, or from `OS/2` where that asks for it. */
  readonly ascent: number;
  readonly descent: number;
}

/** Reads a TrueType file; throws when it is none. */
export function fontFacts(file: Buffer): FontFacts {
  const font = create(file) as Font;
  const { unitsPerEm, hhea, 'OS/2': os2 } = font;
  const usesTypographic = os2.fsSelection.useTypoMetrics;
  return {
    // fontkit counts the end mark of a table, which is no character.
    codes: font.characterSet.filter((code) => code !== 0xffff).sort((one, other) => one - other),
    ascent: (usesTypographic ? os2.typoAscender : hhea.ascent) / unitsPerEm,
    descent: -(usesTypographic ? os2.typoDescender : hhea.descent) / unitsPerEm,
  };
}
