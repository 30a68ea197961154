import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readView, viewAddress } from './dashboard-view.ts';

function read(query: string) {
  return readView(new URLSearchParams(query));
}

test('an address without a query shows the first drafts', () => {
  expect(read('')).toEqual({
    ...{ tab: 'drafts', search: '', sort: 'newest', onlyFavourites: false },
    ...{ after: null, before: null },
  });
});

test('an address without a tab shows the first tab that is not empty, if the counts are known', () => {
  const none = { drafts: 0, created: 0, shared: 0 };
  const tabOf = (query: string, counts: typeof none) => readView(new URLSearchParams(query), counts).tab;
  expect(tabOf('', none)).toBe('drafts');
  expect(tabOf('', { ...none, created: 2, shared: 1 })).toBe('created');
  expect(tabOf('', { drafts: 1, created: 2, shared: 1 })).toBe('drafts');
  expect(tabOf('tab=drafts', { ...none, created: 2 })).toBe('drafts');
});

test('invalid parameters are ignored', () => {
  expect(read('tab=trash&sort=colour&q=%00')).toMatchObject({ tab: 'drafts', sort: 'newest' });
  // Drafts have no views, and shares are not sorted by them.
  expect(read('tab=drafts&sort=views').sort).toBe('newest');
  expect(read('tab=shared&sort=views').sort).toBe('newest');
  expect(read('tab=created&sort=views').sort).toBe('views');
  expect(read('after=a&before=b')).toMatchObject({ after: null, before: 'b' });
  expect(read(`q=${'a'.repeat(99)}🎂`).search.isWellFormed()).toBe(true);
  expect(read(`q=${'a'.repeat(5_000)}`).search).toHaveLength(100);
});

test('writing and reading an address gives the same view', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100, unit: 'grapheme' }), (typed) => {
      const search = typed.slice(0, 100).toWellFormed().trim();
      const listed = { tab: 'created', search, sort: 'name', onlyFavourites: true } as const;
      const view = { ...listed, after: 'W10', before: null };
      expect(readView(new URLSearchParams(viewAddress(view)))).toEqual(view);
    }),
  );
});

test('default values are left out of the address', () => {
  expect(viewAddress({ tab: 'created', search: ' ', sort: 'newest', after: null })).toBe('?tab=created');
  expect(viewAddress({})).toBe('?tab=drafts');
});
