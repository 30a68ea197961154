import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { rateLimit } from '../db/tables/accounts.ts';
import { randomId } from '../random-id.ts';
import { createRateLimiter } from './rate-limiter.ts';

const { db } = await testDatabase();
const secret = 'a-secret-for-tests-only-of-48-characters-0123456';
const rule = { window: 60, max: 5 };

function someone() {
  return { what: 'test', who: randomId() };
}

function limiterAt(start: number) {
  let now = start;
  const limiter = createRateLimiter({ db, secret, clock: () => now });
  return { limiter, pass: (seconds: number) => (now += seconds * 1000) };
}

test('of a hundred attempts at the same moment as many pass as are allowed', async () => {
  const { limiter } = limiterAt(1_800_000_000_000);
  const key = someone();
  const attempts = await Promise.all(Array.from({ length: 100 }, () => limiter.consume(key, rule)));
  expect(attempts.filter((attempt) => attempt.allowed)).toHaveLength(5);
  expect(attempts.find((attempt) => !attempt.allowed)).toEqual({ allowed: false, retryAfter: 60 });
});

test('after the window counting begins again, however often somebody tried in between', async () => {
  const { limiter, pass } = limiterAt(1_800_000_000_000);
  const key = someone();
  for (let n = 0; n < 20; n += 1) await limiter.consume(key, rule);
  pass(59);
  expect(await limiter.consume(key, rule)).toEqual({ allowed: false, retryAfter: 1 });
  pass(1);
  for (let n = 0; n < 5; n += 1) expect((await limiter.consume(key, rule)).allowed).toBe(true);
  expect((await limiter.consume(key, rule)).allowed).toBe(false);
});

test('steady use below the limit is never refused', async () => {
  const { limiter, pass } = limiterAt(1_800_000_000_000);
  const key = someone();
  for (let n = 0; n < 40; n += 1) {
    expect((await limiter.consume(key, rule)).allowed).toBe(true);
    pass(20);
  }
});

test('a refund gives one attempt back, clearing gives all, keys do not share', async () => {
  const { limiter } = limiterAt(1_800_000_000_000);
  const [key, other] = [someone(), someone()];
  for (let n = 0; n < 5; n += 1) await limiter.consume(key, rule);
  expect((await limiter.consume(other, rule)).allowed).toBe(true);
  await limiter.refund(key, rule);
  expect((await limiter.consume(key, rule)).allowed).toBe(true);
  expect((await limiter.consume(key, rule)).allowed).toBe(false);
  await limiter.clear(key);
  expect((await limiter.consume(key, rule)).allowed).toBe(true);
});

test('a refund gives the attempt back, also after one that was refused', async () => {
  const { limiter } = limiterAt(1_800_000_000_000);
  const key = someone();
  const once = { window: 60, max: 1 };
  expect((await limiter.consume(key, once)).allowed).toBe(true);
  expect((await limiter.consume(key, once)).allowed).toBe(false);
  await limiter.refund(key, once);
  expect((await limiter.consume(key, once)).allowed).toBe(true);
  expect((await limiter.consume(key, once)).allowed).toBe(false);
});

test('a cached refusal ends with a refund or a cleared count', async () => {
  const { limiter } = limiterAt(1_800_000_000_000);
  const [refunded, cleared] = [someone(), someone()];
  for (const one of [refunded, cleared]) {
    for (let n = 0; n < 7; n += 1) await limiter.consume(one, rule);
    expect((await limiter.consume(one, rule)).allowed).toBe(false);
  }
  await limiter.refund(refunded, rule);
  expect((await limiter.consume(refunded, rule)).allowed).toBe(true);
  await limiter.clear(cleared);
  expect((await limiter.consume(cleared, rule)).allowed).toBe(true);
});

test('a client that asks in a loop costs one query a second', async () => {
  const { limiter, pass } = limiterAt(1_800_000_000_000);
  const one = { what: 'hammered', who: randomId() };
  for (let n = 0; n < 6; n += 1) await limiter.consume(one, rule);
  const row = eq(rateLimit.key, (await keysOf('hammered'))[0] ?? '');
  // Whoever does not ask does not see that the count is gone.
  await db.delete(rateLimit).where(row);
  expect(await limiter.consume(one, rule)).toEqual({ allowed: false, retryAfter: 60 });
  pass(1);
  expect((await limiter.consume(one, rule)).allowed).toBe(true);
});

async function keysOf(what: string): Promise<string[]> {
  const rows = await db.select({ key: rateLimit.key }).from(rateLimit);
  return rows.map(({ key }) => key).filter((key) => key.startsWith(`${what}|`));
}

test('sweeping deletes old counts', async () => {
  const { limiter, pass } = limiterAt(1_800_000_000_000);
  const key = someone();
  for (let n = 0; n < 6; n += 1) await limiter.consume(key, { window: 1e9, max: 5 });
  pass(101);
  await limiter.sweep(100);
  expect((await limiter.consume(key, { window: 1e9, max: 5 })).allowed).toBe(true);
});

test('the table shows what was counted, and not for whom', async () => {
  const { limiter } = limiterAt(1_800_000_000_000);
  await limiter.consume({ what: 'sealed', who: 'mina@example.com 203.0.113.9' }, rule);
  const keys = await keysOf('sealed');
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatch(/^sealed\|[A-Za-z0-9_-]{43}$/);
});

test('one of the same kind does not count for the other', async () => {
  const { limiter } = limiterAt(1_800_000_000_000);
  const who = randomId();
  for (let n = 0; n < 6; n += 1) await limiter.consume({ what: 'save', who }, rule);
  expect((await limiter.consume({ what: 'save', who }, rule)).allowed).toBe(false);
  expect((await limiter.consume({ what: 'share', who }, rule)).allowed).toBe(true);
});
