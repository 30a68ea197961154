import { expect, test } from 'vitest';
import { composed } from './composed.ts';

test.each([
  ['a letter and its accent', 'Zoe\u0308', 'Zo\u00eb'],
  ['Korean letters', '\u1112\u1161\u11ab', '한'],
  ['Japanese names', '\ufa1b山 \ufa19谷 \ufa1a子', '\ufa1b山 \ufa19谷 \ufa1a子'],
  ['a letter after a variant', '\ufa1be\u0301', '\ufa1b\u00e9'],
  ['rare variants', '\u{2f800}\u{2fa1d}', '\u{2f800}\u{2fa1d}'],
  ['chosen variants', '葛\u{e0100}城 神\ufe00', '葛\u{e0100}城 神\ufe00'],
  ['half a character', '\ud842', '\ufffd'],
])('%s', (_, text, expected) => {
  expect(composed(text)).toBe(expected);
});
