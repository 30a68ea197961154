import { join } from 'node:path';
import type { Config } from '../config.ts';
import { diskStore } from './disk.ts';
import type { FileStore } from './file-store.ts';
import { s3Store } from './s3.ts';

/** The S3 bucket of the configuration, or a folder of the data directory where there is none. */
export function createFileStore(config: Pick<Config, 'dataDir' | 's3'>): FileStore {
  return config.s3 ? s3Store(config.s3) : diskStore(join(config.dataDir, 'files'));
}
