import { Blob, Face, Font } from 'harfbuzzjs';
import { createGlyphShaper } from '#server/scenes/fonts/shape-glyphs.ts';
import { loadSubset } from '#server/scenes/fonts/subset-font.ts';

/** The tag of a language in a font. */
export type DigitLanguage = 'URD ' | 'FAR ';

/** With a space: browsers take the height of a line from it. */
const digits = ' ۰۱۲۳۴۵۶۷۸۹';

/** A font of these digits alone, which draws them for every language as the whole font does for this one. */
export async function fontDigits(trueType: Buffer, language: DigitLanguage): Promise<Buffer> {
  const bytes = new Uint8Array(trueType);
  makeStandard(language, new DataView(bytes.buffer));
  const font = new Font(new Face(new Blob(bytes.buffer), 0));
  const subset = await loadSubset();
  const codes = Array.from(digits, (digit) => digit.codePointAt(0) as number);
  return subset(bytes, { codes, glyphs: createGlyphShaper()(font, digits, 'und') });
}

/** Lets the rules of that language be those of Arabic letters in all languages: the table `GSUB` of OpenType. */
function makeStandard(language: DigitLanguage, file: DataView): void {
  const tagAt = (at: number) => Buffer.from(file.buffer, at, 4).toString('latin1');
  const find = (tag: string, { first, size, count }: { first: number; size: number; count: number }) => {
    const places = Array.from({ length: count }, (_, index) => first + index * size);
    const place = places.find((at) => tagAt(at) === tag);
    if (place === undefined) throw new Error(`The font has no "${tag}".`);
    return place;
  };
  const rules = file.getUint32(find('GSUB', { first: 12, size: 16, count: file.getUint16(4) }) + 8);
  const scripts = rules + file.getUint16(rules + 4);
  const arabic = find('arab', { first: scripts + 2, size: 6, count: file.getUint16(scripts) });
  const script = scripts + file.getUint16(arabic + 4);
  const own = find(language, { first: script + 4, size: 6, count: file.getUint16(script + 2) });
  file.setUint16(script, file.getUint16(own + 4));
  file.setUint16(script + 2, 0);
}
