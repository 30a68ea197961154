import pg from 'pg';
import { createDb, type Db } from '#server/db/connection/drizzle.ts';
import { openPool } from './database.ts';

/** What was sent to the database, once for each different text. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** The statements that `work` sends to the database. */
export async function recordStatements(
  connection: pg.PoolConfig,
  work: (db: Db) => Promise<unknown>,
): Promise<readonly Statement[]> {
  const statements = new Map<string, Statement>();
  class Recorder extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: the signatures of pg are many, and are passed on as they are
    override query(...given: any[]): any {
      const [first, second] = given;
      const text: string = typeof first === 'string' ? first : first.text;
      const values = Array.isArray(second) ? second : (first.values ?? []);
      if (/^\s*(select|insert|update|delete|with)\b/i.test(text)) statements.set(text, { text, values });
      return (super.query as (...parts: unknown[]) => unknown)(...given);
    }
  }
  const pool = openPool({ ...connection, Client: Recorder } as pg.PoolConfig);
  try {
    await work(createDb(pool));
  } finally {
    await pool.end();
  }
  return [...statements.values()];
}
