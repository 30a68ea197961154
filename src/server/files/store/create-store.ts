import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import type { Logger } from '../../log.ts';
import { diskStore } from './disk.ts';
import type { FileStore } from './file-store.ts';
import { checkBucket, s3Store } from './s3.ts';

/** The S3 bucket of the configuration, or a folder of the data directory where there is none. */
export function createFileStore(config: Pick<Config, 'dataDir' | 's3'>): FileStore {
  return config.s3 ? s3Store(config.s3) : diskStore(join(config.dataDir, 'files'));
}

/**
 * Throws a sentence when the store says that the bucket of the configuration is not there, or not ours. One that does
 * not answer may answer later, and everything but photos and sounds goes on without it: that is only logged.
 */
export async function requireBucket({ s3 }: Pick<Config, 's3'>, log: Pick<Logger, 'warn'>): Promise<void> {
  const trouble = s3 && (await checkBucket(s3));
  if (trouble?.isFinal) throw new Error(trouble.sentence);
  if (trouble) log.warn(trouble.sentence);
}
