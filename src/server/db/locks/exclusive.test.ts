import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { runExclusively } from './exclusive.ts';

const { pool } = await testDatabase();

/** Work that lasts until it is told to end. */
function work() {
  const begun = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const run = () => {
    begun.resolve();
    return over.promise;
  };
  return { run, begun: begun.promise, end: over.resolve, fail: over.reject };
}

test('work of one name is done by one at a time, and what it throws leaves the name free', async () => {
  const [first, other] = [work(), work()];
  const done = runExclusively(pool, 'sweep', first.run);
  const beside = runExclusively(pool, 'removal', other.run);
  await Promise.all([first.begun, other.begun]);
  expect(await runExclusively(pool, 'sweep', () => expect.unreachable('somebody is at it'))).toBe(false);
  other.end();
  expect(await beside).toBe(true);
  first.fail(new Error('it broke'));
  await expect(done).rejects.toThrow('it broke');
  expect(await runExclusively(pool, 'sweep', async () => {})).toBe(true);
});

test('the name goes with the connection', async () => {
  const first = work();
  const done = runExclusively(pool, 'sweep', first.run);
  await first.begun;
  await pool.query(
    "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objsubid = 2",
  );
  await expect.poll(() => runExclusively(pool, 'sweep', async () => {})).toBe(true);
  first.end();
  expect(await done).toBe(true);
});
