import { expect, test } from 'vitest';
import { complaints } from './check-patterns.ts';

const slow = [
  'header.split(/\\s*,\\s*/)',
  'header.split(/\\s*;\\s*/)',
  "name.replace(/\\s+$/, '')",
  "path.replace(/\\/+$/, '')",
  '/^(\\w+\\s?)*$/.test(text)',
  '/^\\s*\\s*x/.test(text)',
  '/^a.*\\d*.*b/.test(text)',
];

test.each(slow)('%s is refused', (code) => {
  expect(complaints('src/server/some.ts', `export const found = ${code};`)).toHaveLength(1);
});

const linear = [
  "header.split(',').map((one) => one.trim())",
  "path.replace(/(?<!\\/)\\/+$/, '')",
  '/^[a-z]+\\s*:\\s*(\\S+)$/.test(text)',
  "text.replace(/\\s+/g, ' ')",
];

test.each(linear)('%s is not', (code) => {
  expect(complaints('src/server/some.ts', `export const found = ${code};`)).toEqual([]);
});

test('an expression made of parts needs a reason', () => {
  const source = 'export const found = new RegExp(word);\nRegExp(word);\n';
  expect(complaints('src/server/some.ts', source)).toEqual([
    expect.stringContaining('src/server/some.ts:1: an expression made of parts'),
    expect.stringContaining('src/server/some.ts:2: an expression made of parts'),
  ]);
  expect(complaints('src/card/text/language.ts', source)).toEqual([]);
});

test('a file that cannot be read is not taken for a good one', () => {
  expect(() => complaints('src/server/some.ts', 'export const = 1;')).toThrow('src/server/some.ts');
});
