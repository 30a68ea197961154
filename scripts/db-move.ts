/** `npm run db:move -- to-server|to-built-in [--replace]`: from one kind of database to the other, and compared. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config/config.ts';
import { type Direction, move, NotTheSame } from '#server/db/backup/move.ts';

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [direction] = positionals;
  if (positionals.length !== 1 || (direction !== 'to-server' && direction !== 'to-built-in'))
    throw new Error('Usage: npm run db:move -- to-server|to-built-in [--replace]');
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  if (!config.ok) throw new Error(config.error);
  const from = performance.now();
  const { rows, tables } = await move({ config: config.value, direction, ...values });
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  return `Moved ${rows} rows of ${tables} tables; every table is the same (${seconds} s). ${next(direction, config.value.dataDir)}`;
}

function next(direction: Direction, dataDir: string): string {
  return direction === 'to-server'
    ? `Start the product; when all is well, delete ${join(dataDir, 'postgres')}.`
    : 'Take DATABASE_URL out of the settings and start the product.';
}

try {
  console.log(await run());
} catch (error) {
  const { message } = error as Error;
  const isCopied = error instanceof NotTheSame;
  console.error(
    isCopied
      ? `The copy is not to be trusted: ${message}. What it was made from is as it was.`
      : `Nothing was moved: ${message}`,
  );
  process.exitCode = 1;
}
