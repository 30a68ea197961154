import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { CannotStart } from '../../cannot-start.ts';
import type { Config } from '../../config/config.ts';
import { makeOnce } from '../../make-once.ts';
import { randomId } from '../../random-id.ts';

/**
 * Throws `CannotStart` when the photos and sounds of the database are in another folder than the one of this process.
 * The folder's id is in a file of it, and in a row of `leases` that nobody renews: backups leave that table out, so a
 * database that was restored or moved takes the folder that it meets first. It also takes another folder while it has no
 * files and no other process is at work. This process must have announced itself.
 */
export async function requireSameFolder(
  { database, s3, dataDir }: Pick<Config, 'database' | 's3' | 'dataDir'>,
  pool: pg.Pool,
): Promise<void> {
  // Our own database is in the folder itself.
  if (!database || s3) return;
  const folder = join(dataDir, 'files');
  const path = join(folder, idFile);
  const { rowCount } = await pool.query(
    `insert into leases (name, holder, expires_at) values ('folder of files', $1, now() + interval '100 years')
     on conflict (name) do update set holder = excluded.holder
       where leases.holder = excluded.holder or (
         not exists (select from files)
         and (select count(*) from running_processes where expires_at > now()) < 2)`,
    [await readId(folder, path)],
  );
  if (rowCount) return;
  const { rows } = await pool.query<{ holder: string }>(
    "select holder from leases where name = 'folder of files'",
  );
  throw new CannotStart(
    `The photos and sounds of this database are in another folder than ${folder}, so this process would not find them: ` +
      'give all processes one bucket (S3_BUCKET), or the same folder (DATA_DIR). ' +
      `If it is the same folder, copied by hand, write ${rows[0]?.holder} into ${path}.`,
  );
}

/** With a dot, which no name of an upload has: backups leave it out. */
const idFile = 'folder.id';

async function readId(folder: string, path: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const read = () => readFile(path, 'utf8').then((text) => text.trim());
  return read().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await makeOnce(path, `${randomId()}\n`);
    return read();
  });
}
