import { createHmac } from 'node:crypto';
import type pg from 'pg';

/** Any number that nothing else uses. */
export const secretLock = 6_021_991;

/** A number of 31 bits for a secret: the same for the same one, and of no use for guessing it. */
export function secretFingerprint(secret: string): number {
  return createHmac('sha256', secret).update('which secret this is').digest().readUInt32BE() >>> 1;
}

/**
 * Shows `fingerprint` to every process on this database while the connection lasts. False when another process shows
 * another one. It is a shared lock with the fingerprint in its name: nothing is stored, and a process that died leaves nothing.
 */
export async function announceFingerprint(client: pg.ClientBase, fingerprint: number): Promise<boolean> {
  await client.query('select pg_advisory_lock_shared($1::int, $2::int)', [secretLock, fingerprint]);
  const fingerprints = await announcedFingerprints(client);
  return fingerprints.every((each) => each === fingerprint);
}

/** The fingerprints of all processes of the product that use this database now, one for each process. */
export async function announcedFingerprints(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ fingerprint: number }>(
    `select objid::bigint::int as fingerprint from pg_locks
     where locktype = 'advisory' and objsubid = 2 and classid = $1::bigint::oid and granted
       and database = (select oid from pg_database where datname = current_database())`,
    [secretLock],
  );
  return rows.map(({ fingerprint }) => fingerprint);
}
