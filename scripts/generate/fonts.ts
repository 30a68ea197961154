import { readdirSync, readFileSync } from 'node:fs';
import { compress, decompress } from 'wawoff2';
import { type CodeSet, codeSet, unicodeRange } from '#card/text/code-set.ts';
import { serverFontFile } from '#encode/server-font-file.ts';
import { fontDigits } from './font-digits.ts';
import { type FontFacts, fontFacts } from './font-facts.ts';
import { type FontSource, fontSources } from './font-sources.ts';
import { contentName, type OutputFolder } from './output-folder.ts';
import { packCodes } from './pack-codes.ts';

/** One part of a family that the browser loads at once, with its file for each weight. */
export interface FontPart {
  /** Packed as a code set; or `=Family/index`, the part of a shared family that is divided in the same way. */
  readonly codes: string;
  /** Names below `/fonts/`, by weight. */
  readonly files: Readonly<Record<string, string>>;
}

interface Family {
  readonly name: string;
  readonly ascent: number;
  readonly descent: number;
  readonly codes: readonly number[];
  /** By selector of variations: the ideographs that it chooses a drawing of. */
  readonly variants: ReadonlyMap<number, ReadonlySet<number>>;
  readonly parts: readonly FontPart[];
  /** Whole files for Node, by weight. */
  readonly whole: Readonly<Record<string, string>>;
}

/** Writes the fonts, what the layout and the loaders must know of them, and the style sheets of those that pages name. */
export async function writeFonts(folder: OutputFolder): Promise<void> {
  const families: Family[] = [];
  for (const [name, source] of Object.entries(fontSources)) {
    const alike = families.find((family) => family.name === source.dividedAs);
    families.push(
      source.sliced
        ? await slicedFamily({ name, source, folder, alike })
        : await wholeFamily(name, source, folder),
    );
  }
  const write = (name: string, value: unknown) => folder.write(name, JSON.stringify(value));
  write('fonts.json', layoutFacts(families));
  write(
    'font-files.json',
    byName(families, ({ parts }) => parts),
  );
  write(
    'node-fonts.json',
    families.flatMap(({ name, whole }) =>
      Object.entries(whole).map(([weight, file]) => ({
        family: name,
        weight: Number(weight),
        file: serverFontFile(file),
      })),
    ),
  );
  const sheetOf = (names: RegExp) =>
    families
      .filter(({ name }) => names.test(name))
      .map(({ name, parts }) => fontSheet(name, parts))
      .join('');
  folder.write('fonts.css', sheetOf(/^Baloo 2\b/));
  folder.write('fonts-of-pages.css', sheetOfPages(families));
  folder.write('fonts-arabic.css', sheetOf(/^Noto Sans Arabic$/));
}

/**
 * The same files for what the pages of the site say. A font that is late is not shown before the next page, so each
 * character is in one font only: for a space none of another script is loaded. Devanagari is shown late, because some
 * machines cannot show it otherwise.
 */
function sheetOfPages(families: readonly Family[]): string {
  const known = new Set<number>();
  return families
    .filter(({ name }) => /^Baloo 2\b/.test(name))
    .map(({ name, parts, codes }) => {
      const own = packCodes(codes.filter((code) => !known.has(code)));
      for (const code of codes) known.add(code);
      const owned = parts.map(({ files }) => ({ codes: own, files }));
      return name === 'Baloo 2 Devanagari'
        ? fontSheet('Baloo 2 Devanagari of Pages', owned)
        : fontSheet('Baloo 2 of Pages', owned, 'optional');
    })
    .join('');
}

function byName<Value>(families: readonly Family[], value: (family: Family) => Value): Record<string, Value> {
  return Object.fromEntries(families.map((family) => [family.name, value(family)]));
}

/** What the layout must know of each family. The characters of a family that draws the same as another say so: `=Name`. */
function layoutFacts(families: readonly Family[]): Record<string, unknown> {
  const known = new Map<string, string>();
  return byName(families, ({ name, ascent, descent, codes, variants }) => {
    const packed = packCodes(codes);
    const same = known.get(packed);
    if (!same) known.set(packed, name);
    return {
      ascent,
      descent,
      codes: same && packed.length > 40 ? `=${same}` : packed,
      ...(variants.size > 0 && { variants: packedVariants(variants, codes) }),
    };
  });
}

/** Of a selector that nearly all ideographs have, those that have it not: a fiftieth of the size. */
function packedVariants(variants: Family['variants'], codes: readonly number[]): Record<string, string> {
  const ideographs = codes.filter(isIdeograph);
  return Object.fromEntries(
    [...variants].map(([selector, known]) => {
      const others = ideographs.filter((code) => !known.has(code));
      const packed = others.length < known.size ? `!${packCodes(others)}` : packCodes(known);
      return [selector.toString(16), packed];
    }),
  );
}

function isIdeograph(code: number): boolean {
  return /\p{Script=Han}/u.test(String.fromCodePoint(code));
}

async function wholeFamily(name: string, source: FontSource, folder: OutputFolder): Promise<Family> {
  const fonts = await readFonts(source, source.subset);
  const facts = fonts.map(({ trueType }) => fontFacts(trueType));
  const { ascent, descent, codes: first } = facts[0] as FontFacts;
  const codes = first.filter(
    (code) =>
      isPrinted(code) &&
      (code === 0x20 || code >= (source.from ?? 0)) &&
      facts.every((weight) => weight.codes.includes(code)),
  );
  const files = namesByWeight(fonts);
  writeForServer(fonts, folder);
  writeForBrowser(fonts, folder);
  const parts = [{ codes: packCodes(codes), files }];
  return { name, ascent, descent, codes, variants: new Map(), parts, whole: files };
}

