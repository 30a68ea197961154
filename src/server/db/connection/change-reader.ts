import { lt, sql } from 'drizzle-orm';
import type pg from 'pg';
import { changes } from '../tables/processes.ts';
import type { Db } from './drizzle.ts';

/** A row of the table `changes`, which triggers write with each change that other processes must hear of. */
export interface Change {
  readonly channel: string;
  readonly payload: string;
}

/**
 * Seconds. Rows are seen when their transaction commits, not in the order of their times. No transaction of the
 * product lasts this long: a statement may take 4.5 seconds, and a transaction may stand idle for 10.
 */
const longestTransaction = 30;

/** Reads the changes that were not there the time before. Its first answer holds what was changed a moment ago. */
export function createChangeReader(): (client: pg.ClientBase) => Promise<readonly Change[]> {
  let known: ReadonlySet<string> = new Set();
  return async (client) => {
    const { rows } = await client.query<Change & { id: string }>(
      `select id, channel, payload from changes
       where changed_at > clock_timestamp() - make_interval(secs => $1) order by changed_at`,
      [longestTransaction],
    );
    const unknown = rows.filter(({ id }) => !known.has(id));
    known = new Set(rows.map(({ id }) => id));
    return unknown;
  };
}

/** Rows that every process has read. */
export async function deleteOldChanges(db: Db): Promise<void> {
  await db.delete(changes).where(lt(changes.changedAt, sql`now() - interval '5 minutes'`));
}
