import pg from 'pg';
import { transientTableNames } from '#server/db/backup/table-names.ts';
import { findRunning } from '#server/db/built-in/cluster.ts';
import type { Product } from './product.ts';

export interface StoredRows {
  /** Every row of every table as text, sorted; only those that name one of `ids`, where some are given. */
  read(ids?: readonly string[]): Promise<string[]>;
  close(): Promise<void>;
}

/** Counts of requests, views and downloads change with every request, and mails leave and processes speak when they like. */
const volatileTables: readonly string[] = ['rate_limit', 'mail_jobs', ...transientTableNames];

/** Columns that every reader changes: a session notes after some minutes that it is used. */
function volatileColumns(table: string): string {
  return table === 'session' ? 'updated_at,expires_at' : 'views,downloads';
}

/** Opens a product's own database, past the product. */
export async function openStoredRows({ dataDir }: Pick<Product, 'dataDir'>): Promise<StoredRows> {
  const connection = await findRunning(dataDir);
  if (!connection) throw new Error('The database does not run.');
  const client = new pg.Client(connection('owner'));
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const tables = rows.map(({ name }) => name).filter((name) => !volatileTables.includes(name));
  const text = tables
    .map(
      (name) =>
        `select '${name} ' || (to_jsonb(t) - '{${volatileColumns(name)}}'::text[])::text as row from public."${name}" t`,
    )
    .join(' union all ');
  return {
    async read(ids) {
      const all = (await client.query<{ row: string }>(text)).rows.map(({ row }) => row).sort();
      return ids ? all.filter((row) => ids.some((id) => row.includes(id))) : all;
    },
    close: () => client.end(),
  };
}
