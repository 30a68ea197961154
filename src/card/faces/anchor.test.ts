import { expect, test } from 'vitest';
import { anchored, landscape, portrait } from './faces.ts';

test('a point keeps its distance to the nearer edges', () => {
  expect(anchored(portrait, 30, 40)).toEqual([30, 40]);
  expect(anchored(portrait, 1170, 860)).toEqual([870, 1560]);
  expect(anchored(landscape, 1170, 860)).toEqual([1170, 860]);
});
