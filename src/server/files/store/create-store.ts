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
 * Throws a sentence when the bucket does not exist or refuses our keys. A store that does not answer is only logged: it
 * may answer later, and all but photos and sounds works without it.
 */
export async function requireBucket({ s3 }: Pick<Config, 's3'>, log: Pick<Logger, 'warn'>): Promise<void> {
  const problem = s3 && (await checkBucket(s3));
  if (problem?.isFinal) throw new Error(problem.sentence);
  if (problem) log.warn(problem.sentence);
}
