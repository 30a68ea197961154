import { expect, test } from 'vitest';
import { findFreePosition } from './avoid-overlap.ts';

const box = { left: 100, right: 200, top: 500, bottom: 560 };

test('stays where nothing is in its way', () => {
  const taken = [{ left: 0, right: 300, top: 0, bottom: 500 }];
  expect(findFreePosition({ box, taken, left: 10, top: 10 })).toEqual({ x: 0, y: 0 });
});

test('moves sideways before it moves up, and up to the first gap', () => {
  const under = { left: 150, right: 300, top: 540, bottom: 600 };
  expect(findFreePosition({ box, taken: [under], left: 0, top: 0 })).toEqual({ x: -50, y: 0 });
  const row = { left: 0, right: 300, top: 480, bottom: 600 };
  expect(findFreePosition({ box, taken: [row], left: 0, top: 0 })).toEqual({ x: 0, y: -80 });
});

test('finds a gap that is a little wider than the message', () => {
  const sides = [
    { left: 0, right: 23, top: 0, bottom: 600 },
    { left: 126, right: 300, top: 0, bottom: 600 },
  ];
  expect(findFreePosition({ box, taken: sides, left: 0, top: 0 })).toEqual({ x: -75, y: 0 });
});

test('returns null where there is no gap', () => {
  const all = { left: 0, right: 300, top: 0, bottom: 600 };
  expect(findFreePosition({ box, taken: [all], left: 0, top: 0 })).toBeNull();
});
