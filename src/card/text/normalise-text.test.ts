import { expect, test } from 'vitest';
import { drawnLine, isolatedLine } from './normalise-text.ts';

test.each([
  ['  Asha\n Rao ', 'Asha Rao'],
  ['As\u202eha', 'Asha'],
  ['தமிழ்ச்செல்வி', 'தமிழ்ச்செல்வி'],
  ['王小明', '王小明'],
  ['עדי', '\u2068עדי\u2069'],
  ['Rao\u200f', '\u2068Rao\u200f\u2069'],
  ['\u{1e900}', '\u2068\u{1e900}\u2069'],
  [' \u202e\u2067 ', ''],
  ['Asha\ufffc', 'Asha'],
  ['\u2800\u2800', ''],
  ['\u3164', ''],
  ['Donau\u00addampf', 'Donaudampf'],
])('%j becomes %j', (name, shown) => {
  expect(isolatedLine(name)).toBe(shown);
  expect(isolatedLine(shown), 'twice is as once').toBe(shown);
});

test.each([
  ['Joyeux anniversaire\u202f!', 'Joyeux anniversaire\u202f!'],
  ['«\u00a0Léa\u00a0»', '«\u00a0Léa\u00a0»'],
  ['Léa\u00a0\u00a0!', 'Léa\u00a0!'],
  ['Léa \u00a0 Martin', 'Léa Martin'],
])('%j is drawn as %j: what is typed so that it does not break stays together', (typed, drawn) => {
  expect(drawnLine(typed)).toBe(drawn);
  expect(isolatedLine(typed), 'elsewhere a blank is a blank').not.toMatch(/[\u00a0\u202f]/);
});
