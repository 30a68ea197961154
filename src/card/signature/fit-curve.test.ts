import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cubic, distance, fitCurve, type Point } from './fit-curve.ts';

function pointOn([p0, p1, p2, p3]: Cubic, t: number): Point {
  const r = 1 - t;
  const axis = (index: 0 | 1) =>
    p0[index] * r ** 3 + 3 * p1[index] * r * r * t + 3 * p2[index] * r * t * t + p3[index] * t ** 3;
  return [axis(0), axis(1)];
}

function samples(curves: readonly Cubic[]): readonly Point[] {
  return curves.flatMap((curve) => Array.from({ length: 61 }, (_, index) => pointOn(curve, index / 60)));
}

test('half a circle of a hundred points becomes a few curves that miss it by less than a unit', () => {
  const circle = Array.from({ length: 100 }, (_, index): Point => {
    const angle = (Math.PI * index) / 99;
    return [200 + 150 * Math.cos(angle), 200 + 150 * Math.sin(angle)];
  });
  const curves = fitCurve(circle, 1);
  expect(curves.length).toBeLessThanOrEqual(3);
  for (const point of samples(curves)) expect(Math.abs(distance(point, [200, 200]) - 150)).toBeLessThan(1.5);
});

test('a straight line is one curve, and two points are one', () => {
  const line = Array.from({ length: 50 }, (_, index): Point => [index * 10, index * 4]);
  expect(fitCurve(line, 1)).toHaveLength(1);
  expect(fitCurve(line.slice(0, 2), 1)).toHaveLength(1);
});

test('a sharp corner stays where it is', () => {
  const corner = [
    ...Array.from({ length: 30 }, (_, index): Point => [index * 5, 0]),
    ...Array.from({ length: 30 }, (_, index): Point => [150, index * 5]),
  ];
  const nearest = Math.min(...samples(fitCurve(corner, 2)).map((point) => distance(point, [150, 0])));
  expect(nearest).toBeLessThan(4);
});

test('whatever is drawn, every point is near a curve, and the curves join', () => {
  const step = fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 }));
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 2, maxLength: 80 }),
      fc.integer({ min: 2, max: 30 }),
      (steps, tolerance) => {
        const points: Point[] = [[500, 200]];
        for (const [dx, dy] of steps) {
          const [x, y] = points.at(-1) as Point;
          if (dx !== 0 || dy !== 0) points.push([x + dx, y + dy]);
        }
        if (points.length < 2) return;
        const curves = fitCurve(points, tolerance);
        const drawn = samples(curves);
        for (const number of drawn.flat()) expect(Number.isFinite(number)).toBe(true);
        for (const point of points) {
          expect(Math.min(...drawn.map((one) => distance(one, point)))).toBeLessThanOrEqual(tolerance + 3);
        }
        expect(curves[0]?.[0]).toEqual(points[0]);
        expect(curves.at(-1)?.[3]).toEqual(points.at(-1));
        for (const [index, curve] of curves.entries())
          if (index > 0) expect(curve[0]).toEqual(curves[index - 1]?.[3]);
      },
    ),
  );
});
