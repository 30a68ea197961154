import pg from 'pg';
import { findRunning } from '#server/db/built-in/cluster.ts';
import type { Product } from './product.ts';

/** Asks the product's database as the owner of the tables: past the product, to check on it. */
export async function ownerRows<Row extends pg.QueryResultRow>(
  { dataDir, databaseUrl }: Pick<Product, 'dataDir' | 'databaseUrl'>,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(databaseUrl ? { connectionString: databaseUrl } : await embedded(dataDir));
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

async function embedded(dataDir: string): Promise<pg.ClientConfig> {
  const connection = await findRunning(dataDir);
  if (!connection) throw new Error('The database does not run.');
  return connection('owner');
}
