import { expect, test } from 'vitest';
import { landscape } from '../faces/faces.ts';
import { largeSlot } from './large-slot.ts';

const { core } = landscape;
const corner = { x: 20, y: 20, width: 120, height: 120 };

test('a sticker in a corner grows from that corner', () => {
  const grown = largeSlot(corner, core, []);
  expect(grown).toMatchObject({ x: 20, y: 20 });
  expect(grown.width).toBeCloseTo(378, 0);
  const last = { ...corner, x: 1060, y: 760 };
  const other = largeSlot(last, core, []);
  expect([other.x + other.width, other.y + other.height]).toEqual([1180, 880]);
});

test('it stops before words, and is never smaller than its slot', () => {
  const words = { x: 300, y: 100, width: 600, height: 400 };
  const grown = largeSlot(corner, core, [words]);
  expect(grown.width).toBeGreaterThan(200);
  expect(grown.x + grown.width).toBeLessThanOrEqual(300 - 14);
  expect(largeSlot(corner, core, [{ x: 146, y: 0, width: 900, height: 900 }])).toEqual(corner);
});

test('one in the middle of an edge grows to both sides, and stays on the card', () => {
  const left = { x: 10, y: 390, width: 120, height: 120 };
  const grown = largeSlot(left, core, []);
  expect(grown.x).toBe(10);
  expect(grown.y + grown.height / 2).toBeCloseTo(450);
});
