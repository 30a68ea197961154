import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Product } from './product.ts';

/**
 * While `story` lasts the product's own process can make no file longer than so many bytes: a write that goes beyond
 * stores what still fits, and fails, as on a full disk. It takes no rights, and the database goes on. The real thing is
 * `npm run prove -- faults disk`.
 */
export async function withFullDisk(product: Product, bytes: number, story: () => Promise<void>) {
  await limitFiles(product, `${bytes}`);
  try {
    await story();
  } finally {
    await limitFiles(product, 'unlimited');
  }
}

/** The soft limit, which may be raised again. */
async function limitFiles({ process: { pid } }: Product, bytes: string): Promise<void> {
  await promisify(execFile)('prlimit', ['--pid', `${pid}`, `--fsize=${bytes}:`]);
}
