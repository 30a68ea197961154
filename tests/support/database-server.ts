import { startCluster } from '#server/db/built-in/cluster.ts';
import { temporaryFolder } from './new-folder.ts';

export interface DatabaseServer {
  /** For DATABASE_URL: of the role that owns the tables. */
  readonly url: string;
  /** Of a role that may only read and write rows, for a DATABASE_URL beside a DATABASE_MIGRATION_URL. */
  readonly appUrl: string;
  stop(): Promise<void>;
}

/** A PostgreSQL server that the product has not started and does not know but by its address. */
export async function startDatabaseServer(): Promise<DatabaseServer & AsyncDisposable> {
  const folder = temporaryFolder();
  const cluster = await startCluster({ dataDir: folder });
  const urlOf = (role: 'owner' | 'app') => {
    const { user, host, port, database } = cluster.connection(role);
    return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`;
  };
  return {
    url: urlOf('owner'),
    appUrl: urlOf('app'),
    stop: cluster.stop,
    [Symbol.asyncDispose]: cluster.stop,
  };
}
