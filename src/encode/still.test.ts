// Spec: 9.14
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canvasLimits, stillSize } from './still.ts';

const card = { width: 1200, height: 900 };

describe('the size of a still', () => {
  test('has the shape of the scene', () => {
    expect(stillSize(card, 672)).toMatchObject({ width: 672, height: 504 });
    expect(stillSize(card, 1344)).toMatchObject({ width: 1344, height: 1008 });
    expect(stillSize({ width: 900, height: 1600 }, 1080)).toMatchObject({ width: 1080, height: 1920 });
  });

  test('has at most 16384 pixels on a side', () => {
    expect(stillSize({ width: 1200, height: 3 }, 100_000)).toMatchObject({ width: 16_384, height: 40 });
    expect(stillSize({ width: 3, height: 1200 }, 100)).toMatchObject({ width: 40, height: 16_384 });
  });

  test('is never more than a canvas can hold, nor nothing', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 100_000 }), (width, height, wanted) => {
        const size = stillSize({ width, height }, wanted);
        expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(canvasLimits.side);
        expect(size.width * size.height).toBeLessThanOrEqual(canvasLimits.area);
        expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
