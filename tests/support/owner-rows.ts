import pg from 'pg';
import { findRunning } from '#server/db/cluster.ts';

/** Asks the database that runs in `dataDir`, as the owner of the tables: past the product, to check on it. */
export async function ownerRows<Row extends pg.QueryResultRow>(
  dataDir: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const connection = await findRunning(dataDir);
  if (!connection) throw new Error('The database does not run.');
  const client = new pg.Client(connection('owner'));
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
