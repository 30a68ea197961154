import { type SQL, sql } from 'drizzle-orm';
import { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session';
import {
  PgDialect,
  type PgPreparedQuery,
  type PgTransactionConfig,
  type PreparedQueryConfig,
} from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { DatabaseUnavailable, toDatabaseError } from '../failure.ts';

/*
 * Subclasses of Drizzle's classes, because it has no public way to translate errors: it puts the values of each failed
 * query into the message (docs/decisions/0036-libraries-of-the-server.md).
 */

type NoRelations = Record<string, never>;
type Prepare = NodePgSession<NoRelations, NoRelations>['prepareQuery'];

/** Queries and transactions through Drizzle. They throw the errors of `failure.ts`. */
export type Db = NodePgDatabase<NoRelations>;
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Drizzle on a pool or on one connection. Its errors contain no values. */
export function createDb(connection: pg.Pool | pg.PoolClient | pg.Client): Db {
  const dialect = new PgDialect();
  return new NodePgDatabase(dialect, new Session(connection, dialect), undefined);
}

async function withDatabaseErrors<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw toDatabaseError(error);
  }
}

class Session extends NodePgSession<NoRelations, NoRelations> {
  readonly #pool: pg.Pool | null;
  readonly #dialect: PgDialect;

  constructor(client: pg.Pool | pg.PoolClient | pg.Client, dialect: PgDialect) {
    super(client, dialect, undefined);
    this.#pool = 'totalCount' in client ? client : null;
    this.#dialect = dialect;
  }

  override prepareQuery<T extends PreparedQueryConfig = PreparedQueryConfig>(
    ...parts: Parameters<Prepare>
  ): PgPreparedQuery<T> {
    const query = (super.prepareQuery as (...parts: unknown[]) => PgPreparedQuery<T>)(...parts);
    const execute = query.execute.bind(query);
    query.execute = (values) => withDatabaseErrors(execute(values));
    return query;
  }

  /**
   * Drizzle's own method gives a broken connection back to the pool, and a failed rollback hides the first error.
   * When the answer to a commit is lost, nobody knows whether it was made, as with every database.
   */
  override async transaction<T>(
    run: (tx: NodePgTransaction<NoRelations, NoRelations>) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    const client = this.#pool ? await withDatabaseErrors(this.#pool.connect()) : null;
    const session = client ? new Session(client, this.#dialect) : this;
    const tx = new NodePgTransaction<NoRelations, NoRelations>(this.#dialect, session, undefined);
    let broken = false;
    try {
      await tx.execute(begin(config));
      const result = await run(tx);
      await tx.execute(sql`commit`);
      return result;
    } catch (error) {
      broken = error instanceof DatabaseUnavailable;
      if (!broken) await tx.execute(sql`rollback`).catch(() => (broken = true));
      throw error;
    } finally {
      client?.release(broken);
    }
  }
}

function begin({ isolationLevel, accessMode, deferrable }: PgTransactionConfig = {}): SQL {
  const modes = [
    isolationLevel ? `isolation level ${isolationLevel}` : '',
    accessMode ?? '',
    deferrable ? 'deferrable' : '',
  ];
  return sql.raw(`begin ${modes.filter(Boolean).join(', ')}`);
}
