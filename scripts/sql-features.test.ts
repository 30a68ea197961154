import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pagePath, unknownFunctions, unusedFeatures, writePage } from './list-sql-features.ts';

test('the page of SQL features is current: node scripts/list-sql-features.ts writes it', () => {
  expect(readFileSync(pagePath, 'utf8')).toBe(writePage());
});

test('every function of SQL was looked up, and every line of the list is used', () => {
  expect(unknownFunctions()).toEqual([]);
  expect(unusedFeatures()).toEqual([]);
});
