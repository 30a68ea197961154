/**
 * `npm run db:backup -- FILE`: everything the product keeps, in one file, while it runs. Exit codes: 0 done, 1 no backup
 * was made, 3 it was made and uploads are missing or damaged (or their bucket could not be asked).
 */
import { backUp } from '#server/db/backup/backup.ts';
import { describeBad } from '#server/files/store/all-files.ts';
import { readSettings } from './settings.ts';

const [path, ...rest] = process.argv.slice(2);

async function run(): Promise<void> {
  if (!path || path.startsWith('-') || rest.length > 0)
    throw new Error('Usage: npm run db:backup -- FILE.tar.gz');
  const config = readSettings();
  const { rows, tables, files, bytes, check } = await backUp(config, path);
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`;
  const uploads = config.s3 ? 'the uploaded files stay in their bucket' : `${files} uploaded files`;
  console.log(`Saved ${rows} rows of ${tables} tables and ${uploads} to ${path} (${size}).`);
  if (check?.bad.length === 0) return;
  process.exitCode = 3;
  const why = check ? describeBad(check.bad) : 'The bucket did not answer, so its files were not checked.';
  console.error(`The backup was made, but not all is well. ${why}`);
}

try {
  await run();
} catch (error) {
  console.error(`No backup was made: ${(error as Error).message}`);
  process.exitCode = 1;
}
