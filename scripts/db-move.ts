/** `npm run db:move -- DIRECTION [--replace]`: from one database to another, and compared. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CopyDiffers, type Direction, move } from '#server/db/backup/move.ts';
import { readSettings } from './settings.ts';

const next: Readonly<Record<Direction, (dataDir: string) => string>> = {
  'to-server': (dataDir) => `Start the product; when all is well, delete ${join(dataDir, 'postgres')}.`,
  'to-built-in': () => 'Take DATABASE_URL out of the settings and start the product.',
  'between-servers': () => 'Start the product; when all is well, delete the database of the other server.',
};

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [direction] = positionals;
  if (positionals.length !== 1 || !isDirection(direction))
    throw new Error(`Usage: npm run db:move -- ${Object.keys(next).join('|')} [--replace]`);
  const config = readSettings();
  const from = performance.now();
  const { rows, tables } = await move({
    config,
    direction,
    fromUrl: process.env.MOVE_FROM_URL,
    ...values,
  });
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  return `Moved ${rows} rows of ${tables} tables; every table is the same (${seconds} s). ${next[direction](config.dataDir)}`;
}

function isDirection(word: string | undefined): word is Direction {
  return word !== undefined && Object.hasOwn(next, word);
}

try {
  console.log(await run());
} catch (error) {
  const { message } = error as Error;
  const isCopied = error instanceof CopyDiffers;
  console.error(
    isCopied
      ? `The copy is not to be trusted: ${message}. What it was made from is as it was.`
      : `Nothing was moved: ${message}`,
  );
  process.exitCode = 1;
}
