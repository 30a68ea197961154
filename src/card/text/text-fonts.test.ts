import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emojiIndex } from './emoji-index.ts';
import { eastAsianFamily, fontFor } from './fonts.ts';
import { itemise } from './itemise.ts';
import { type PairingFontName, pairingFontOf, pairingFonts } from './pairing-fonts.ts';
import { scriptsWithoutFont, textFonts } from './text-fonts.ts';
import { type TextRole, typefaceFor, typefaces } from './typefaces.ts';

const noEmoji = emojiIndex('||');

function optionsFor(text: string, key: string, role: TextRole) {
  return { typeface: typefaceFor(key), role, eastAsian: eastAsianFamily(text) };
}

/** The families of a text without those of its spaces, each once. */
function familiesIn(text: string, key: string, role: TextRole = 'heading'): string[] {
  const glyphs = itemise(text, noEmoji, textFonts(text, optionsFor(text, key, role)));
  return [...new Set(glyphs.filter(({ kind }) => kind === 'text').map(({ name }) => name))];
}

test('there are eight pairings, and a key of another program is the classic one', () => {
  expect(typefaces.map(({ key }) => key)).toEqual([
    ...['classic', 'storybook', 'elegant', 'brush', 'handwritten', 'bubbly', 'poster', 'typewriter'],
  ]);
  expect(typefaceFor('hologram')).toBe(typefaceFor('classic'));
});

test('no font is shipped in vain', () => {
  const used = new Set(typefaces.flatMap(({ heading, words, marks }) => [...heading, ...words, marks]));
  expect(Object.keys(pairingFonts).filter((font) => !used.has(font as PairingFontName))).toEqual([]);
});

test.each([
  ['storybook', 'Happy Birthday, Asha!', ['Playfair Display']],
  ['elegant', 'Happy Birthday, Asha!', ['Great Vibes']],
  ['handwritten', 'С днём рождения', ['Caveat Cyrillic']],
  ['storybook', 'जन्मदिन मुबारक', ['Noto Serif Devanagari']],
  ['poster', 'عيد ميلاد سعيد', ['Lalezar']],
  ['poster', 'سالگرہ مبارک ۴۷', ['Lalezar', 'Lalezar Urdu Digits']],
  ['poster', 'تولدت مبارک ۴۷', ['Lalezar']],
  ['bubbly', 'பிறந்தநாள்', ['Baloo Thambi 2']],
  ['brush', 'สุขสันต์วันเกิด', ['Charm']],
  ['brush', '生日快乐', ['Ma Shan Zheng']],
  ['handwritten', 'お誕生日おめでとう', ['Yusei Magic']],
  ['elegant', '생일 축하합니다', ['Gowun Batang']],
  ['poster', 'பிறந்தநாள்', ['Noto Sans Tamil']],
])('%s sets %s in %j', (key, text, families) => {
  expect(familiesIn(text, key)).toEqual(families);
});

test('a letter that the first font lacks moves the whole script of the text to the next', () => {
  expect(familiesIn('Chuc mung', 'handwritten')).toEqual(['Caveat']);
  expect(familiesIn('Chúc mừng Nguyễn', 'handwritten')).toEqual(['Patrick Hand', 'Patrick Hand Vietnamese']);
  expect(familiesIn('生日快樂', 'brush')).toEqual(['Noto Sans SC']);
});

test('digits and marks are of the letters’ own design, or of the one that the pairing names for them', () => {
  expect(familiesIn('Алёша, 40!', 'storybook')).toEqual(['Playfair Display Cyrillic', 'Playfair Display']);
  expect(familiesIn('ஆஷா!', 'elegant')).toEqual(['Noto Serif Tamil', 'EB Garamond']);
  expect(familiesIn('40!', 'elegant')).toEqual(['Great Vibes']);
});

test('in the classic pairing every character has the family it always had', () => {
  const text = 'Łucja ạ जन्मदिन Ж λ ش ★ 40!';
  expect(familiesIn(text, 'classic')).toEqual(
    [...new Set([...text.replaceAll(' ', '')].map((character) => fontFor(character)))].filter(Boolean),
  );
});

const words = [
  'Happy',
  'Łucja',
  'Nguyễn',
  'Ґанна',
  'Ελένη',
  'רות',
  'سارة',
  'گل',
  'आशा',
  'ক্ষ্ম',
  'સ્મિતા',
  'யாழினி',
  'శ్రీ',
  'സ്നേഹം',
  'มาลี',
  '生日快樂',
  'おめでとう',
];

test('no text has two designs of one script', () => {
  const scripts = [
    /\p{Script=Latin}/u,
    /\p{Script=Cyrillic}/u,
    /\p{Script=Arabic}/u,
    /\p{Script=Devanagari}/u,
  ];
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...typefaces.slice(1)),
      fc.constantFrom<TextRole>('heading', 'words'),
      (parts, typeface, role) => {
        const text = parts.join(' ');
        const glyphs = itemise(text, noEmoji, textFonts(text, optionsFor(text, typeface.key, role)));
        for (const script of scripts) {
          const fonts = glyphs
            .filter((glyph) => script.test(glyph.text))
            .map(({ name }) => pairingFontOf(name));
          expect(new Set(fonts).size).toBeLessThanOrEqual(1);
        }
      },
    ),
  );
});

test('what a pairing has no letters for is known before it is chosen', () => {
  expect(scriptsWithoutFont('Happy Birthday ஆஷா!', optionsFor('', 'poster', 'heading'))).toEqual(['Taml']);
  expect(scriptsWithoutFont('Happy Birthday ஆஷா!', optionsFor('', 'bubbly', 'heading'))).toEqual([]);
});

test.each(typefaces.map(({ key }) => key))(
  '%s draws every space in the font of the words beside it',
  (key) => {
    const spaces =
      '\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000';
    for (const space of spaces) {
      const text = `Party at 7:30${space}PM`;
      const glyphs = itemise(text, noEmoji, textFonts(text, optionsFor(text, key, 'words')));
      const drawn = glyphs.find(({ name }) => name === 'Noto Sans Mongolian');
      expect(drawn, `U+${space.codePointAt(0)?.toString(16)}`).toBeUndefined();
    }
  },
);
