import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { announceProcess, secretFingerprint } from './running-processes.ts';

const { pool } = await testDatabase();

const ours = secretFingerprint('the secret that all instances of the site have');
const another = secretFingerprint('a secret that somebody made up for one machine');

const never = () => expect.unreachable('no process has another fingerprint');

const announce = (fingerprint: number, onConflict: () => void = never) =>
  announceProcess({ pool, fingerprint, onConflict });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

afterEach(async () => {
  vi.useRealTimers();
  await pool.query('delete from running_processes');
});

test('a fingerprint has 31 bits and differs for each secret', () => {
  expect(ours).not.toBe(another);
  for (const fingerprint of [ours, another]) expect(fingerprint).toBeLessThan(2 ** 31);
});

test('another fingerprint is refused while processes run, and accepted when all have ended', async () => {
  const [first, second] = await Promise.all([announce(ours), announce(ours)]);
  expect([first.isSameSecret, second.isSameSecret]).toEqual([true, true]);
  await first.end();
  const third = await announce(another);
  expect(third.isSameSecret).toBe(false);
  await third.end();
  await second.end();
  expect((await announce(another)).isSameSecret).toBe(true);
});

test('a killed process counts until its row expires', async () => {
  await announce(ours);
  expect((await announce(another)).isSameSecret).toBe(false);
  await pool.query("update running_processes set expires_at = now() - interval '1 second'");
  expect((await announce(another)).isSameSecret).toBe(true);
  const { rowCount } = await pool.query('select from running_processes');
  expect(rowCount, 'expired rows are removed').toBe(1);
});

test('a process that was cut off announces itself again, and a conflict is reported once', async () => {
  const conflict = vi.fn();
  const first = await announce(ours, conflict);
  // While it could not renew its row, another began.
  await pool.query("update running_processes set expires_at = now() - interval '1 second'");
  const second = await announce(another, () => {});
  expect(second.isSameSecret).toBe(true);
  vi.advanceTimersByTime(10_000);
  await expect.poll(() => conflict.mock.calls.length).toBe(1);
  vi.advanceTimersByTime(10_000);
  await first.end();
  expect(conflict).toHaveBeenCalledTimes(1);
  await second.end();
});
