import type pg from 'pg';
import { toDatabaseError } from '../failure.ts';

/** Any number that nothing else uses. */
const exclusiveLock = 6_021_992;

/**
 * Runs the work unless another process on this database is running work of the same name; returns whether it ran.
 * The lock belongs to a connection, so it ends with that connection, also when the process is killed.
 */
export async function runExclusively(
  pool: pg.Pool,
  name: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const client = await pool.connect().catch(fail);
  const callLock = async (lockFunction: string) => {
    const { rows } = await client
      .query<{ done: boolean }>(`select ${lockFunction}($1::int, hashtext($2)) as done`, [
        exclusiveLock,
        name,
      ])
      .catch(fail);
    return rows[0]?.done === true;
  };
  let isUnlocked = false;
  try {
    if (!(await callLock('pg_try_advisory_lock'))) {
      isUnlocked = true;
      return false;
    }
    try {
      await work();
    } finally {
      isUnlocked = await callLock('pg_advisory_unlock').catch(() => false);
    }
    return true;
  } finally {
    // A connection that may still hold the lock is closed.
    client.release(!isUnlocked);
  }
}

function fail(error: unknown): never {
  throw toDatabaseError(error);
}