interface SlicedFont {
  readonly name: string;
  readonly source: FontSource;
  readonly folder: OutputFolder;
  /** A family whose slices have the same numbers for the same characters. */
  readonly alike: Family | undefined;
}

async function slicedFamily({ name, source, folder, alike }: SlicedFont): Promise<Family> {
  const fonts = await readFonts(source, source.subset);
  const { ascent, descent, codes: wholeCodes } = regularFacts(fonts);
  const inWhole = new Set(wholeCodes);
  const covered = new Set<number>();
  const variants = new Map<number, Set<number>>();
  const parts: FontPart[] = [];
  // The last slices hold the most frequent characters; they may keep what earlier ones have as well.
  for (const subset of slicesOf(source).reverse()) {
    const slice = await readFonts(source, subset);
    const model = alike && partOfSlice(alike, subset);
    if (alike && !model) continue;
    const facts = regularFacts(slice);
    const codes = facts.codes.filter(
      (code) =>
        isEastAsian(code) &&
        !covered.has(code) &&
        (source.sliced === 'all characters' || inWhole.has(code)) &&
        (!model || model.codes.has(code)),
    );
    if (codes.length === 0) continue;
    for (const code of codes) covered.add(code);
    for (const [selector, varied] of facts.variants) {
      const ideographs = varied.filter((code) => isIdeograph(code) && codes.includes(code));
      if (ideographs.length > 0)
        variants.set(selector, new Set([...(variants.get(selector) ?? []), ...ideographs]));
    }
    writeForBrowser(slice, folder);
    if (source.sliced === 'all characters') writeForServer(slice, folder);
    parts.push({ codes: model?.name ?? packCodes(codes), files: namesByWeight(slice) });
  }
  const codes = [...covered].sort((one, other) => one - other);
  writeForServer(fonts, folder);
  return { name, ascent, descent, codes, variants, parts, whole: namesByWeight(fonts) };
}

/** The part of that family which was the slice of that number. */
function partOfSlice(
  { name, parts }: Family,
  slice: string,
): { readonly name: string; readonly codes: CodeSet } | undefined {
  const index = parts.findIndex(({ files }) => files[400]?.includes(`-${slice}-400.`));
  const part = parts[index];
  return part && { name: `=${name}/${index}`, codes: codeSet(part.codes) };
}

/** Neither a control character nor the mark of a byte order. */
function isPrinted(code: number): boolean {
  return code >= 0x20 && code !== 0xfeff;
}

/** Letters of other scripts have families of their own; spaces, quotes and dashes here are as wide as Chinese ones. */
function isEastAsian(code: number): boolean {
  return (
    code === 0x20 ||
    (code > 0xa0 &&
      !/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(String.fromCodePoint(code))) ||
    code >= 0xff00
  );
}

function slicesOf(source: FontSource): string[] {
  const pattern = new RegExp(`^${source.package}-(\\d+)-400-normal\\.woff2$`);
  const numbers = readdirSync(`node_modules/@fontsource/${source.package}/files`).flatMap(
    (file) => pattern.exec(file)?.[1] ?? [],
  );
  return numbers.sort((one, other) => Number(one) - Number(other));
}

/** Of the weight 400, which every family has first. */
function regularFacts([regular]: readonly FontFile[]): FontFacts {
  return fontFacts((regular as FontFile).trueType);
}

interface FontFile {
  readonly weight: number;
  /** Says the content: what is served under a name never changes. */
  readonly name: string;
  readonly woff2: Buffer;
  readonly trueType: Buffer;
}

/** A subset of a package in all weights, one after the other: wawoff2 never answers two calls at its start. */
async function readFonts(source: FontSource, subset: string): Promise<FontFile[]> {
  const fonts: FontFile[] = [];
  for (const weight of source.weights) {
    const file = `${source.package}-${subset}-${weight}`;
    const whole = readFileSync(`node_modules/@fontsource/${source.package}/files/${file}-normal.woff2`);
    // Copies: the next call uses the same memory.
    const woff2 = source.digits
      ? Buffer.from(await compress(await fontDigits(Buffer.from(await decompress(whole)), source.digits)))
      : whole;
    const name = `${file}.${contentName(woff2)}.woff2`;
    fonts.push({ weight, name, woff2, trueType: Buffer.from(await decompress(woff2)) });
  }
  return fonts;
}

function writeForBrowser(fonts: readonly FontFile[], folder: OutputFolder): void {
  for (const { name, woff2 } of fonts) folder.write(`fonts/${name}`, woff2);
}

/**
 * Writes the fonts as TrueType: the server's canvas leaves the last glyph of a WOFF2 file blank, and the packages' WOFF
 * files lack parts of Arabic ligatures.
 */
function writeForServer(fonts: readonly FontFile[], folder: OutputFolder): void {
  for (const { name, trueType } of fonts)
    folder.write(serverFontFile(name).replace(/^generated\//, ''), trueType);
}

function namesByWeight(fonts: readonly FontFile[]): Record<string, string> {
  return Object.fromEntries(fonts.map(({ weight, name }) => [weight, name]));
}

/** The `@font-face` rules of a family; `display` as in CSS. */
function fontSheet(family: string, parts: readonly FontPart[], display = 'swap'): string {
  return parts
    .flatMap(({ codes, files }) =>
      Object.entries(files).map(
        ([weight, file]) =>
          `@font-face{font-family:"${family}";font-weight:${weight};font-display:${display};` +
          `src:url(/fonts/${file}) format("woff2");unicode-range:${unicodeRange(codeSet(codes))}}\n`,
      ),
    )
    .join('');
}
