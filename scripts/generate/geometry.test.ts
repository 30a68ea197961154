import { expect, test } from 'vitest';
import { identity } from '#card/scene/matrix.ts';
import { pathBox, transformPath } from './geometry.ts';

test.each([
  ['all kinds of numbers', 'M1e1 1E-1L.5.25', 'M10 .1l-9.5.15'],
  ['further pairs after a move', 'm1 1 2 2 3 3', 'M1 1l2 2 3 3'],
  ['the flags of an arc without a gap', 'M0 0a1 1 0 01.5.5', 'M0 0a1 1 0 0 1 .5.5'],
  ['smooth curves', 'M0 0c1 1 2 2 3 3S7 7 8 8', 'M0 0c1 1 2 2 3 3s4 4 5 5'],
  ['a second figure', 'M5 5h1zM7 7h1z', 'M5 5h1z m2 2h1z'],
  ['an error at the end', 'M1 1L2 2L3', 'M1 1l1 1'],
])('path data with %s is read and written', (_, d, expected) => {
  expect(transformPath(d, identity)).toBe(expected);
});

test('rounding errors do not add up', () => {
  const rounded = transformPath(`M100 100${'l.004.004'.repeat(1000)}`, identity);
  const [, , width, height] = pathBox(rounded);
  expect([width, height]).toEqual([expect.closeTo(4, 1), expect.closeTo(4, 1)]);
});

test.each([
  ['rotated by 90 degrees', [0, 1, -1, 0, 0, 0], 'M0 0a4 2 90 0 1 0 8'],
  ['mirrored', [-1, 0, 0, 1, 0, 0], 'M0 0a4 2 0 0 0-8 0'],
  ['stretched to a circle and moved', [1, 0, 0, 2, 10, 0], 'M10 0a4 4 0 0 1 8 0'],
] as const)('an arc that is %s stays an arc', (_, matrix, expected) => {
  expect(transformPath('M0 0a4 2 0 0 1 8 0', matrix)).toBe(expected);
});

test('the box of a path leaves out the control points of its curves', () => {
  expect(pathBox('M10 10h20v5z')).toEqual([10, 10, 20, 5]);
  expect(pathBox('M0 0C0 10 10 10 10 0')).toEqual([0, 0, 10, 7.5]);
});
