import { expect, test } from 'vitest';
import { texts as catalog } from '#generated/texts/ar.ts';

const messages = Object.entries(catalog).flatMap(([area, texts]) =>
  Object.entries(texts).map(([id, text]) => ({ place: `${area}: ${id}`, text })),
);

test('what has no Arabic letter is a name or a mark', () => {
  const foreign = messages.filter(({ text }) => !/\p{Script=Arabic}/u.test(text.replace(/\{[^{}]*\}/g, '')));
  expect(
    foreign.filter(
      ({ text }) => !/^(WhatsApp|Facebook|Instagram|Pinterest|YouTube|Baloo 2|Letter|،)$|^«?\{/.test(text),
    ),
  ).toEqual([]);
});

test('what is counted has the six forms of Arabic', () => {
  const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
  const counted = messages.filter(({ text }) => text.includes(', plural,'));
  expect(counted.length).toBeGreaterThan(0);
  expect(counted.filter(({ text }) => !forms.every((form) => text.includes(` ${form} {`)))).toEqual([]);
});

test('punctuation and digits are those of our Arabic pages, and no mark turns a direction', () => {
  const odd = /[?;"“”٠-٩\u200b-\u200f\u061c\u202a-\u202e\u2066-\u2069]|[\u0621-\u064a],/;
  const icu = /\{\w+, plural, /g;
  const faults = messages.filter(({ text }) => odd.test(text.replace(icu, '')) && !text.includes('مفتاح ?'));
  expect(faults).toEqual([]);
});
