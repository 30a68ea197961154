// Spec: 4.12, 9.2
import { expect, test } from 'vitest';
import { grown, growthInterval, sampleStatistics } from './statistics.ts';

test('the sample figures begin as they should and grow every five seconds', () => {
  expect(sampleStatistics).toEqual({ visitors: 12847, cards: 8934, shared: 6721, users: 3456 });
  expect(growthInterval).toBe(5_000);
});

test.each([
  [0, { visitors: 0, cards: 0, shared: 0, users: 0 }],
  [0.4, { visitors: 1, cards: 0, shared: 0, users: 0 }],
  [0.999, { visitors: 2, cards: 1, shared: 1, users: 0 }],
])('with a chance of %d they grow by so much', (chance, more) => {
  const start = { visitors: 100, cards: 100, shared: 100, users: 100 };
  const now = grown(start, () => chance);
  for (const name of ['visitors', 'cards', 'shared', 'users'] as const) {
    expect(now[name] - start[name], name).toBe(more[name]);
  }
});
