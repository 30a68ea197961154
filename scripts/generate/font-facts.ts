import { create, type Font } from 'fontkit';

/** What fontkit reads beside its own types: the variants that a selector after a character chooses. */
interface VariantTables {
  readonly cmap: {
    readonly tables: readonly {
      readonly table: {
        readonly version: number;
        readonly varSelectors?: { toArray(): readonly SelectorRecord[] };
      };
    }[];
  };
}

interface SelectorRecord {
  readonly varSelector: number;
  readonly defaultUVS:
    | readonly { readonly startUnicodeValue: number; readonly additionalCount: number }[]
    | null;
  readonly nonDefaultUVS: readonly { readonly unicodeValue: number }[] | null;
}

/** What we need to know of a font file. */
export interface FontFacts {
  /** Every code point it has a glyph for, in order. */
  readonly codes: readonly number[];
  /** By selector of variations: the code points of which it chooses a drawing. */
  readonly variants: ReadonlyMap<number, readonly number[]>;
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
    variants: variantsOf(font as Font & VariantTables),
    ascent: (usesTypographic ? os2.typoAscender : hhea.ascent) / unitsPerEm,
    descent: -(usesTypographic ? os2.typoDescender : hhea.descent) / unitsPerEm,
  };
}

function variantsOf({ cmap }: VariantTables): FontFacts['variants'] {
  const selectors = cmap.tables.flatMap(({ table }) =>
    table.version === 14 ? (table.varSelectors?.toArray() ?? []) : [],
  );
  return new Map(
    selectors.map(({ varSelector, defaultUVS, nonDefaultUVS }) => [
      varSelector,
      [
        ...(defaultUVS ?? []).flatMap(({ startUnicodeValue: first, additionalCount }) =>
          Array.from({ length: additionalCount + 1 }, (_, index) => first + index),
        ),
        ...(nonDefaultUVS ?? []).map(({ unicodeValue }) => unicodeValue),
      ],
    ]),
  );
}
