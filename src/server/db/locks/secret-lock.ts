import { createHmac } from 'node:crypto';
import type pg from 'pg';

/** Any number that nothing else uses. */
export const secretLock = 6_021_991;

/** Says which secret it is without telling it: 31 bits, as many as half a lock's name holds. */
export function markOf(secret: string): number {
  return createHmac('sha256', secret).update('which secret this is').digest().readUInt32BE() >>> 1;
}

/**
 * Says `mark` to every process on this database for as long as the connection lasts; false when another one says
 * something else. A lock that all may share, named by the mark: nothing is stored, and nothing is left by the dead.
 */
export async function agree(client: pg.ClientBase, mark: number): Promise<boolean> {
  await client.query('select pg_advisory_lock_shared($1::int, $2::int)', [secretLock, mark]);
  const marks = await marksAtWork(client);
  return marks.every((each) => each === mark);
}

/** What the processes of the product that use this database at this moment say, once for each of them. */
export async function marksAtWork(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ mark: number }>(
    `select objid::bigint::int as mark from pg_locks
     where locktype = 'advisory' and objsubid = 2 and classid = $1::bigint::oid and granted
       and database = (select oid from pg_database where datname = current_database())`,
    [secretLock],
  );
  return rows.map(({ mark }) => mark);
}
