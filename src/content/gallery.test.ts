// Spec: 9.4, 9.5
import { expect, test } from 'vitest';
import {
  activeFilters,
  filterTemplates,
  galleryOptions,
  nextShown,
  otherFilters,
  readFilters,
  readShown,
} from './gallery.ts';
import { templates } from './templates.ts';

function titlesFor(query: string): string[] {
  return filterTemplates(templates, readFilters(new URLSearchParams(query))).map(({ title }) => title);
}

test('there are 27 categories and 10 styles to choose from, and each begins with All', () => {
  expect(galleryOptions.category).toHaveLength(27);
  expect(galleryOptions.style).toEqual([
    ...['All', '3D', 'Realistic', 'Animated', 'Minimal', 'Cute'],
    ...['Elegant', 'Retro', 'Neon', 'Photo-Collage'],
  ]);
  expect(galleryOptions.category[0]).toBe('All');
});

test('filters let through what all of them let through', () => {
  expect(titlesFor('')).toHaveLength(108);
  expect(titlesFor('category=All&style=All&search=')).toHaveLength(108);
  expect(titlesFor('style=Cute').slice(0, 2)).toEqual(['Two Scoops', 'Not Yet Extinct']);
  expect(titlesFor('style=Cute&category=Cousin')).toEqual(['Not Yet Extinct']);
  expect(titlesFor('style=Cute&category=Mother')).toEqual([]);
  expect(titlesFor('category=Aunt')).toEqual([
    'The Parcel',
    'Peacock Blue',
    'A Chair Too Many',
    'The Golden Courtyard',
    'Window Seat',
  ]);
});

test('a search looks through titles and categories, whatever their case', () => {
  expect(titlesFor('search=SCOOPS')).toEqual(['Two Scoops']);
  expect(titlesFor('search=grand')).toEqual([
    'One More Flame',
    'The Long Way Home',
    'Cut from Good Cloth',
    'All Animals Invited',
    'Your Move',
    'The Biggest Strawberry',
    'The Loudest Roar',
    'Sweets from the Sky',
    'Every Summer',
    'The Blue Door',
    'A Hundred Flowers',
  ]);
  expect(titlesFor('search=+teacher+')).toEqual([
    'A Quiet Thank You',
    'Things That Grew',
    'The Question at the Back',
    'With Pen and Ink',
  ]);
  // Styles and wishes have filters and pages of their own.
  expect(titlesFor('search=neon')).toEqual([]);
});

test('what addresses say in another way is understood, and what we do not have finds nothing', () => {
  expect(titlesFor('category=brother&style=animated')).toEqual([
    'Lift-Off',
    'Standing Ovation',
    'Extra Life',
  ]);
  expect(titlesFor('style=ANIMALS').slice(0, 2)).toEqual(['Sunset in Layers', 'Not Yet Extinct']);
  expect(titlesFor('category=Pigeon')).toEqual([]);
  expect(titlesFor('style=Baroque')).toEqual([]);
  expect(titlesFor('style=all&category=+')).toHaveLength(108);
  expect(titlesFor('category=__proto__')).toEqual([]);
});

test('every category and every style of the lists leads to two designs or more', () => {
  for (const category of galleryOptions.category) {
    expect(titlesFor(new URLSearchParams({ category }).toString()).length, category).toBeGreaterThanOrEqual(
      2,
    );
  }
  for (const style of galleryOptions.style) {
    expect(titlesFor(new URLSearchParams({ style }).toString()).length, style).toBeGreaterThanOrEqual(2);
  }
});

test('twelve designs are shown, and twelve more with each press until there are no more', () => {
  const shown = (query: string) => readShown(new URLSearchParams(query));
  expect([shown(''), shown('shown=24'), shown('shown=60')]).toEqual([12, 24, 60]);
  for (const odd of ['-1', '0', '3', 'NaN', 'Infinity', '12.5', 'x'])
    expect(shown(`shown=${odd}`), odd).toBe(12);
  expect([nextShown(12, 60), nextShown(48, 60), nextShown(12, 17)]).toEqual([24, 60, 17]);
  expect([nextShown(60, 60), nextShown(12, 3), nextShown(1e9, 60)]).toEqual([null, null, null]);
});

test('a filter that no list offers is named, so that it can be taken away', () => {
  const others = (query: string) => otherFilters(readFilters(new URLSearchParams(query)));
  expect(others('style=Funny')).toEqual([{ field: 'style', label: 'Tag', value: 'Funny' }]);
  expect(others('style=Baroque&category=Pigeon')).toEqual([
    { field: 'category', label: 'Category', value: 'Pigeon' },
    { field: 'style', label: 'Style', value: 'Baroque' },
  ]);
  expect(others('style=cute&category=Brother')).toEqual([]);
  expect(others('')).toEqual([]);
});

test('counts the filters that leave something out', () => {
  const active = (query: string) => activeFilters(readFilters(new URLSearchParams(query)));
  expect(active('')).toBe(0);
  expect(active('search=+&category=All&style=all&to=Asha&view=list')).toBe(0);
  expect(active('search=a&category=Mother&style=Funny')).toBe(3);
});
