import type pg from 'pg';
import { toDatabaseError } from '../failure.ts';

/** Any number that nothing else uses. */
const workLock = 6_021_992;

/**
 * Does the work unless another process on this database does work of that name at this moment; says whether it did.
 * Takes a connection meanwhile, whose end gives the name free, however it comes.
 */
export async function runExclusively(
  pool: pg.Pool,
  name: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const client = await pool.connect().catch(fail);
  const ask = async (verb: string) => {
    const { rows } = await client
      .query<{ done: boolean }>(`select ${verb}($1::int, hashtext($2)) as done`, [workLock, name])
      .catch(fail);
    return rows[0]?.done === true;
  };
  let free = false;
  try {
    if (!(await ask('pg_try_advisory_lock'))) {
      free = true;
      return false;
    }
    try {
      await work();
    } finally {
      free = await ask('pg_advisory_unlock').catch(() => false);
    }
    return true;
  } finally {
    // A connection that may still hold the name must not go on living.
    client.release(!free);
  }
}

function fail(error: unknown): never {
  throw toDatabaseError(error);
}
