import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { animations } from '#card/document/card.ts';
import type { GroupNode, Scene, SceneNode } from '#card/scene/scene.ts';
import { entrance, entranceEnd, lastStage, restPose } from './entrance.ts';
import { entranceSeconds, sampleScene, splitAtEntrance } from './sample-scene.ts';

const rect: SceneNode = { kind: 'rect', x: 0, y: 0, width: 10, height: 10, fill: '#000000' };
const heading: GroupNode = { kind: 'group', stage: 0, children: [rect] };
const photo: GroupNode = { kind: 'group', stage: 2, opacity: 0.5, children: [rect] };
const nested: GroupNode = { kind: 'group', transform: [2, 0, 0, 2, 0, 0], children: [rect, photo] };
const scene: Scene = {
  width: 1200,
  height: 900,
  nodes: [rect, nested, heading],
  symbols: {},
  description: 'A card',
};

const animation = fc.constantFrom(...animations);
const stage = fc.nat(20);

describe('an entrance', () => {
  test('begins unseen, ends at rest, within 1.8 seconds', () => {
    fc.assert(
      fc.property(animation, stage, fc.double({ min: 0, max: 5, noNaN: true }), (name, at, after) => {
        expect(entrance(name, at, 0).opacity).toBe(0);
        expect(entrance(name, at, entranceEnd(at) + after)).toBe(restPose);
        expect(entranceEnd(at)).toBeLessThanOrEqual(1.8);
      }),
    );
  });

  test('is gentle: in a sixtieth of a second nothing jumps', () => {
    fc.assert(
      fc.property(animation, fc.double({ min: 0, max: 1.8, noNaN: true }), (name, t) => {
        const one = entrance(name, 0, t);
        const next = entrance(name, 0, t + 1 / 60);
        expect(Math.abs(next.opacity - one.opacity)).toBeLessThan(0.06);
        for (const corner of [
          [-600, -450],
          [600, 450],
        ] as const) {
          const [x, y] = apply(one.transform, corner);
          const [nextX, nextY] = apply(next.transform, corner);
          expect(Math.hypot(nextX - x, nextY - y)).toBeLessThan(16);
        }
      }),
    );
  });

  test('a later stage does the same later, until the last', () => {
    expect(entrance('slideUp', 2, 0.5)).toEqual(entrance('slideUp', 0, 0.2));
    expect(entrance('slideUp', lastStage + 5, 1.2)).toEqual(entrance('slideUp', lastStage, 1.2));
  });

  test('only scale goes past its goal, and by little', () => {
    const sizes = Array.from({ length: 90 }, (_, index) => entrance('scale', 0, index / 100).transform[0]);
    expect(Math.max(...sizes)).toBeGreaterThan(1.005);
    expect(Math.max(...sizes)).toBeLessThan(1.02);
    const heights = Array.from(
      { length: 90 },
      (_, index) => entrance('slideUp', 0, index / 100).transform[5],
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
  });
});

describe('a scene in time', () => {
  test('lasts until its last stage stands', () => {
    expect(entranceSeconds(scene)).toBe(entranceEnd(2));
    expect(entranceSeconds({ ...scene, nodes: [rect] })).toBe(0);
  });

  test('is the scene itself once everything stands', () => {
    fc.assert(
      fc.property(animation, fc.double({ min: 0, max: 9, noNaN: true }), (name, after) => {
        expect(sampleScene(scene, name, entranceSeconds(scene) + after)).toBe(scene);
      }),
    );
  });

  test('keeps what does not move the same objects', () => {
    const sampled = sampleScene(scene, 'slideUp', 1);
    expect(sampled.nodes[0]).toBe(rect);
    expect(sampled.nodes[2]).toBe(heading);
    expect(sampled.symbols).toBe(scene.symbols);
  });

  test('wraps what moves, at any depth, and keeps its own opacity', () => {
    const group = sampleScene(scene, 'fade', 0.75).nodes[1] as GroupNode;
    const { opacity } = entrance('fade', 2, 0.75);
    expect(group.children[1]).toEqual({ kind: 'group', opacity, children: [photo] });
  });

  test('turns about the middle of the card', () => {
    for (const name of ['scale', 'rotate'] as const) {
      const moved = sampleScene(scene, name, 0.2).nodes[2] as GroupNode;
      const [x, y] = apply(moved.transform ?? restPose.transform, [600, 450]);
      expect(x).toBeCloseTo(600);
      expect(y).toBeCloseTo(450);
    }
  });

  test('can be cut where it begins to move', () => {
    const { still, moving } = splitAtEntrance(scene);
    expect([...still.nodes, ...moving.nodes]).toEqual(scene.nodes);
    expect(still.nodes).toEqual([rect]);
    expect(splitAtEntrance({ ...scene, nodes: [rect] }).moving.nodes).toEqual([]);
  });
});

function apply([a, b, c, d, e, f]: readonly number[], [x, y]: readonly [number, number]) {
  const values = [a, b, c, d, e, f] as [number, number, number, number, number, number];
  return [values[0] * x + values[2] * y + values[4], values[1] * x + values[3] * y + values[5]] as const;
}
