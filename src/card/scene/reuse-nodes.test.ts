import { expect, test } from 'vitest';
import { reuseNodes } from './reuse-nodes.ts';
import type { GroupNode, RectNode, SceneNode } from './scene.ts';

const rect = (x: number): RectNode => ({
  kind: 'rect',
  ...{ x, y: 0, width: 10, height: 10 },
  stroke: { paint: '#000000', width: 1 },
});
const group = (...children: SceneNode[]): GroupNode => ({ kind: 'group', stage: 1, children });

test('nothing new: the same list', () => {
  const before = [rect(1), group(rect(2), group(rect(3)))];
  expect(reuseNodes(before, [rect(1), group(rect(2), group(rect(3)))])).toBe(before);
});

test('what did not change keeps its object, what did gets the new value', () => {
  const before = [rect(1), group(rect(2), rect(3)), rect(4)];
  const next = [rect(1), group(rect(2), rect(9)), { ...rect(4), opacity: 0.5 }];
  const kept = reuseNodes(before, next);
  expect(kept).toEqual(next);
  expect(kept[0]).toBe(before[0]);
  expect(kept[1]).not.toBe(before[1]);
  expect((kept[1] as GroupNode).children[0]).toBe((before[1] as GroupNode).children[0]);
});

test.each([
  ['a node more', [rect(1), rect(2)]],
  ['a node less', []],
  ['another kind', [group(rect(1))]],
  ['another frame around the same', [{ ...group(rect(1)), stage: 2 }]],
])('%s is seen', (_, next) => {
  expect(reuseNodes([rect(1)], next)).toEqual(next);
  expect(reuseNodes([group(rect(1))], next)).toEqual(next);
});
