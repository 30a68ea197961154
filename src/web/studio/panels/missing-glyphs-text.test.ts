import { expect, test } from 'vitest';
import { emojiIndex } from '#card/text/emoji-index.ts';
import { fontFor } from '#card/text/fonts.ts';
import { missingGlyphs } from '#card/text/missing-glyphs.ts';
import packedEmoji from '#generated/emoji-index.json' with { type: 'json' };
import { missingGlyphsText, unsupportedScripts } from './missing-glyphs-text.ts';

const emoji = emojiIndex(packedEmoji.packed);
const codes = unsupportedScripts.split(' ');

/** Our fonts draw the modern letters of these scripts. Their rare letters are named one by one. */
const drawnScripts =
  'Arab Armn Beng Bopo Brai Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hani Hebr Hira Kana Khmr Knda Laoo Latn Mlym Mong ' +
  'Mtei Mymr Nkoo Olck Orya Sinh Taml Telu Thaa Thai Tibt Zinh Zyyy';

function anyOf(scripts: readonly string[]): RegExp {
  return new RegExp(`^[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');
}

/** Every character of Unicode except controls, private ones and blanks. */
const characters = Array.from({ length: 0x110000 }, (_, code) =>
  code >= 0xd800 && code < 0xe000 ? '' : String.fromCodePoint(code),
).filter((character) => /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(character));

test('every script of Unicode is either drawn by one of our fonts or listed as unsupported', () => {
  const [named, drawn] = [anyOf(codes), anyOf(drawnScripts.split(' '))];
  const wrong = characters.filter((character) =>
    named.test(character) ? fontFor(character) !== 'sans-serif' : !drawn.test(character),
  );
  expect(wrong).toEqual([]);
});

test('every unsupported script has a plain name', () => {
  const everything = characters.join('');
  for (const code of codes) {
    const [character = ''] = new RegExp(`\\p{Script=${code}}`, 'u').exec(everything) ?? [];
    expect(missingGlyphsText([character])).toMatch(/^We can’t draw \p{L}[^“]+ yet: on other devices/u);
  }
});

test.each([
  ['Asha O’Neill\nआशा 王小明 ليلى தமிழ் 👨‍👩‍👧', []],
  ['བཀྲ་ཤིས 🎂 ☃︎', []],
  ['ᏣᎳᎩ ᏣᎳᎩ Ravi', ['Ꮳ', 'Ꮃ', 'Ꭹ']],
  ['Zoë ℗ 𝕬', ['℗']],
  ['葛\u{e0100}城 神\ufe00 \ufa1b\ufa19\ufa1a', []],
  [
    '🏴\u{e0075}\u{e0073}\u{e0074}\u{e0078}\u{e007f} Tex',
    ['🏴\u{e0075}\u{e0073}\u{e0074}\u{e0078}\u{e007f}'],
  ],
  ['辻\u{e0107}', ['辻\u{e0107}']],
  ['さん \u{2f800}', ['\u{2f800}']],
  ['\uf8ff and \ue000', ['\uf8ff', '\ue000']],
  // Accents that no font has are not drawn, and there is no note.
  ['x\u0352y', []],
])('of %j no font draws %j', (text, found) => {
  expect(missingGlyphs(text, emoji)).toEqual(found);
});

test('the text names each script once, quotes single characters, and names at most four', () => {
  expect(missingGlyphsText(['Ꮳ', 'Ꮃ', 'ⵣ'])).toMatch(/^We can’t draw Cherokee and Tifinagh yet: /);
  expect(missingGlyphsText(['𝕬', '\uf8ff', '\ue000'])).toMatch(/draw “\u2068𝕬\u2069” and some symbols yet: /);
  expect(missingGlyphsText([...'𝕬𝕭𝕮𝕯𝕰'])).toMatch(/“\u2068𝕯\u2069”, and more yet: /);
});
