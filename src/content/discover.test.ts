// Spec: 2.19, 2.87, 2.90, 3.12, 4.13, 9.16
import { expect, test } from 'vitest';
import {
  badges,
  type DesignFigure,
  type DiscoverDesign,
  discoverTabs,
  mostShown,
  nextShown,
  readDiscoverQuery,
} from './discover.ts';
import { discoverDesigns, withOthers } from './discover-designs.ts';
import { filterTemplates, readFilters } from './gallery.ts';
import { homeRelationships, homeStyles } from './home.ts';
import { popularTags } from './tags.ts';
import { templates } from './templates.ts';

const figure = (some: Partial<DesignFigure>): DesignFigure => ({
  ...{ views: 0, downloads: 0, shares: 0, likes: 0, recent: 0 },
  ...some,
});
const ids = (designs: readonly DiscoverDesign[]) => designs.map(({ id }) => id);

test('there are the 16 popular tags', () => {
  expect(popularTags.join(', ')).toBe(
    'Cute, Elegant, Funny, Romantic, Minimal, Neon, Vintage, Artistic, Family, Professional, Animals, Party, Classic, Creative, Clean, Heartfelt',
  );
});

test.each(popularTags)('the tag %s leads to at least two designs, not to all of them', (tag) => {
  const found = filterTemplates(templates, readFilters(new URLSearchParams({ style: tag })));
  expect(found.length).toBeGreaterThanOrEqual(2);
  expect(found.length).toBeLessThan(templates.length);
});

test('every design is under Trending and under New, and every figure is its own', () => {
  const some = figure({ views: 40, downloads: 3, shares: 2, likes: 5, recent: 1 });
  const { trending, new: fresh } = discoverDesigns(new Map([['side-a', some]]));
  for (const designs of [trending, fresh]) expect(ids(designs).sort()).toEqual(ids(trending).sort());
  expect(trending).toHaveLength(templates.length);
  expect(trending.find(({ id }) => id === 'side-a')).toMatchObject(some);
  expect(trending.find(({ id }) => id === 'two-scoops')).toMatchObject(figure({}));
});

test('trending is what cards are made with now, then what is liked, then what was opened', () => {
  expect(ids(discoverDesigns(new Map()).trending)).toEqual(templates.map(({ id }) => id));
  const { trending } = discoverDesigns(
    new Map([
      ['lift-off', figure({ views: 900, downloads: 50, shares: 40 })],
      ['side-a', figure({ recent: 1 })],
      ['city-lights', figure({ recent: 2 })],
      ['two-scoops', figure({ likes: 1 })],
      ['gone-from-the-gallery', figure({ recent: 9 })],
    ]),
  );
  expect(ids(trending).slice(0, 4)).toEqual(['city-lights', 'side-a', 'two-scoops', 'lift-off']);
});

test('the newest come first, and only new ones say when they came', () => {
  const { trending, new: fresh } = discoverDesigns(new Map());
  const dates = fresh.map(({ addedAt = '' }) => addedAt);
  expect(dates).toEqual(dates.toSorted().reverse());
  for (const date of dates) expect(new Date(date).toISOString()).toBe(date.replace('Z', '.000Z'));
  expect(trending.some(({ addedAt }) => addedAt !== undefined)).toBe(false);
});

test('ours and those of others are in one order, ours first among equals', () => {
  const ours = discoverDesigns(new Map([['side-a', figure({ recent: 5 })]]), new Map([['lift-off', 2]]));
  const other = (id: string, some: Partial<DiscoverDesign>): DiscoverDesign => ({
    ...{ id, title: '', category: null, tags: [], penName: 'Meera Ink', remixes: 0 },
    ...figure({}),
    ...some,
  });
  const others = [other('much-sent', { recent: 9 }), other('as-often', { recent: 5 }), other('never', {})];
  const trending = ids(withOthers('trending', ours.trending, others));
  expect(trending.slice(0, 3)).toEqual(['much-sent', 'side-a', 'as-often']);
  expect(trending.at(-1)).toBe('never');
  expect(ids(ours.remixed)).toEqual(['lift-off']);
  expect(ids(withOthers('remixed', ours.remixed, [other('one', { remixes: 3 })]))).toEqual([
    'one',
    'lift-off',
  ]);
  const picks = withOthers('staff-picks', ours['staff-picks'], [other('picked', { recent: 99 })]);
  expect(ids(picks).at(-1)).toBe('picked');
});

test('three designs are picked, each for another reason; the visitors’ favourite is the most liked', () => {
  const picks = (figures: ReadonlyMap<string, DesignFigure>) => discoverDesigns(figures)['staff-picks'];
  expect(picks(new Map()).map(({ badge }) => badge)).toEqual(badges);
  expect(new Set(ids(picks(new Map()))).size).toBe(3);
  const liked = picks(new Map([['quiet-thanks', figure({ likes: 2 })]]));
  expect(liked.find(({ badge }) => badge === 'Community Favorite')?.id).toBe('quiet-thanks');
  expect(liked.map(({ badge }) => badge)).toEqual(badges);
});

test('an address asks for a tab and for as many designs as there may be', () => {
  const read = (query: string) => readDiscoverQuery(new URLSearchParams(query));
  expect(discoverTabs).toEqual(['trending', 'new', 'staff-picks', 'remixed']);
  expect(read('')).toEqual({ tab: 'trending', shown: 3 });
  expect(read('tab=new&shown=9')).toEqual({ tab: 'new', shown: 9 });
  for (const odd of ['-1', '124', '0', '2', 'NaN', 'Infinity', '1e9', '0x1p', '']) {
    expect(read(`tab=best&shown=${odd}`), odd).toEqual({ tab: 'trending', shown: 3 });
  }
});

test('more is loaded until there is no more', () => {
  expect([nextShown(3, 12), nextShown(9, 12), nextShown(12, 12), nextShown(3, 3)]).toEqual([
    9,
    12,
    null,
    null,
  ]);
  expect([nextShown(117, 9_000), nextShown(mostShown, 9_000)]).toEqual([mostShown, null]);
});

test('the home page leads to twelve relationships and eight styles', () => {
  expect(homeRelationships.map(({ name }) => name).join(', ')).toBe(
    'Brother, Sister, Mother, Father, Friend, Wife, Husband, Teacher, Colleague, Grandmother, Grandfather, Cousin',
  );
  expect(homeStyles.join(', ')).toBe('3D, Realistic, Animated, Minimal, Cute, Elegant, Retro, Neon');
});
