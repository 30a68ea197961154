import { expect, test } from 'vitest';
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

test('work may run again when the connection of the first run is lost', async () => {
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
