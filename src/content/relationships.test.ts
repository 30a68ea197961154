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

test('the studio offers the 18 relationships of the specification, then six more', () => {
  expect(relationships).toEqual([
    ...['Brother', 'Sister', 'Mother', 'Father', 'Friend', 'Wife', 'Husband', 'Son', 'Daughter'],
    ...['Teacher', 'Colleague', 'Grandmother', 'Grandfather', 'Cousin'],
    ...['Brother-in-law', 'Sister-in-law', 'Daughter-in-law', 'Son-in-law'],
    ...['Niece', 'Nephew', 'Aunt', 'Uncle', 'Partner', 'Grandchild'],
  ]);
});

test('the gallery filters by 26 different categories, among them every home tile', () => {
  expect(new Set(galleryCategories).size).toBe(26);
  expect(galleryCategories).toEqual(expect.arrayContaining(homeTiles));
});
