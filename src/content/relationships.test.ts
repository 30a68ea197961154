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

test('the studio offers 18 different relationships', () => {
  expect(new Set(relationships).size).toBe(18);
});

test('the gallery filters by 22 different categories, among them every home tile', () => {
  expect(new Set(galleryCategories).size).toBe(22);
  expect(galleryCategories).toEqual(expect.arrayContaining(homeTiles));
});
