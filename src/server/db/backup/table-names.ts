import { getTableName } from 'drizzle-orm';
import { allTables } from '../all-tables.ts';
import { changes, leases, runningProcesses } from '../tables/processes.ts';

export const allTableNames = allTables.map((table) => getTableName(table));

/** What processes say to each other while they run: not in a backup, and no reason not to restore one. */
export const transientTableNames: readonly string[] = [changes, leases, runningProcesses].map((table) =>
  getTableName(table),
);

/** Every table that a backup holds. */
export const tableNames = allTableNames.filter((name) => !transientTableNames.includes(name));
