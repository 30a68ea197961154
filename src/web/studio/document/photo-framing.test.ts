import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTooLong, moved, placed, position, visiblePart, zoomed } from './photo-framing.ts';

const landscape = { file: 'a'.repeat(22), width: 800, height: 400, focusX: 0.5, focusY: 0.5, zoom: 1 };

test('a landscape photo in a square frame shows its whole height and half its width', () => {
  expect(visiblePart(landscape, 1)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  expect(position(landscape, 1)).toEqual({ x: 0.5, y: null });
});

test('follows the pointer: half a frame to the right shows what was at the left', () => {
  const photo = moved(landscape, 1, { x: 0.5, y: 0.5 });
  expect(visiblePart(photo, 1)).toEqual({ x: 0, y: 0, width: 0.5, height: 1 });
});

test('magnifies about the middle of what is seen, within the allowed range', () => {
  const photo = zoomed(landscape, 1, 2);
  expect(visiblePart(photo, 1)).toEqual({ x: 0.375, y: 0.25, width: 0.25, height: 0.5 });
  expect(zoomed(landscape, 1, 9).zoom).toBe(4);
  expect(zoomed(landscape, 1, 0).zoom).toBe(1);
});

test('puts the visible part at a share of its way', () => {
  expect(visiblePart(placed(landscape, 1, { x: 1 }), 1).x).toBe(0.5);
  expect(visiblePart(placed(zoomed(landscape, 1, 2), 1, { y: 0 }), 1).y).toBe(0);
});

test('whatever is done, the frame stays covered and the document valid', () => {
  const size = fc.integer({ min: 1, max: 1600 });
  const share = fc.double({ min: -3, max: 3, noNaN: true });
  fc.assert(
    fc.property(
      size,
      size,
      share,
      share,
      fc.double({ min: 1, max: 4, noNaN: true }),
      (width, height, x, y, zoom) => {
        const photo = moved(zoomed({ ...landscape, width, height }, 0.9, zoom), 0.9, { x, y });
        const part = visiblePart(photo, 0.9);
        expect(part.x).toBeGreaterThanOrEqual(-1e-9);
        expect(part.y).toBeGreaterThanOrEqual(-1e-9);
        expect(part.x + part.width).toBeLessThanOrEqual(1 + 1e-9);
        expect(part.y + part.height).toBeLessThanOrEqual(1 + 1e-9);
        for (const focus of [photo.focusX, photo.focusY]) {
          expect(focus).toBeGreaterThanOrEqual(0);
          expect(focus).toBeLessThanOrEqual(1);
        }
      },
    ),
  );
});

test.each([
  ['a scrolling screenshot of 1080 x 9000', 192, 1600, true],
  ['a panorama of 10000 x 1500', 1600, 240, true],
  ['a screenshot of a phone', 736, 1600, false],
  ['a small strip, which is as it was', 100, 800, false],
])('%s', (_, width, height, expected) => {
  const photo = { file: 'a'.repeat(22), width, height, focusX: 0.5, focusY: 0.5, zoom: 1 };
  expect(isTooLong(photo)).toBe(expected);
});
