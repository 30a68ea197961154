import { describe, expect, test } from 'vitest';
import { fontFiles } from './font-files.ts';
import { eastAsianFamily, families, fittedFont, fontCodes, fontFor, fontMetrics } from './fonts.ts';
import { type PairingFontName, pairingFonts, subsetFamilies } from './pairing-fonts.ts';

describe('the family of a cluster', () => {
  test.each([
    ['A', 'Baloo 2'],
    ['é', 'Baloo 2'],
    ['n\u030c', 'Baloo 2 Latin Ext'],
    ['ł', 'Baloo 2 Latin Ext'],
    ['ạ', 'Baloo 2 Vietnamese'],
    ['न्म', 'Baloo 2 Devanagari'],
    ['क्\u200dष', 'Baloo 2 Devanagari'],
    ['Ж', 'Noto Sans Cyrillic'],
    ['λ', 'Noto Sans Greek'],
    ['ش', 'Noto Sans Arabic'],
    ['ஸ்ரீ', 'Noto Sans Tamil'],
    ['★', 'Noto Sans Symbols 2'],
    ['漢', 'Noto Sans SC'],
    ['樂', 'Noto Sans SC'],
    ['ん', 'Noto Sans SC'],
    ['한', 'Noto Sans KR'],
    ['\ue000', 'sans-serif'],
  ])('%s is %s', (cluster, family) => {
    expect(fontFor(cluster)).toBe(family);
  });

  test('is that of its neighbours where it can be', () => {
    expect(fontFor(' ', 'Noto Sans Arabic')).toBe('Noto Sans Arabic');
    expect(fontFor('7', 'Noto Sans Arabic')).toBe('Baloo 2');
    expect(fontFor('。', 'Noto Sans JP')).toBe('Noto Sans JP');
    expect(fontFor('A', 'Noto Sans JP')).toBe('Baloo 2');
    expect(fontFor('A', 'no such family')).toBe('Baloo 2');
    expect(fontFor('A', 'Great Vibes')).toBe('Great Vibes');
  });
});

test.each([
  ['誕生日おめでとう', 'Noto Sans JP'],
  ['カード', 'Noto Sans JP'],
  ['生日快乐', 'Noto Sans SC'],
  ['祝 생일', 'Noto Sans KR'],
  ['葛\u{e0100}城', 'Noto Sans JP'],
  ['\ufa1b田', 'Noto Sans JP'],
  ['\uf95c', 'Noto Sans SC'],
  ['Happy Birthday', 'Noto Sans SC'],
])('%s is set in %s', (text, family) => {
  expect(eastAsianFamily(text)).toBe(family);
});

describe('the files for a text', () => {
  test('are one for most families', () => {
    const files = fontFiles('Baloo 2', 700, 'Asha');
    expect(files).toEqual([
      {
        family: 'Baloo 2',
        weight: 700,
        url: expect.stringMatching(/^\/fonts\/baloo-2-latin-700\.[0-9a-f]{10}\.woff2$/),
        unicodeRange: expect.stringMatching(/^U\+20-7E,U\+A0/),
      },
    ]);
  });

  test('are only the slices that hold its characters', () => {
    const files = fontFiles('Noto Sans SC', 400, '生日快乐');
    expect(files.length).toBeGreaterThan(0);
    expect(files.length).toBeLessThanOrEqual(4);
    expect(fontFiles('Noto Sans SC', 400, 'Asha')).toEqual([]);
  });

  test('are those of the only weight there is', () => {
    expect(fontFiles('Noto Sans Symbols 2', 700, '★')).toMatchObject([{ weight: 400 }]);
  });

  test('are in the weight that a display font has', () => {
    expect(fontFiles('Anton', 700, 'Asha')).toMatchObject([{ weight: 400 }]);
    expect(fontFiles('Fredoka', 400, 'Asha')).toMatchObject([{ weight: 700 }]);
  });

  test('never make letters smaller than the layout has them', () => {
    const sizes = (Object.keys(pairingFonts) as PairingFontName[]).flatMap((font) =>
      subsetFamilies(font).map(([, family]) => fittedFont({ family, weight: 400, size: 20 }).size),
    );
    expect(Math.min(...sizes)).toBe(20);
  });

  test('of a companion are divided as those of the shared family', () => {
    const [own] = fontFiles('Ma Shan Zheng', 400, '生');
    expect(own?.unicodeRange).toBe(fontFiles('Noto Sans SC', 400, '生')[0]?.unicodeRange);
  });

  test('are none for a family we do not ship', () => {
    expect(fontFiles('sans-serif', 400, 'Asha')).toEqual([]);
  });

  test('together hold every character of the family, each once', () => {
    const text = fontCodes('Noto Sans KR')
      .runs.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
      .map((code) => String.fromCodePoint(code))
      .join('');
    const ranges = fontFiles('Noto Sans KR', 400, text).flatMap(({ unicodeRange }) =>
      unicodeRange.split(','),
    );
    const sizes = ranges.map((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((part) => Number.parseInt(part, 16));
      return last - first + 1;
    });
    expect(sizes.reduce((sum, size) => sum + size)).toBe(Array.from(text).length);
  });
});

test('every family has a height and draws something', () => {
  for (const family of families) {
    const { ascent, descent } = fontMetrics(family);
    expect(ascent).toBeGreaterThan(0.8);
    expect(descent).toBeGreaterThan(0.28);
    expect(fontCodes(family).runs.length).toBeGreaterThan(3);
  }
});
