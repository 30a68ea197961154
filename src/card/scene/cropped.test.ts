import { expect, test } from 'vitest';
import { sampleScene } from '#card/motion/sample-scene.ts';
import { boundsOf } from '#card/paint/bounds.ts';
import { cropped } from './cropped.ts';
import type { Scene } from './scene.ts';

const dot = { kind: 'rect', x: 100, y: 300, width: 10, height: 20, fill: '#000000' } as const;
const scene: Scene = {
  width: 400,
  height: 800,
  nodes: [dot, { kind: 'group', stage: 1, opacity: 0.5, transform: [2, 0, 0, 2, 5, 5], children: [dot] }],
  symbols: {},
  description: 'A dot',
};

test('what was inside the frame is where the frame was', () => {
  const part = cropped(scene, { x: 40, y: 200, width: 300, height: 500 });
  expect(part).toMatchObject({ width: 300, height: 500, description: 'A dot' });
  expect(part.nodes.map((node) => boundsOf(node, part))).toEqual([
    [60, 100, 70, 120],
    [165, 405, 185, 445],
  ]);
});

test('groups keep their place in the entrance', () => {
  const part = cropped(scene, { x: 40, y: 200, width: 300, height: 500 });
  expect(part.nodes[1]).toMatchObject({ stage: 1, opacity: 0.5 });
  expect(sampleScene(part, 'fade', 0).nodes[0]).toBe(part.nodes[0]);
  expect(sampleScene(part, 'fade', 0).nodes[1]).not.toBe(part.nodes[1]);
});

test('the whole of a scene is the scene itself', () => {
  expect(cropped(scene, { x: 0, y: 0, width: 400, height: 800 })).toBe(scene);
});
