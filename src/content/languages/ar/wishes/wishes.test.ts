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
});

test('wishes have Arabic letters and punctuation only, and no marks of direction', () => {
  const around = templates.map((template) => template.replace(/\{[^{}]*\}/g, ''));
  expect(around.filter((text) => !/^[\p{Script=Arabic}\p{Mn} ،؛؟.:!«»]+$/u.test(text))).toEqual([]);
  const marks = /[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufb50-\ufdff\ufe70-\ufeff]/;
  expect(templates.filter((template) => marks.test(template))).toEqual([]);
});
