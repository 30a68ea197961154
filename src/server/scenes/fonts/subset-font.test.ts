import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Blob, Face, Font, Buffer as GlyphBuffer, shape } from 'harfbuzzjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { decompress } from 'wawoff2';
import { fontFiles } from '#card/text/font-files.ts';
import { serverFontFile } from '#encode/server-font-file.ts';
import nodeFonts from '#generated/node-fonts.json' with { type: 'json' };
import { createFontSubsetter } from './subset-font.ts';

let subset: Awaited<ReturnType<typeof createFontSubsetter>>;
beforeAll(async () => {
  subset = await createFontSubsetter();
});

function fileOf(family: string): string {
  return join(process.cwd(), nodeFonts.find((font) => font.family === family)?.file ?? '');
}

/** What a renderer draws of a text: each glyph's outline, where it stands. */
function drawn(bytes: Uint8Array, text: string): string[] {
  const font = new Font(new Face(new Blob(Uint8Array.from(bytes).buffer), 0));
  const buffer = new GlyphBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance, xOffset, yOffset }) =>
      [font.glyphToPath(codepoint), xAdvance, xOffset, yOffset].join(' '),
    );
}

describe.each([
  ['Baloo 2', 'Whenever life wobbles, I feel a steady hand – difficult, ffi & é'],
  ['Baloo 2 Devanagari', 'क्षमा ज्ञान श्रद्धा स्त्री हृदय र्क्या बर्तन त्र्यंबक ड्रि'],
  ['Amiri', 'كل عام وأنتِ بخير، الله لا إله محمد ﷺ'],
  ['Noto Sans Tamil', 'பிறந்தநாள் வாழ்த்துக்கள் க்ஷ ஸ்ரீ'],
  ['Noto Sans Thai', 'สุขสันต์วันเกิด ที่รัก น้ำ'],
  ['Noto Sans Malayalam', 'ജന്മദിനാശംസകൾ ക്ഷ സ്ത്രീ'],
])('a part of %s', (family, text) => {
  test('draws its texts as the whole font does, and is small', async () => {
    const file = fileOf(family);
    const { codes, woff2 } = await subset({ file, texts: [text], language: 'en' });
    expect(woff2.length).toBeLessThan(10_000);
    const whole = await readFile(file);
    expect(woff2.length).toBeLessThan(whole.length / 4);
    const expected = drawn(whole, text);
    expect(expected.length).toBeGreaterThan(10);
    expect(drawn(await decompress(woff2), text)).toEqual(expected);
    expect(String.fromCodePoint(...codes)).toBe([...new Set(text)].sort().join(''));
  });
});

// Browsers take a vowel of two parts apart only where the range of the font has both.
test.each([
  ['Noto Sans Bengali', 'মৌ'],
  ['Noto Sans Tamil', 'கொ'],
  ['Noto Sans Malayalam', 'കൊ'],
  ['Noto Sans Sinhala', 'කො'],
])('a part of %s has the parts of a vowel that stands on both sides of its letter', async (family, text) => {
  const { codes } = await subset({ file: fileOf(family), texts: [text], language: 'en' });
  expect(codes).toEqual(
    expect.arrayContaining(Array.from(text.normalize('NFD'), (one) => one.codePointAt(0))),
  );
});

test('keeps the variants of ideographs that selectors choose', async () => {
  const text = '葛\u{e0100}葛';
  const [slice] = fontFiles('Noto Sans JP', 700, text);
  const file = join(process.cwd(), serverFontFile(basename(slice?.url ?? '')));
  const { codes, woff2 } = await subset({ file, texts: [text], language: 'en' });
  const whole = drawn(await readFile(file), text);
  expect(whole[0]).not.toBe(whole[1]);
  expect(drawn(await decompress(woff2), text)).toEqual(whole);
  expect(String.fromCodePoint(...codes)).toBe('葛');
});

test('holds only what the font has', async () => {
  const { codes } = await subset({ file: fileOf('Baloo 2'), texts: ['Zoë 漢 आ'], language: 'en' });
  expect(String.fromCodePoint(...codes)).toBe(' Zoë');
});

test('is none where nothing would be drawn', async () => {
  const { codes, woff2 } = await subset({
    file: fileOf('Baloo 2'),
    texts: [' ', '漢 \u200d'],
    language: 'en',
  });
  expect([codes, woff2.length]).toEqual([[], 0]);
});

test('does not keep memory for every text that it ever saw', async () => {
  const file = fileOf('Baloo 2');
  const shape = (from: number, count: number) =>
    subset({
      file,
      texts: Array.from({ length: count }, (_, index) => `Wish ${from + index}`),
      language: 'en',
    });
  await shape(0, 100);
  const before = process.memoryUsage().external;
  await shape(100, 3000);
  expect(process.memoryUsage().external - before).toBeLessThan(3_000_000);
});
