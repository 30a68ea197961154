import { expect, test } from 'vitest';
import { turnedWords } from '#tests/support/reordered-words.ts';
import { printable } from './command.ts';

test('what people wrote neither commands a terminal nor turns the words beside it', () => {
  expect(printable('a\u001b[2J\u202eb\nc')).toBe('a\ufffd[2J\ufffdb c');
  const name = printable(' عاشا (7 ');
  expect(turnedWords({ text: `to ${name}, from Asha` })).toBe('');
});
