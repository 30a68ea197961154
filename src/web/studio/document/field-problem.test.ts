import { expect, test } from 'vitest';
import { newCard } from '#card/document/card.ts';
import { cardProblem, fieldProblem, readAge, typedText } from './field-problem.ts';

test('a text may have its limit in characters as people count them, and not one more', () => {
  expect(fieldProblem('message', '🎂'.repeat(1000))).toBeUndefined();
  expect(fieldProblem('message', '🎂'.repeat(1001))).toBe('The message can have at most 1,000 characters.');
  expect(fieldProblem('toName', 'a'.repeat(61))).toBe('The receiver’s name can have at most 60 characters.');
});

test('a card is refused with the sentence of its first wrong text', () => {
  expect(cardProblem(newCard(1))).toBeUndefined();
  expect(cardProblem({ ...newCard(1), fromName: 'a'.repeat(61) })).toBe(
    'The sender’s name can have at most 60 characters.',
  );
});

test('a heading or a typed signature that is too long is refused as well', () => {
  expect(cardProblem({ ...newCard(1), heading: 'a'.repeat(61) })).toBe(
    'The heading can have at most 60 characters.',
  );
  expect(cardProblem({ ...newCard(1), signature: { kind: 'typed', text: 'a'.repeat(61) } })).toBe(
    'The signature can have at most 60 characters.',
  );
});

const noAge = 'The age is a whole number from 1 to 130. Until then the card doesn’t show one.';

test.each([
  ['', null, undefined],
  ['  ', null, undefined],
  ['7', 7, undefined],
  [' 130 ', 130, undefined],
  ['٧٠', 70, undefined],
  ['७', 7, undefined],
  ['0', null, noAge],
  ['131', null, noAge],
  ['7.5', null, noAge],
  ['-3', null, noAge],
  ['forty', null, noAge],
])('the age that was typed as “%s”', (typed, age, problem) => {
  expect(readAge(typed)).toEqual({ age, problem });
});

test('line breaks of slides and of old systems stay line breaks, and their quotes stay quotes', () => {
  expect(typedText('line one\u000bline two\u0085three\u2028four\u2029five\ffoot')).toBe(
    'line one\nline two\nthree\nfour\nfive\nfoot',
  );
  expect(typedText('It\u0092s \u0093ours\u0094 \u0096 yes')).toBe('It’s “ours” – yes');
});

test('signs of word processors stay signs: hyphens, bullets, arrows and faces', () => {
  expect(typedText('e\u001email Donau\u001fdampf')).toBe('e-mail Donau\u00addampf');
  expect(typedText('\uf0b7 cake \uf0a7 tea \uf0d8 cards \uf0fc done \uf0e0 you \uf04a')).toBe(
    '• cake ▪ tea ➢ cards ✓ done → you ☺',
  );
});

test('typed text loses what no card can hold and keeps its lines', () => {
  expect(typedText('one\r\ntwo\u0007\u0000\tthree')).toBe('one\ntwo\tthree');
  expect(fieldProblem('message', typedText('a\u000bb\u0085c'))).toBeUndefined();
});
