import { expect, test } from 'vitest';
import { backgrounds } from '#card/backgrounds/registry.ts';
import { isFound } from './background-search.ts';

function found(search: string): string[] {
  return backgrounds.filter((background) => isFound(background, search)).map(({ key }) => key);
}

test('an empty search finds all, nonsense none', () => {
  expect(found('')).toHaveLength(62);
  expect(found('  (.*[')).toHaveLength(62);
  expect(found('zzz')).toEqual([]);
  expect(found('flower zzz')).toEqual([]);
});

test.each(['flower', 'Flowers', 'floral', 'blossom', 'bloom', 'FLOW'])(
  '%s finds what has flowers',
  (word) => {
    const keys = ['bg-flowers', 'bg-cherry-blossom', 'bg-meadow', 'bg-tropical', 'bg-marigold-garland'];
    expect(found(word)).toEqual(expect.arrayContaining(keys));
  },
);

test.each([
  ['present', 'bg-gift-wrap'],
  ['ocean', 'bg-reef'],
  ['beach', 'bg-waves'],
  ['diwali', 'bg-lamps'],
  ['love', 'bg-hearts'],
  ['dark', 'bg-night-sky'],
  ['christmas', 'bg-snow'],
  ['vintage', 'bg-music'],
  ['children', 'bg-dinosaurs'],
  ['astronaut', 'bg-space'],
  ['blue', 'bg-reef'],
  ['pink', 'bg-cake'],
  ['gold', 'bg-golden-fans'],
  ['grey', 'from-gray'],
  ['sunset', 'from-indigo-red-yellow'],
  ['night stars', 'bg-night-sky'],
])('%s finds %s', (search, key) => {
  expect(found(search)).toContain(key);
});

test('words are found from their beginning, so that little noise comes along', () => {
  expect(found('art')).not.toContain('bg-balloons');
  expect(found('ice')).not.toContain('bg-balloons');
  for (const { key, label } of backgrounds) expect(found(label), label).toContain(key);
});

test('every colour of the rainbow finds something', () => {
  for (const colour of ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'gold', 'white']) {
    expect(found(colour).length, colour).toBeGreaterThanOrEqual(2);
  }
});
