import { expect, test } from 'vitest';
import { cacheLifetimeMs, sharedPath } from './shared-pages.ts';

const card = '/card/Ab3-_ZyX0987654321qwQw';

test.each([
  [card, card],
  [`${card}?fbclid=x`, card],
  [`${card}?day=2026-11-12`, card],
  [`${card}?notes=2`, null],
  [`${card}?print=large`, null],
  ['/', '/'],
  ['/?utm_source=x&utm_medium=y', '/'],
  ['/?', '/'],
  ['/gallery?fbclid=x', '/gallery'],
  ['/hi/gallery?fbclid=x', '/hi/gallery'],
  ['/gallery?fbclid=x&search=cake', null],
  ['/ar/discover?tab=new', null],
  ['/discover?q=x', '/discover'],
  ['/faqs?q=x', null],
  ['/gallery?age=18', null],
  ['/designs/lift-off?fbclid=x', '/designs/lift-off'],
  ['/hi/designs/lift-off?to=Asha', null],
  ['/about?tab=new&q=x&revision=1', '/about'],
])('%s is answered with the page of %s', (target, path) => {
  expect(sharedPath(target)).toBe(path);
  if (path) expect(cacheLifetimeMs(path)).toBeGreaterThan(0);
});

test('no other address below a card, or beside it, is cached', () => {
  for (const path of [`${card}/reply`, `${card}/card.png`, `${card}/`, `${card}.`, `/hi${card}`, '/login'])
    expect(cacheLifetimeMs(sharedPath(path) ?? ''), path).toBe(0);
});
