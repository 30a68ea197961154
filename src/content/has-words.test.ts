// Shows: a search finds words with and without their accents, in each script, Hindi and Bengali also by Latin letters
import { expect, test } from 'vitest';
import { hasWords } from './has-words.ts';

test.each([
  ['Jardín de primavera', 'jardin'],
  ['Jardin de printemps', 'jardín'],
  ['De tout cœur', 'coeur'],
  ['Straße der Lichter', 'STRASSE'],
  ['Für dich', 'fur'],
  ['Aniversário da irmã', 'irma aniversario'],
  ['تَهْنِئَة', 'تهنئة'],
  ['भाई के लिए फ़ोटो', 'फोटो भाई'],
  ['भाई के लिए फ़ोटो', 'bhai photo'],
  ['বন্ধুর জন্মদিন', 'bondhur jonmodin'],
  ['Anything', '  '],
])('“%s” is found by “%s”', (text, search) => {
  expect(hasWords(text, search)).toBe(true);
});

test('every word has to be there', () => {
  expect(hasWords('भाई के लिए', 'bhai behen')).toBe(false);
  expect(hasWords('Two Scoops', 'two spoons')).toBe(false);
});
