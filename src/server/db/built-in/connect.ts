import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { adminRole } from './initialise.ts';
import type { Address } from './postgresql-conf.ts';
import { appRole, databaseName, ownerRole } from './provision.ts';

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
