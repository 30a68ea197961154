import { expect, test } from 'vitest';
import { newCard } from '#card/document/card.ts';
import { wordsOf } from './card-words.ts';

test('who signs with the name alone is named once', () => {
  const signedBy = (text: string) =>
    wordsOf({ ...newCard(1), fromName: 'Asha', signature: { kind: 'typed', text } }, 'en').signature;
  expect(signedBy('Asha')).toBe(null);
  expect(signedBy('Your Asha')).toBe('Your Asha');
});
