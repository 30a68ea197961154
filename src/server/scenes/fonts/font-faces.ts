import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { unicodeRangeOf } from '#card/text/code-set.ts';
import { fontFiles } from '#card/text/font-files.ts';
import { fontCodes } from '#card/text/fonts.ts';
import { serverFontFile } from '#encode/server-font-file.ts';
import nodeFonts from '#generated/node-fonts.json' with { type: 'json' };
import type { Logger } from '../../log.ts';
import { slicedFamilies } from '../drawing-assets.ts';
import type { FontSubset, FontSubsetRequest } from './subset-font.ts';

/** Texts in one font, as they are drawn. */
export interface FontTexts {
  readonly family: string;
  readonly weight: 400 | 700;
  readonly texts: readonly string[];
}

export type SubsetFonts = (wanted: readonly FontSubsetRequest[]) => Promise<readonly FontSubset[]>;

/** The fonts of a document inside of its style sheet: what it draws comes with it, and nothing is drawn twice. */
export interface FontFaces {
  /** `@font-face` rules. */
  readonly css: string;
  /** SHA-256 in base64, for the content security policy. */
  readonly hash: string;
}

/** The families in which pages write, in their order: `--font-sans` in src/web/styles/tokens.css. */
const pageFamilies = ['Baloo 2', 'Baloo 2 Latin Ext', 'Baloo 2 Vietnamese', 'Baloo 2 Devanagari'] as const;

export function isPageFamily(family: string): boolean {
  return pageFamilies.some((name) => name === family);
}

/** Texts of a page, each character in the family that a browser takes for it. */
export function splitByFamily(weight: 400 | 700, texts: readonly string[]): FontTexts[] {
  const runs: { family: string; text: string }[] = [];
  for (const text of texts) {
    let run = { family: '', text: '' };
    for (const character of text) {
      const code = codeOf(character);
      const family = pageFamilies.find((name) => fontCodes(name).has(code)) ?? '';
      if (family === run.family) run.text += character;
      else {
        run = { family, text: character };
        if (family) runs.push(run);
      }
    }
  }
  const byFamily = Map.groupBy(runs, ({ family }) => family);
  return [...byFamily].map(([family, own]) => ({ family, weight, texts: own.map(({ text }) => text) }));
}

/** A font that a page has already: its family, its weight, and the characters it draws as a `unicode-range`. */
export type KnownFace = readonly [family: string, weight: string, range: string];

/** Its letters stand beside one another, each drawn for itself: a browser may take them from two fonts. */
const isSimple = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]*$/u;

/**
 * What to make for texts besides these fonts: for each font that lacks something the characters that it lacks, or all of its
 * texts where letters join, which must be in one file.
 */
export function textsBeyond(known: readonly KnownFace[], uses: readonly FontTexts[]): readonly FontTexts[] {
  return byFont(uses).flatMap((font) => {
    const { texts } = font;
    const [file] = filesOf(font.family, font.weight, texts.join(''));
    const drawn = new Set(
      known
        .filter(([family, weight]) => family === font.family && weight === `${file?.weight}`)
        .flatMap(([, , range]) => range.split(',')),
    );
    const missing = [...new Set(texts.join(''))].filter((one) => !drawn.has(unicodeRangeOf([codeOf(one)])));
    if (missing.length === 0) return [];
    return [{ ...font, texts: texts.every((text) => isSimple.test(text)) ? [missing.join('')] : texts }];
  });
}

/** Texts as the letters that they are made of, so that other texts of the same letters need no other font. */
export function lettersOf(uses: readonly FontTexts[]): readonly FontTexts[] {
  return byFont(uses).map(({ texts, ...font }) => {
    // Where letters join, whole texts count, in any order.
    const isOfLetters = texts.every((text) => isSimple.test(text));
    const letters = isOfLetters ? [[...new Set(texts.join(''))].sort().join('')] : [...new Set(texts)].sort();
    return { ...font, texts: letters };
  });
}

/** All texts in each font together. */
function byFont(uses: readonly FontTexts[]): readonly FontTexts[] {
  const fonts = Map.groupBy(uses, ({ family, weight }) => `${weight} ${family}`);
  return [...fonts.values()].flatMap(([font, ...others]) =>
    font ? [{ ...font, texts: [font, ...others].flatMap(({ texts }) => texts) }] : [],
  );
}

function codeOf(character: string): number {
  return character.codePointAt(0) as number;
}

/** Makes the fonts for texts; `root` is the folder that holds `generated`. */
export function createFontFaces(root: string, subsetFonts: SubsetFonts) {
  return async (uses: readonly FontTexts[], language: string): Promise<FontFaces> => {
    const files = byFile(uses);
    const wanted = [...files].map(([file, { texts }]) => ({ file: join(root, file), texts, language }));
    const subsets = await subsetFonts(wanted);
    const rules = [...files.values()].flatMap(({ family, weight }, index) => {
      const { codes, woff2 } = subsets[index] as FontSubset;
      if (codes.length === 0) return [];
      const data = Buffer.from(woff2).toString('base64');
      return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data}) format("woff2");unicode-range:${unicodeRangeOf(codes)}}`;
    });
    const css = rules.join('\n');
    return { css, hash: createHash('sha256').update(css).digest('base64') };
  };
}

export const noFontFaces: FontFaces = { css: '', hash: '' };

/** Milliseconds: when many cards are asked for at once, a page without its fonts is better than none. */
const maxWaitMs = 1_500;

/** The fonts of a drawing; none where they cannot be made or take long, and then the device's are used. */
export async function waitForFontFaces(
  { fontFaces }: { fontFaces: () => FontFaces | Promise<FontFaces> },
  log: Pick<Logger, 'error'>,
  waitMs = maxWaitMs,
): Promise<FontFaces> {
  const fonts = fontFaces();
  if (!(fonts instanceof Promise)) return fonts;
  const made = fonts.catch((err: unknown) => {
    log.error({ err }, 'fonts of a card not made');
    return noFontFaces;
  });
  return Promise.race([made, setTimeout(waitMs, noFontFaces, { ref: false })]);
}

interface FileUse {
  readonly family: string;
  readonly weight: number;
  readonly texts: string[];
}

/** The server's files of these fonts; a family of one weight has only that. */
function byFile(uses: readonly FontTexts[]): Map<string, FileUse> {
  const files = new Map<string, FileUse>();
  for (const { family, weight, texts } of uses) {
    for (const font of filesOf(family, weight, texts.join(''))) {
      const use = files.get(font.file) ?? { family, weight: font.weight, texts: [] };
      use.texts.push(...texts);
      files.set(font.file, use);
    }
  }
  return files;
}

function filesOf(family: string, weight: 400 | 700, text: string) {
  // Only their slices have every character.
  if (slicedFamilies.has(family))
    return fontFiles(family, weight, text).map(({ weight, url }) => ({
      weight,
      file: serverFontFile(basename(url)),
    }));
  const own = nodeFonts.filter((font) => font.family === family);
  return own
    .filter((font) => font.weight === weight)
    .concat(own)
    .slice(0, 1);
}
