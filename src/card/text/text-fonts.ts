import { clusters, isNeutral } from './clusters.ts';
import {
  type EastAsianFamily,
  eastAsianFamily,
  type FamilyName,
  familyFor,
  fontFor,
  isUrdu,
} from './fonts.ts';
import { type PairingFontName, replacedEastAsianFamily, subsetFamilies } from './pairing-fonts.ts';
import type { TextRole, Typeface } from './typefaces.ts';

/** What a text is set in. */
export interface TextFonts {
  /** The fonts of a typeface, for each script of the text that it has one for. */
  readonly scripts: readonly ScriptFont[];
  /** For digits and punctuation of a text without letters. */
  readonly neutralFont?: PairingFontName | undefined;
  /** For digits and punctuation beside letters whose own font has none. */
  readonly fallbackNeutralFont?: PairingFontName | undefined;
  /** The shared family of Chinese, Japanese and Korean letters. */
  readonly eastAsian: EastAsianFamily;
  /** Whose digits the text has, where it has those of Urdu and Persian. */
  readonly digits: 'Urdu' | 'Persian';
}

interface ScriptFont {
  readonly letters: RegExp;
  readonly font: PairingFontName;
}

/**
 * Chooses for each script of the text the first font of the pairing that draws all of its letters: two designs in one
 * word, or one line, look like a fault.
 */
export function textFonts(
  text: string,
  { typeface, role, eastAsian }: { typeface: Typeface; role: TextRole; eastAsian: EastAsianFamily },
): TextFonts {
  const fonts = typeface[role];
  const digits = isUrdu(text) ? 'Urdu' : 'Persian';
  if (fonts.length === 0) return { scripts: [], eastAsian, digits };
  const usable = fonts.filter((font) => (replacedEastAsianFamily(font) ?? eastAsian) === eastAsian);
  const scripts = lettersByScript(text).flatMap(({ letters, found }) => {
    const font = usable.find((name) => found.every((letter) => pairingFamily(letter, name)));
    return font ? [{ letters, font }] : [];
  });
  return { scripts, eastAsian, digits, neutralFont: fonts[0], fallbackNeutralFont: typeface.marks };
}

/**
 * The scripts in the text that this role of the pairing has no font for, by their codes (ISO 15924); Han stands for
 * Chinese, Japanese and Korean.
 */
export function scriptsWithoutFont(
  text: string,
  options: { typeface: Typeface; role: TextRole; eastAsian: EastAsianFamily },
): readonly string[] {
  const { scripts } = textFonts(text, options);
  const isSet = (letters: RegExp) => scripts.some((script) => script.letters === letters);
  return lettersByScript(text).flatMap(({ code, letters }) => (isSet(letters) ? [] : [code]));
}

/** Whether a pairing sets every word of a card in fonts of its own; the classic one always does. */
export function hasEveryLetter(
  typeface: Typeface,
  { heading, words }: { readonly heading: string; readonly words: string },
): boolean {
  const eastAsian = eastAsianFamily(heading + words);
  const lacks = (text: string, role: TextRole) =>
    typeface[role].length > 0 && scriptsWithoutFont(text, { typeface, role, eastAsian }).length > 0;
  return !lacks(heading, 'heading') && !lacks(words, 'words');
}

/** The family of a letter; undefined where the pairing leaves it to the families that all cards share. */
export function letterFamily(letter: string, { scripts }: TextFonts): FamilyName | undefined {
  const font = scripts.find(({ letters }) => letters.test(letter))?.font;
  return font && pairingFamily(letter, font);
}

/** The family of a digit, a mark or a space beside letters of a family; without letters in the text, of none. */
export function neutralFamily(cluster: string, near: string | undefined, fonts: TextFonts): string {
  const own =
    near && fonts.scripts.find(({ font }) => familiesOf(font).some((family) => family === near))?.font;
  const after = near ? fonts.fallbackNeutralFont : fonts.neutralFont;
  return (
    (own && pairingFamily(cluster, own)) ??
    (fontFor(cluster, near) === near ? near : undefined) ??
    (after && pairingFamily(cluster, after)) ??
    fontFor(cluster, near)
  );
}

function pairingFamily(cluster: string, font: PairingFontName): FamilyName | undefined {
  return familyFor(cluster, familiesOf(font));
}

function familiesOf(font: PairingFontName): readonly FamilyName[] {
  const known = families.get(font) ?? subsetFamilies(font).map(([, family]) => family);
  families.set(font, known);
  return known;
}

const families = new Map<PairingFontName, readonly FamilyName[]>();

const scripts: readonly { readonly code: string; readonly letters: RegExp }[] = [
  ...['Latn', 'Grek', 'Cyrl', 'Hebr', 'Arab', 'Deva', 'Beng', 'Gujr', 'Guru', 'Orya'],
  ...['Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Thai', 'Laoo', 'Khmr', 'Mymr', 'Armn'],
  ...['Geor', 'Ethi', 'Tibt', 'Mong', 'Thaa'],
]
  .map((code) => ({ code, letters: new RegExp(`^\\p{Script=${code}}`, 'u') }))
  .concat({
    code: 'Hani',
    letters: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
  });

interface ScriptLetters {
  readonly code: string;
  readonly letters: RegExp;
  /** Each once. */
  readonly found: readonly string[];
}

function lettersByScript(text: string): readonly ScriptLetters[] {
  const distinct = [...new Set(clusters(text))].filter((cluster) => !isNeutral(cluster));
  return scripts.flatMap((script) => {
    const found = distinct.filter((cluster) => script.letters.test(cluster));
    return found.length > 0 ? [{ ...script, found }] : [];
  });
}
