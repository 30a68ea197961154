import { expect, test } from 'vitest';
import { readableEmail } from './readable-email.ts';

test.each([
  ['mina@xn--bcher-kva.example', 'mina@bücher.example'],
  ['mina@xn--p1b6ci4b4b3a.xn--h2brj9c', 'mina@उदाहरण.भारत'],
  ['mina@example.com', 'mina@example.com'],
  ['mina@xn--broken-.example', 'mina@xn--broken-.example'],
])('%s is shown as %s', (email, shown) => {
  expect(readableEmail(email)).toBe(shown);
});
