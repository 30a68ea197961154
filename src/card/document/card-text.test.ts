// Spec: 4.7
import { expect, test } from 'vitest';
import { drawnPhrases } from '#content/drawn-phrases.ts';
import { newCard } from './card.ts';
import { cardText, drawingTitle } from './card-text.ts';
import { applyEdit } from './edit.ts';

test('a card says what was typed first, else the generated wish', () => {
  expect(cardText({ message: 'My own words', wish: 'A wish' })).toBe('My own words');
  expect(cardText({ message: '', wish: 'A wish' })).toBe('A wish');
});

test('a typed message and a generated wish take each other’s place', () => {
  const wished = applyEdit({ ...newCard(1), message: 'My own words' }, { type: 'wish', value: 'A wish' });
  expect(wished).toMatchObject({ message: '', wish: 'A wish' });
  const typed = applyEdit(wished, { type: 'message', value: 'My own words' });
  expect(typed).toMatchObject({ message: 'My own words', wish: '' });
});

test('the name of a drawing is not turned over by the name in it', () => {
  expect(drawingTitle({ toName: ' As\u202eha ' }, drawnPhrases('en'))).toBe('Birthday card for Asha');
  expect(drawingTitle({ toName: '\u202e' }, drawnPhrases('en'))).toBe('Birthday card');
  expect(drawingTitle({ toName: 'Asha' }, drawnPhrases('hi'))).toBe('Asha के लिए जन्मदिन का कार्ड');
});
