import { createCanvas, Path2D } from '@napi-rs/canvas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nodeSurface } from '#encode/node-surface.ts';
import { boundsOf } from './bounds.ts';
import { paintScene } from './canvas.ts';
import { conformanceCases, conformancePhoto } from './conformance.ts';
import { pathBounds } from './path-bounds.ts';

const number = fc.integer({ min: -200, max: 200 });
const many = (count: number) => fc.array(number, { minLength: count, maxLength: count });
const command = fc.oneof(
  ...Object.entries({ M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2 }).map(([letter, count]) =>
    fc
      .tuple(fc.constantFrom(letter, letter.toLowerCase()), many(count))
      .map(([name, values]) => name + values),
  ),
  fc
    .tuple(
      fc.constantFrom('A', 'a'),
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 1, max: 90 }),
      many(3),
      fc.boolean(),
      fc.boolean(),
    )
    .map(
      ([name, rx, ry, [angle, x, y], large, sweep]) =>
        `${name}${rx},${ry} ${angle} ${+large}${+sweep}${x},${y}`,
    ),
  fc.constantFrom('Z', 'z'),
);

describe('the box around a path', () => {
  test('holds all of it, whatever the commands', () => {
    fc.assert(
      fc.property(fc.array(command, { minLength: 1, maxLength: 12 }), (commands) => {
        const d = `M0 0${commands.join('')}`;
        const box = pathBounds(d);
        const [left, top, right, bottom] = new Path2D(d).computeTightBounds();
        if (!box) throw new Error('A path with points has a box');
        expect(box[0]).toBeLessThanOrEqual(left + 0.01);
        expect(box[1]).toBeLessThanOrEqual(top + 0.01);
        expect(box[2]).toBeGreaterThanOrEqual(right - 0.01);
        expect(box[3]).toBeGreaterThanOrEqual(bottom - 0.01);
      }),
      { numRuns: 1000 },
    );
  });

  test('is exact for lines, and reads numbers without gaps', () => {
    expect(pathBounds('M10-5.5.5e1.5L30,40')).toEqual([5, -5.5, 30, 40]);
    expect(pathBounds('m10 10 20 0 0 20z')).toEqual([10, 10, 30, 30]);
    expect(pathBounds('')).toBeNull();
  });
});

test.each(conformanceCases)('nothing is painted outside the boxes of: $name', ({ scene }) => {
  const images = new Map([[conformancePhoto, createCanvas(2, 2)]]);
  for (const node of scene.nodes) {
    const canvas = createCanvas(scene.width, scene.height);
    const context = canvas.getContext('2d');
    paintScene(context, { ...scene, nodes: [node] }, { scale: 1, images, surface: nodeSurface });
    const [left, top, right, bottom] = boundsOf(node, scene) ?? [0, 0, 0, 0];
    // What is left after the box, with a pixel for soft edges, has been wiped.
    context.clearRect(left - 1, top - 1, right - left + 2, bottom - top + 2);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    expect(data.every((value) => value === 0)).toBe(true);
  }
});
