import { expect, test } from 'vitest';
import { wishes } from '#generated/texts/ar-wishes.ts';
import { testWishes } from '#tests/support/wish-rules.ts';

// Arabic says in eight words what English says in ten or twelve.
const { templates } = testWishes(wishes, {
  language: 'ar',
  least: 3,
  words: { line: 10, long: 20 },
  alike: { part: 0.5, run: 6 },
  names: ['Asha', 'ليلى'],
  leastCharacters: 35,
  unclean: / [،؛؟.:!»]|« |[،؛:][،؛؟.:!]/,
  never: {
    'wishes have no marks of direction, nor shapes of letters':
      /[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufb50-\ufdff\ufe70-\ufeff]/,
  },
});

test('wishes have Arabic letters and punctuation only', () => {
  const around = templates.map((template) => template.replace(/\{[^{}]*\}/g, ''));
  expect(around.filter((text) => !/^[\p{Script=Arabic}\p{Mn} ،؛؟.:!«»]+$/u.test(text))).toEqual([]);
});
