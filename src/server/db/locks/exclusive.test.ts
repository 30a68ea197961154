import { expect, test, vi } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { runExclusively } from './exclusive.ts';

const { pool } = await testDatabase();

/** Work that lasts until `end` or `fail` is called. */
function work() {
  const begun = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const run = () => {
    begun.resolve();
    return over.promise;
  };
  return { run, begun: begun.promise, end: over.resolve, fail: over.reject };
}

const secondsLeft = async () => {
  const { rows } = await pool.query<{ left: number }>(
    "select extract(epoch from expires_at - now())::float8 as left from leases where name = 'sweep'",
  );
  return rows[0]?.left;
};

test('work of one name runs once at a time, and may run again after an error', async () => {
  const [first, other] = [work(), work()];
  const done = runExclusively(pool, 'sweep', first.run);
  const beside = runExclusively(pool, 'removal', other.run);
  await Promise.all([first.begun, other.begun]);
  expect(await runExclusively(pool, 'sweep', () => expect.unreachable('it is running'))).toBe(false);
  other.end();
  expect(await beside).toBe(true);
  first.fail(new Error('it broke'));
  await expect(done).rejects.toThrow('it broke');
  expect(await runExclusively(pool, 'sweep', async () => {})).toBe(true);
});

test('work may run again when the lease of a killed process has expired, and then belongs to the new one', async () => {
  const [killed, next] = [work(), work()];
  const done = runExclusively(pool, 'sweep', killed.run);
  await killed.begun;
  await pool.query("update leases set expires_at = now() - interval '1 second'");
  const again = runExclusively(pool, 'sweep', next.run);
  await next.begun;
  killed.end();
  expect(await done).toBe(true);
  // The first has not removed the lease of the second.
  expect(await runExclusively(pool, 'sweep', () => expect.unreachable('it is running'))).toBe(false);
  next.end();
  expect(await again).toBe(true);
});

test('the lease of long work is renewed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const long = work();
  const done = runExclusively(pool, 'sweep', long.run);
  await long.begun;
  await pool.query("update leases set expires_at = now() + interval '5 seconds'");
  vi.advanceTimersByTime(10_000);
  await expect.poll(secondsLeft).toBeGreaterThan(20);
  long.end();
  expect(await done).toBe(true);
  expect(await secondsLeft()).toBeUndefined();
  vi.useRealTimers();
});
