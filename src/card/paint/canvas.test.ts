import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { nodeSurface } from '#encode/node-surface.ts';
import { paintScene } from './canvas.ts';
import { conformanceCases, conformancePhoto } from './conformance.ts';

describe.each([1, 2.5])('the canvas painter at %d pixels a unit', (scale) => {
  test.each(conformanceCases)('$name', ({ scene, points }) => {
    const canvas = createCanvas(scene.width * scale, scene.height * scale);
    const images = new Map([[conformancePhoto, fourFields()]]);
    paintScene(canvas.getContext('2d'), scene, { scale, images, surface: nodeSurface });
    for (const { at, color, near = 3 } of points) {
      const off = distance(pixel(canvas, at[0] * scale, at[1] * scale), color);
      expect(off, `${at} should be ${color}`).toBeLessThanOrEqual(near);
    }
  });
});

function fourFields(): Canvas {
  const canvas = createCanvas(64, 64);
  const context = canvas.getContext('2d');
  for (const [index, color] of ['#ff0000', '#00ff00', '#0000ff', '#ffff00'].entries()) {
    context.fillStyle = color;
    context.fillRect((index % 2) * 32, Math.floor(index / 2) * 32, 32, 32);
  }
  return canvas;
}

function pixel(canvas: Canvas, x: number, y: number): readonly number[] {
  return [...canvas.getContext('2d').getImageData(Math.floor(x), Math.floor(y), 1, 1).data].slice(0, 3);
}

function distance(rgb: readonly number[], color: string): number {
  const wanted = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));
  return Math.max(...wanted.map((value, index) => Math.abs(value - (rgb[index] as number))));
}
