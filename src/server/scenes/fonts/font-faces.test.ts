import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import {
  createFontFaces,
  lettersOf,
  noFontFaces,
  splitByFamily,
  textsBeyond,
  waitForFontFaces,
} from './font-faces.ts';
import type { FontSubsetRequest } from './subset-font.ts';

test('each character of a page is written in the first family that has it', () => {
  expect(splitByFamily(700, ['Łódź, आशा के लिए', '漢'])).toEqual([
    { family: 'Baloo 2 Latin Ext', weight: 700, texts: ['Ł', 'ź'] },
    { family: 'Baloo 2', weight: 700, texts: ['ód', ', ', ' ', ' '] },
    { family: 'Baloo 2 Devanagari', weight: 700, texts: ['आशा', 'के', 'लिए'] },
  ]);
});

test('a rule for each font, with the characters it is for', async () => {
  const asked: FontSubsetRequest[] = [];
  const fontFaces = createFontFaces('/site', async (wanted) => {
    asked.push(...wanted);
    return wanted.map((_, index) => ({
      codes: index === 2 ? [] : [65, 0x939],
      woff2: new Uint8Array([1, 2]),
    }));
  });
  const { css, hash } = await fontFaces(
    [
      { family: 'Baloo 2', weight: 700, texts: ['A'] },
      { family: 'Baloo 2', weight: 700, texts: ['B'] },
      // Of one weight only.
      { family: 'Pacifico', weight: 700, texts: ['C'] },
      { family: 'Baloo 2', weight: 400, texts: [' '] },
      { family: 'sans-serif', weight: 400, texts: ['D'] },
    ],
    'hi',
  );
  expect(asked.map(({ texts, language }) => [texts, language])).toEqual([
    [['A', 'B'], 'hi'],
    [['C'], 'hi'],
    [[' '], 'hi'],
  ]);
  expect(asked[0]?.file).toMatch(/^\/site\/generated\/server-fonts\/baloo-2-latin-700\..*\.ttf$/);
  const file = 'src:url(data:font/woff2;base64,AQI=) format("woff2");unicode-range:U+41,U+939';
  expect(css.split('\n')).toEqual([
    `@font-face{font-family:"Baloo 2";font-weight:700;${file}}`,
    `@font-face{font-family:"Pacifico";font-weight:400;${file}}`,
  ]);
  expect(hash).toBe(createHash('sha256').update(css).digest('base64'));
});

test('what a page has is not made for it again', () => {
  const known = [
    ['Baloo 2', '700', 'U+41,U+42'],
    // Of one weight only.
    ['Pacifico', '400', 'U+43'],
  ] as const;
  const of = (family: string, weight: 400 | 700, ...texts: string[]) => ({ family, weight, texts });
  const uses = [
    of('Baloo 2', 700, 'AB'),
    of('Pacifico', 700, 'C'),
    of('Baloo 2', 400, 'A'),
    of('Baloo 2', 700, 'BAD'),
  ];
  expect(textsBeyond(known, uses)).toEqual([of('Baloo 2', 700, 'D'), of('Baloo 2', 400, 'A')]);
  // Letters that join are in one file.
  const joined = [of('Baloo 2 Devanagari', 400, 'आशा'), of('Baloo 2 Devanagari', 400, 'के')];
  expect(textsBeyond([['Baloo 2 Devanagari', '400', 'U+906,U+936,U+93E']], joined)).toEqual([
    of('Baloo 2 Devanagari', 400, 'आशा', 'के'),
  ]);
});

test('a page does without fonts that cannot be made, and without those that take long', async () => {
  const log = { error: vi.fn() };
  const fontFaces = async () => {
    throw new Error('The thread ended.');
  };
  expect(await waitForFontFaces({ fontFaces }, log)).toBe(noFontFaces);
  expect(log.error).toHaveBeenCalledTimes(1);
  const never = { fontFaces: () => new Promise<never>(() => undefined) };
  expect(await waitForFontFaces(never, log, 1)).toBe(noFontFaces);
});

test('other texts of the same letters need no other font; where letters join, the texts themselves count', () => {
  const use = (...texts: string[]) => [{ family: 'Baloo 2', weight: 400 as const, texts }];
  expect(lettersOf([...use('Listen, Ann'), ...use('Ben')])).toEqual(lettersOf(use('Ben, Ann, Listen')));
  expect(lettersOf(use('Ann'))).not.toEqual(lettersOf(use('Anna!')));
  expect(lettersOf(use('नमस्ते', 'Ann'))).toEqual(use('Ann', 'नमस्ते'));
  expect(lettersOf(use('नमस्ते'))).not.toEqual(lettersOf(use('मनस्ते')));
});
