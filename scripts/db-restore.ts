/** `npm run db:restore -- FILE [--replace]`: puts a backup into an empty database. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config/config.ts';
import { restore } from '#server/db/backup/restore.ts';

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (!path || positionals.length > 1)
    throw new Error('Usage: npm run db:restore -- FILE.tar.gz [--replace]');
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  if (!config.ok) throw new Error(config.error);
  const { rows, tables, files } = await restore(config.value, path, { replace: values.replace });
  const uploads = config.value.s3 ? 'uploaded files are expected in their bucket' : `${files} uploaded files`;
  return `Restored ${rows} rows of ${tables} tables and ${uploads} from ${path}.`;
}

try {
  console.log(await run());
} catch (error) {
  console.error(`Nothing was restored: ${(error as Error).message}`);
  process.exitCode = 1;
}
