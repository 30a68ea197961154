import { expect, test } from 'vitest';
import type { Scene, SceneNode } from '#card/scene/scene.ts';
import { smallestText } from './smallest-text.ts';

function text(size: number): SceneNode {
  const font = { family: 'Baloo 2', weight: 400, size } as const;
  return { kind: 'text', x: 0, y: 0, width: 10, text: 'a', font, fill: '#000000', direction: 'ltr' };
}

test('counts the scale of the groups around a text', () => {
  const scene = (nodes: SceneNode[]): Scene => ({
    width: 10,
    height: 10,
    nodes,
    symbols: {},
    description: '',
  });
  expect(smallestText(scene([text(30), { kind: 'group', children: [text(20)] }]))).toBe(20);
  expect(
    smallestText(
      scene([text(30), { kind: 'group', transform: [0, 0.5, -0.5, 0, 9, 9], children: [text(40)] }]),
    ),
  ).toBe(20);
  expect(smallestText(scene([]))).toBe(Number.POSITIVE_INFINITY);
});
