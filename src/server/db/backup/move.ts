import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { CannotStart } from '../../cannot-start.ts';
import type { Config } from '../../config/config.ts';
import { tableNames } from '../all-tables.ts';
import { openAccess, withClient } from '../database.ts';
import { runningFingerprints } from '../locks/running-processes.ts';
import { backUp } from './backup.ts';
import { requireThisVersion } from './existing-database.ts';
import { restore } from './restore.ts';

/** `between-servers`: from the one that `MoveOptions.fromUrl` names. */
export type Direction = 'to-server' | 'to-built-in' | 'between-servers';

export interface MoveOptions {
  readonly config: Pick<Config, 'dataDir' | 'database'>;
  readonly direction: Direction;
  /** The owner of the tables on the other server. */
  readonly fromUrl?: string | undefined;
  /** Existing rows of the target may be deleted. */
  readonly replace: boolean;
}

export interface MoveReport {
  readonly tables: number;
  readonly rows: number;
}

/** The copy differs from the original, which is unchanged. */
export class CopyDiffers extends Error {
  override readonly name = 'CopyDiffers';
}

/**
 * Copies every row to or from the server of the settings, and compares both. The source and
 * the uploads stay as they are. Throws `CannotStart` while the product runs on either, and what `restore` throws.
 */
export async function move(options: MoveOptions): Promise<MoveReport> {
  const { dataDir } = options.config;
  const [from, to] = sides(options);
  for (const { database } of [from, to]) {
    if (database) await withClient({ connectionString: database.migrationUrl }, requireStopped);
  }
  if (from.database) await mkdir(dataDir, { recursive: true, mode: 0o700 });
  else if (!(await stat(join(dataDir, 'postgres')).catch(() => null))) {
    throw new CannotStart(`There is no database in ${dataDir}: set DATA_DIR to the one you mean.`);
  }
  // This locks the folder, so the product cannot start on it.
  const source = await openAccess({ config: from });
  const folder = await mkdtemp(join(dataDir, 'move-'));
  try {
    await withClient(source.app, requireThisVersion);
    const before = await withClient(source.owner, fingerprint);
    const path = join(folder, 'rows.tar.gz');
    await backUp(from, path);
    const { tables, rows } = await restore(to, path, { replace: options.replace });
    const target = await openAccess({ config: to });
    const after = await withClient(target.owner, fingerprint).finally(() => target.stop());
    for (const [what, is] of Object.entries(before)) {
      if (after[what] !== is)
        throw new CopyDiffers(`${what} is not the same: ${is} before, ${after[what]} after`);
    }
    return { tables, rows };
  } finally {
    await source.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Side = Pick<Config, 'dataDir' | 'database'> & { readonly s3: 'ignored' };

function sides({ config, direction, fromUrl }: MoveOptions): readonly [from: Side, to: Side] {
  const { dataDir, database } = config;
  if (!database) throw new CannotStart('DATABASE_URL is missing: it names the server.');
  const server = { dataDir, database, s3: 'ignored' } as const;
  const builtIn = { dataDir, database: null, s3: 'ignored' } as const;
  if (direction === 'to-server') return [builtIn, server];
  if (direction === 'to-built-in') return [server, builtIn];
  if (!fromUrl) throw new CannotStart('MOVE_FROM_URL is missing: it names the server to move from.');
  return [{ ...server, database: { url: fromUrl, migrationUrl: fromUrl } }, server];
}

async function requireStopped(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select to_regclass('public.running_processes') is null as no_tables");
  if (rows[0]?.no_tables) return;
  const { length } = await runningFingerprints(client);
  if (length === 0) return;
  throw new CannotStart(
    `The product runs on a server of this move (${length} of it): stop it first, or wait half a minute if it was killed.`,
  );
}

/** For every table the number of rows and a checksum; for each kind of constraint, index, policy and trigger the number. */
async function fingerprint(client: pg.Client): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of tableNames) {
    // A checksum of checksums: all rows together would be too long for one text.
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' rows, ' || md5(coalesce(string_agg(sum, '' order by sum collate "C"), '')) as sum
       from (select md5(t::text) as sum from ${pg.escapeIdentifier(name)} t) sums`,
    );
    found[`the table ${name}`] = rows[0]?.sum ?? '';
  }
  const { rows } = await client.query<{ kind: string; n: string }>(
    `with ours as (select oid from pg_class where relnamespace = 'public'::regnamespace and relname = any($1))
     select 'constraints' as kind, count(*)::text as n from pg_constraint
       where conrelid in (select oid from ours) and contype <> 'n'
     union all select 'indexes', count(*)::text from pg_index where indrelid in (select oid from ours)
     union all select 'policies', count(*)::text from pg_policy where polrelid in (select oid from ours)
     union all select 'triggers', count(*)::text from pg_trigger
       where tgrelid in (select oid from ours) and not tgisinternal`,
    [tableNames],
  );
  for (const { kind, n } of rows) found[`the number of ${kind}`] = n;
  return found;
}
