/** `npm run db:restore -- FILE [--replace]`: puts a backup into an empty database. */
import { parseArgs } from 'node:util';
import { restore } from '#server/db/backup/restore.ts';
import { readSettings } from './settings.ts';

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (!path || positionals.length > 1)
    throw new Error('Usage: npm run db:restore -- FILE.tar.gz [--replace]');
  const config = readSettings();
  const { rows, tables, files } = await restore(config, path, { replace: values.replace });
  const uploads = config.s3 ? 'uploaded files are expected in their bucket' : `${files} uploaded files`;
  return `Restored ${rows} rows of ${tables} tables and ${uploads} from ${path}.`;
}

try {
  console.log(await run());
} catch (error) {
  console.error(`Nothing was restored: ${(error as Error).message}`);
  process.exitCode = 1;
}
