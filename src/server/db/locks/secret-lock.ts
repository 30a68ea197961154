import { createHmac } from 'node:crypto';
import type pg from 'pg';

/** Any number that nothing else uses. */
export const secretLock = 6_021_991;

/** A number of 31 bits for a secret: the same for the same one, and of no use for guessing it. */
export function markOf(secret: string): number {
  return createHmac('sha256', secret).update('which secret this is').digest().readUInt32BE() >>> 1;
}

/**
 * Shows `mark` to every process on this database while the connection lasts; false when another process shows another
 * one. It is a shared lock with the mark in its name: nothing is stored, and nothing is left of a process that died.
 */
export async function announceMark(client: pg.ClientBase, mark: number): Promise<boolean> {
  await client.query('select pg_advisory_lock_shared($1::int, $2::int)', [secretLock, mark]);
  const marks = await announcedMarks(client);
  return marks.every((each) => each === mark);
}

/** The marks of all processes of the product that use this database now, one for each process. */
export async function announcedMarks(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ mark: number }>(
    `select objid::bigint::int as mark from pg_locks
     where locktype = 'advisory' and objsubid = 2 and classid = $1::bigint::oid and granted
       and database = (select oid from pg_database where datname = current_database())`,
    [secretLock],
  );
  return rows.map(({ mark }) => mark);
}
