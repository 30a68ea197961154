import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { decompress } from 'wawoff2';
import type { FamilyName } from '#card/text/fonts.ts';
import { serverFontFile } from '#encode/server-font-file.ts';
import { contentName } from './content-name.ts';
import { fontSheet } from './font-sheet.ts';
import { type FontSource, fontSources } from './font-sources.ts';
import type { OutputFolder } from './output-folder.ts';
import { packCodes } from './pack-codes.ts';
import { readFont } from './woff2.ts';

/** One part of a family that the browser loads at once, with its file for each weight. */
export interface FontPart {
  /** Packed as a code set. */
  readonly codes: string;
  /** Names below `/fonts/`, by weight. */
  readonly files: Readonly<Record<string, string>>;
}

interface Family {
  readonly name: FamilyName;
  readonly ascent: number;
  readonly descent: number;
  readonly codes: readonly number[];
  readonly parts: readonly FontPart[];
  /** Whole files for Node, by weight. */
  readonly whole: Readonly<Record<string, string>>;
}

/** Writes the fonts, what the layout and the loaders must know of them, and the style sheet of the site's own. */
export async function writeFonts(folder: OutputFolder): Promise<void> {
  const families: Family[] = [];
  for (const [name, source] of Object.entries(fontSources)) {
    const family = source.sliced ? slicedFamily : wholeFamily;
    families.push(await family(name as FamilyName, source, folder));
  }
  const write = (name: string, value: unknown) => folder.write(name, JSON.stringify(value));
  write(
    'fonts.json',
    byName(families, ({ ascent, descent, codes }) => ({ ascent, descent, codes: packCodes(codes) })),
  );
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
  const own = families.filter(({ name }) => name.startsWith('Baloo'));
  folder.write('fonts.css', own.map(({ name, parts }) => fontSheet(name, parts)).join(''));
}

function byName<Value>(families: readonly Family[], value: (family: Family) => Value): Record<string, Value> {
  return Object.fromEntries(families.map((family) => [family.name, value(family)]));
}

async function wholeFamily(name: FamilyName, source: FontSource, folder: OutputFolder): Promise<Family> {
  const [first, ...others] = source.weights.map((weight) => readFont(path(source, source.subset, weight)));
  if (!first) throw new Error(`${name} has no weights`);
  const codes = first.codes.filter(
    (code) => isPrinted(code) && others.every((other) => other.codes.includes(code)),
  );
  const files = await copied(source, source.subset, folder);
  const { ascent, descent } = first;
  return { name, ascent, descent, codes, parts: [{ codes: packCodes(codes), files }], whole: files };
}

async function slicedFamily(name: FamilyName, source: FontSource, folder: OutputFolder): Promise<Family> {
  const whole = readFont(path(source, source.subset, 400));
  const inWhole = new Set(whole.codes);
  const covered = new Set<number>();
  const parts: FontPart[] = [];
  // The last slices hold the most frequent characters; they may keep what earlier ones have as well.
  for (const slice of slicesOf(source).reverse()) {
    const codes = readFont(path(source, slice, 400)).codes.filter(
      (code) =>
        isEastAsian(code) && !covered.has(code) && (source.sliced === 'all characters' || inWhole.has(code)),
    );
    if (codes.length === 0) continue;
    for (const code of codes) covered.add(code);
    parts.push({ codes: packCodes(codes), files: await copied(source, slice, folder) });
  }
  const { ascent, descent } = whole;
  const codes = [...covered].sort((one, other) => one - other);
  return { name, ascent, descent, codes, parts, whole: await copied(source, source.subset, folder) };
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

function path(source: FontSource, subset: string, weight: number): string {
  return `node_modules/@fontsource/${source.package}/files/${source.package}-${subset}-${weight}-normal.woff2`;
}

/**
 * Copies the files of all weights under names that say their content: for browsers, and as TrueType for the server. Its
 * canvas leaves the last glyph of a WOFF2 file blank, and the packages' WOFF files lack parts of Arabic ligatures.
 */
async function copied(
  source: FontSource,
  subset: string,
  folder: OutputFolder,
): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const weight of source.weights) {
    const from = path(source, subset, weight);
    const content = readFileSync(from);
    const name = `${basename(from, '-normal.woff2')}.${contentName(content)}.woff2`;
    if (!(source.sliced && subset === source.subset)) folder.write(`fonts/${name}`, content);
    folder.write(serverFontFile(name).replace(/^generated\//, ''), await decompress(content));
    files[weight] = name;
  }
  return files;
}
