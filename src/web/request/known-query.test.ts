import { expect, test } from 'vitest';
import { findRoute } from '#tests/support/find-route.ts';
import { knownQuery } from './known-query.ts';

test.each([
  ['/gallery', '/gallery?fbclid=x', ''],
  ['/gallery', '/gallery', ''],
  ['/gallery', '/gallery?utm_source=x&to=%E0%A4%86&search=', '?search=&to=%E0%A4%86'],
  ['/about', '/about?search=x', ''],
  ['/card/:id/scene.json', '/card/x/scene.json?envelope', '?envelope='],
  ['/card/:id', '/card/x?day=a&day=b', '?day=a'],
])('of %s, %s has the query "%s"', (pattern, target, query) => {
  expect(knownQuery(pattern, target)).toBe(query);
  expect(findRoute(pattern).pattern).toBe(pattern);
});
