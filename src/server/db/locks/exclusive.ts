import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { toDatabaseError } from '../failure.ts';

/** How long a lease is good for, and how often it is renewed: twice may fail. */
const lease = { seconds: 30, renewedMs: 10_000 } as const;

/**
 * Runs the work unless another process on this database is running work of the same name; returns whether it ran.
 * A row holds the lease, so no session and no advisory lock is needed, and a pooler may stand between. When the process
 * is killed the work may begin elsewhere as soon as the lease has expired.
 */
export async function runExclusively(
  pool: pg.Pool,
  name: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const holder = randomUUID();
  const query = (text: string, values: unknown[]) =>
    pool.query(text, values).catch((error: unknown) => {
      throw toDatabaseError(error);
    });
  const { rowCount } = await query(
    `insert into leases (name, holder, expires_at) values ($1, $2, now() + make_interval(secs => $3))
     on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at
       where leases.expires_at < now()`,
    [name, holder, lease.seconds],
  );
  if (rowCount === 0) return false;
  const renewal = setInterval(() => {
    const text =
      'update leases set expires_at = now() + make_interval(secs => $3) where name = $1 and holder = $2';
    // The next renewal, or the end of the work, meets the same failure.
    query(text, [name, holder, lease.seconds]).catch(() => {});
  }, lease.renewedMs);
  try {
    await work();
    return true;
  } finally {
    clearInterval(renewal);
    // A row that stays expires.
    await query('delete from leases where name = $1 and holder = $2', [name, holder]).catch(() => {});
  }
}
