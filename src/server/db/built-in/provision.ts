import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { adminRole } from './initialise.ts';
import type { Address } from './postgresql-conf.ts';

/** Owns the tables and changes them at a new version. */
export const ownerRole = 'bloom_owner';
/** What the product itself connects as: reads and writes rows, owns nothing. */
export const appRole = 'bloom_app';
export const databaseName = 'bloom';

/**
 * The two roles and the database, whatever of them is missing: a process that ended in the middle is continued.
 * `connection` leads to the database `postgres` as the superuser.
 */
export async function provision(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    const roles = await client.query<{ rolname: string }>('select rolname from pg_roles');
    const known = new Set(roles.rows.map((row) => row.rolname));
    // One password for all, and none where the socket's folder is what protects.
    const password = connection.password ? `password ${pg.escapeLiteral(String(connection.password))}` : '';
    for (const role of [ownerRole, appRole]) {
      if (!known.has(role)) await client.query(`create role ${role} login noinherit ${password}`);
    }
    await client.query('revoke all on database postgres, template1 from public');
    await createDatabase(client, databaseName);
  } finally {
    await client.end();
  }
}

/** Sees to a database of the owner's that the app may enter and where it may do nothing yet. */
async function createDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (!rowCount) await client.query(`create database ${name} owner ${ownerRole}`);
  await client.query(`revoke all on database ${name} from public`);
  await client.query(`grant connect on database ${name} to ${appRole}`);
}

const roleNames = { admin: adminRole, owner: ownerRole, app: appRole } as const;

/** How to reach a database of the cluster, the product's when none is named. */
export type Connect = (role: keyof typeof roleNames, database?: string) => pg.ClientConfig;

export function connectTo(address: Address, password: string): Connect {
  return (role, database = databaseName) => ({
    host: address.socketFolder ?? '127.0.0.1',
    port: address.port,
    user: roleNames[role],
    database,
    ...(password ? { password } : {}),
  });
}

/** Empty where the socket's folder is what protects. */
export function readPassword(dataDir: string): Promise<string> {
  return readFile(join(dataDir, 'postgres.password'), 'utf8').catch(() => '');
}
