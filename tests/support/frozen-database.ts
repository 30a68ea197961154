import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Product } from './product.ts';

/**
 * Stops the product's own PostgreSQL where it stands, as a machine without memory or disk does; returns what lets it
 * go on. Only for a product that no other test uses.
 */
export async function freezeDatabase({ dataDir }: Pick<Product, 'dataDir'>): Promise<() => void> {
  const [server = ''] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', server]);
  const processes = [server, ...stdout.trim().split(/\s+/)].map(Number);
  for (const id of processes) process.kill(id, 'SIGSTOP');
  return () => {
    for (const id of processes) process.kill(id, 'SIGCONT');
  };
}
