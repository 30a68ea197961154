/** `npm run db:backup -- FILE`: everything the product keeps, in one file, while it runs. */
import { existsSync } from 'node:fs';
import { readConfig } from '#server/config.ts';
import { backUp } from '#server/db/backup.ts';

const [path, ...rest] = process.argv.slice(2);

async function run(): Promise<string> {
  if (!path || path.startsWith('-') || rest.length > 0)
    throw new Error('Usage: npm run db:backup -- FILE.tar.gz');
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  if (!config.ok) throw new Error(config.error);
  const { rows, tables, files, bytes } = await backUp(config.value, path);
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`;
  const uploads = config.value.s3 ? 'the uploaded files stay in their bucket' : `${files} uploaded files`;
  return `Saved ${rows} rows of ${tables} tables and ${uploads} to ${path} (${size}).`;
}

try {
  console.log(await run());
} catch (error) {
  console.error(`No backup was made: ${(error as Error).message}`);
  process.exitCode = 1;
}
