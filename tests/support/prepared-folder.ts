import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { preparedFolder, temporaryFolder } from './new-folder.ts';
import { startProduct } from './product.ts';

/**
 * Most stories need a product without anybody in it, and half of a first start is making the database: it is made once
 * for a run. How a product starts on an empty folder is a story of its own.
 */
export default async function setup(): Promise<void> {
  const folder = temporaryFolder();
  const product = await startProduct({ dataDir: folder });
  await product.stop();
  // Each makes its own.
  await rm(join(folder, 'secret'));
  process.env[preparedFolder] = folder;
}
