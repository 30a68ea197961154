// Spec: 9.6
import { expect, test } from 'vitest';
import { galleryCategories, relationships } from '#content/relationships.ts';

const homeTiles = [
  'Brother',
  'Sister',
  'Mother',
  'Father',
  'Friend',
  'Wife',
  'Husband',
  'Teacher',
  'Colleague',
  'Grandmother',
  'Grandfather',
  'Cousin',
];

test('the studio offers 18 relationships', () => {
  expect(relationships).toEqual([
    ...['Brother', 'Sister', 'Mother', 'Father', 'Friend', 'Wife', 'Husband', 'Son', 'Daughter'],
    ...['Teacher', 'Colleague', 'Grandmother', 'Grandfather', 'Cousin'],
    ...['Brother-in-law', 'Sister-in-law', 'Daughter-in-law', 'Son-in-law'],
  ]);
});

test('the gallery filters by 22 different categories, among them every home tile', () => {
  expect(new Set(galleryCategories).size).toBe(22);
  expect(galleryCategories).toEqual(expect.arrayContaining(homeTiles));
});
