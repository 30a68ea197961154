import { expect, test } from 'vitest';
import type { GroupNode } from '#card/scene/scene.ts';
import { confettiScene } from './confetti.ts';

const burst = { width: 360, height: 740, seed: 7, seconds: 3 };

function places(t: number) {
  return confettiScene(burst, t).nodes.map((node) => (node as GroupNode).transform?.slice(4) ?? []);
}

test('confetti is a function of its seed and the time', () => {
  expect(confettiScene(burst, 1.2)).toEqual(confettiScene(burst, 1.2));
  expect(confettiScene(burst, 1.2)).not.toEqual(confettiScene({ ...burst, seed: 8 }, 1.2));
});

test('it is thrown from the lower corners, fills the picture, and is gone after its time', () => {
  expect(places(0)).toEqual([]);
  expect(places(0.1).every(([x = 0]) => x < 130 || x > 230)).toBe(true);
  const middle = places(1.1);
  expect(middle).toHaveLength(150);
  for (const [from, to] of [
    [0, 250],
    [250, 500],
    [500, 740],
  ] as const)
    expect(middle.filter(([x = 0, y = 0]) => x > 0 && x < 360 && y > from && y < to).length).toBeGreaterThan(
      9,
    );
  expect(places(3)).toEqual([]);
});

test('no piece jumps', () => {
  for (let t = 0.3; t < 2.9; t += 0.1) {
    const [now, next] = [places(t), places(t + 1 / 60)];
    for (const [index, [x = 0, y = 0]] of now.entries()) {
      const [toX = 0, toY = 0] = next[index] ?? [];
      expect(Math.hypot(toX - x, toY - y)).toBeLessThan(60);
    }
  }
});
