import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { randomId } from '../random-id.ts';
import { createRateLimiter } from './rate-limit.ts';

const { db } = await testDatabase();
const rule = { window: 60, max: 5 };

function limiterAt(start: number) {
  let now = start;
  const limiter = createRateLimiter(db, () => now);
  return { limiter, pass: (seconds: number) => (now += seconds * 1000) };
}

test('of a hundred attempts at the same moment as many pass as are allowed', async () => {
  const { limiter } = limiterAt(1_800_000_000_000);
  const key = randomId();
  const attempts = await Promise.all(Array.from({ length: 100 }, () => limiter.consume(key, rule)));
  expect(attempts.filter((attempt) => attempt.allowed)).toHaveLength(5);
  expect(attempts.find((attempt) => !attempt.allowed)).toEqual({ allowed: false, retryAfter: 60 });
});

test('after the window counting begins again, however often somebody tried in between', async () => {
  const { limiter, pass } = limiterAt(1_800_000_000_000);
  const key = randomId();
  for (let n = 0; n < 20; n += 1) await limiter.consume(key, rule);
  pass(59);
  expect(await limiter.consume(key, rule)).toEqual({ allowed: false, retryAfter: 1 });
  pass(1);
  for (let n = 0; n < 5; n += 1) expect((await limiter.consume(key, rule)).allowed).toBe(true);
  expect((await limiter.consume(key, rule)).allowed).toBe(false);
});

test('steady use below the limit is never refused', async () => {
  const { limiter, pass } = limiterAt(1_800_000_000_000);
  const key = randomId();
  for (let n = 0; n < 40; n += 1) {
    expect((await limiter.consume(key, rule)).allowed).toBe(true);
    pass(20);
  }
});

test('a refund gives one attempt back, clearing gives all, keys do not share', async () => {
  const { limiter } = limiterAt(1_800_000_000_000);
  const [key, other] = [randomId(), randomId()];
  for (let n = 0; n < 5; n += 1) await limiter.consume(key, rule);
  expect((await limiter.consume(other, rule)).allowed).toBe(true);
  await limiter.refund(key);
  expect((await limiter.consume(key, rule)).allowed).toBe(true);
  expect((await limiter.consume(key, rule)).allowed).toBe(false);
  await limiter.clear(key);
  expect((await limiter.consume(key, rule)).allowed).toBe(true);
});

test('sweeping forgets what is long over', async () => {
  const { limiter, pass } = limiterAt(1_800_000_000_000);
  const key = randomId();
  for (let n = 0; n < 6; n += 1) await limiter.consume(key, { window: 1e9, max: 5 });
  pass(101);
  await limiter.sweep(100);
  expect((await limiter.consume(key, { window: 1e9, max: 5 })).allowed).toBe(true);
});
