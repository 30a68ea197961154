import { describe, expect, test } from 'vitest';
import { formatPath, parsePath, pathBox, transformPath } from './path-data.ts';

function rewritten(d: string): string {
  return formatPath(parsePath(d));
}

describe('a path is read and written', () => {
  test.each([
    ['relative and absolute', 'M10 10 l5 0 L15 20 h-5 V5 z', 'M10 10h5V20H10V5z'],
    ['further pairs after a move', 'm1 1 2 2 3 3', 'M1 1L3 3 6 6'],
    ['flags without a gap', 'M0 0a1 1 0 01.5.5', 'M0 0A1 1 0 0 1 .5.5'],
    ['smooth curves', 'M0 0c1 1 2 2 3 3s4 4 5 5', 'M0 0C1 1 2 2 3 3S7 7 8 8'],
    ['smooth quadratic curves', 'M0 0q1 2 2 0t2 0', 'M0 0Q1 2 2 0 3-2 4 0'],
    ['exponents', 'M1e1 1E-1L.5.25', 'M10 .1L.5.25'],
    ['a second figure after a close', 'M5 5h1zm2 2h1z', 'M5 5H6zM7 7H8z'],
    ['an error at its end', 'M1 1L2 2L3', 'M1 1L2 2'],
  ])('%s', (_, d, expected) => {
    expect(rewritten(d)).toBe(expected);
  });

  test('without adding up what rounding cuts off', () => {
    const steps = parsePath(rewritten(`M100 100${'l.004.004'.repeat(1000)}`));
    for (const end of steps.at(-1)?.numbers.slice(-2) ?? []) expect(Math.abs(end - 104)).toBeLessThan(0.01);
    expect(steps).toHaveLength(1001);
  });
});

describe('a path is moved', () => {
  test('with its curves', () => {
    expect(formatPath(transformPath(parsePath('M0 0C1 0 2 1 2 2'), [2, 0, 0, 2, 10, 0]))).toBe(
      'M10 0c2 0 4 2 4 4',
    );
  });

  test.each([
    ['turned a quarter', [0, 1, -1, 0, 0, 0], 'M0 0a4 2 90 0 1 0 8'],
    ['mirrored', [-1, 0, 0, 1, 0, 0], 'M0 0a4 2 0 0 0-8 0'],
    ['stretched', [1, 0, 0, 2, 0, 0], 'M0 0a4 4 0 0 1 8 0'],
  ] as const)('with its arcs, %s', (_, matrix, expected) => {
    const arcOf = (d: string) => parsePath(d).filter(({ code }) => code === 'A');
    const [arc] = transformPath(arcOf('M0 0a4 2 0 0 1 8 0'), matrix);
    const [wanted] = arcOf(expected);
    const round = arc?.numbers[0] === arc?.numbers[1];
    wanted?.numbers.forEach((value, index) => {
      // The turn of a circle is nobody's business.
      if (index !== 2 || !round) expect(arc?.numbers[index]).toBeCloseTo(value);
    });
    expect(arc?.numbers.length).toBe(wanted?.numbers.length);
  });
});

test('a path knows its box', () => {
  expect(pathBox(parsePath('M10 10h20v5z'))).toEqual([10, 10, 20, 5]);
  const [, top, , height] = pathBox(parsePath('M0 0C0 10 10 10 10 0'));
  expect([top, height]).toEqual([0, 7.5]);
});
