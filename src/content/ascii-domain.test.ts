import { expect, test } from 'vitest';
import { asciiDomain } from './ascii-domain.ts';

test.each([
  ['asha@bücher.example', 'asha@xn--bcher-kva.example'],
  ['asha@BÜCHER.example', 'asha@xn--bcher-kva.example'],
  ['asha@bu\u0308cher.example', 'asha@xn--bcher-kva.example'],
  ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['asha@例え。テスト', 'asha@xn--r8jz45g.xn--zckzah'],
  ['Asha@Example.com', 'Asha@Example.com'],
  ['asha@xn--bcher-kva.example', 'asha@xn--bcher-kva.example'],
  ['asha@bücher.example/x', 'asha@bücher.example/x'],
  ['asha@bücher.example:80', 'asha@bücher.example:80'],
  ['asha', 'asha'],
  ['ü', 'ü'],
])('%s becomes %s', (typed, ascii) => {
  expect(asciiDomain(typed)).toBe(ascii);
  expect(asciiDomain(ascii)).toBe(ascii);
});
