import { expect, test } from 'vitest';
import { activeFilters, filterTemplates, galleryOptions, otherFilters, readFilters } from './gallery.ts';
import { templates } from './templates.ts';

function titlesFor(query: string): string[] {
  return filterTemplates(templates, readFilters(new URLSearchParams(query))).map(({ title }) => title);
}

test('there are 23 categories and 10 styles to choose from, and each begins with All', () => {
  expect(galleryOptions.category).toHaveLength(23);
  expect(galleryOptions.style).toEqual([
    ...['All', '3D', 'Realistic', 'Animated', 'Minimal', 'Cute'],
    ...['Elegant', 'Retro', 'Neon', 'Photo-Collage'],
  ]);
  expect(galleryOptions.category[0]).toBe('All');
});

test('filters let through what all of them let through', () => {
  expect(titlesFor('')).toHaveLength(12);
  expect(titlesFor('category=All&style=All&search=')).toHaveLength(12);
  expect(titlesFor('style=Cute')).toEqual(['Two Scoops', 'Not Yet Extinct']);
  expect(titlesFor('style=Cute&category=Cousin')).toEqual(['Not Yet Extinct']);
  expect(titlesFor('style=Cute&category=Mother')).toEqual([]);
  expect(titlesFor('category=Aunt')).toEqual([]);
});

test('a search looks through titles and categories, whatever their case', () => {
  expect(titlesFor('search=SCOOPS')).toEqual(['Two Scoops']);
  expect(titlesFor('search=grand')).toEqual(['One More Flame', 'The Long Way Home']);
  expect(titlesFor('search=+teacher+')).toEqual(['A Quiet Thank You']);
  // Styles and wishes have filters and pages of their own.
  expect(titlesFor('search=neon')).toEqual([]);
});

test('what addresses say in another way is understood, and what we do not have finds nothing', () => {
  expect(titlesFor('category=brother&style=animated')).toEqual(['Lift-Off']);
  expect(titlesFor('style=ANIMALS')).toEqual(['Sunset in Layers', 'Not Yet Extinct']);
  expect(titlesFor('category=Pigeon')).toEqual([]);
  expect(titlesFor('style=Baroque')).toEqual([]);
  expect(titlesFor('style=all&category=+')).toHaveLength(12);
  expect(titlesFor('category=__proto__')).toEqual([]);
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
