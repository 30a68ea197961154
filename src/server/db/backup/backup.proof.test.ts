// Shows: backups are whole, and restored exactly
// Spec: 10.11
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { fillTables } from '#tests/support/filled-tables.ts';
import { temporaryFolder } from '#tests/support/new-folder.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import { describeBad } from '../../files/store/all-files.ts';
import { s3Store } from '../../files/store/s3.ts';
import { tableNames } from '../all-tables.ts';
import { type Database, openDatabase } from '../database.ts';
import { profiles, user } from '../tables/accounts.ts';
import { cards } from '../tables/cards.ts';
import { readArchive, writeArchive } from './archive.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = temporaryFolder();

function configOf(database: TestDatabase, dataDir: string) {
  return { dataDir, database: database.config, s3: null };
}

async function fingerprints({ db }: Pick<Database, 'db'>): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of tableNames) {
    const { rows } = await db.execute<{ md5: string }>(
      sql.raw(`select md5(string_agg(t::text, chr(10) order by t::text)) as md5 from "${name}" t`),
    );
    found[name] = rows[0]?.md5 ?? '';
  }
  return found;
}

/** What holds the rows together: constraints, indexes, triggers, rights. */
async function structure({ db }: Pick<Database, 'db'>): Promise<unknown> {
  const { rows } = await db.execute(sql`
    select (select count(*)::int from pg_constraint where connamespace = 'public'::regnamespace) as constraints,
           (select count(*)::int from pg_trigger where not tgisinternal) as triggers,
           (select count(*)::int from pg_proc where pronamespace = 'public'::regnamespace) as functions,
           (select array_agg(indexdef order by indexdef) from pg_indexes where schemaname = 'public') as indexes,
           (select array_agg(relname || relacl::text order by relname) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace) as rights`);
  return rows[0];
}

const source = await testDatabase();
await fillTables(source);
const sourceDir = temporaryFolder();
const upload = join(sourceDir, 'files', 'xx', 'x'.repeat(22));
await mkdir(join(sourceDir, 'files', 'xx'), { recursive: true });
await writeFile(upload, Buffer.from([0, 1, 2, 255, 254]));
await writeFile(`${upload}.1234.part`, 'half');
const backup = join(folder, 'backup.tar.gz');
const report = await backUp(configOf(source, sourceDir), backup);

test('a backup says what it holds, and only its owner can read it', async () => {
  expect(report).toMatchObject({ tables: tableNames.length, files: 1 });
  expect(report.bytes).toBe((await stat(backup)).size);
  expect((await stat(backup)).mode & 0o777).toBe(0o600);
  const names = [];
  for await (const { name } of readArchive(backup)) names.push(name);
  expect(names).toContain(`files/xx/${'x'.repeat(22)}`);
  expect(names.at(-1)).toBe('manifest.json');
  expect(names.filter((name) => name.includes('part'))).toEqual([]);
});

test('a backup says which uploads are missing or damaged, and is made all the same', async () => {
  const id = 'x'.repeat(19).concat('900');
  const dataDir = temporaryFolder();
  const path = join(folder, 'check.tar.gz');
  const expected = { id, kind: 'audio', userId: 'ann', bytes: 5 };
  const missing = await backUp(configOf(source, dataDir), path);
  expect(missing.check).toEqual({ files: 1, bad: [{ ...expected, found: null }] });
  await mkdir(join(dataDir, 'files', 'xx'), { recursive: true });
  await writeFile(join(dataDir, 'files', 'xx', id), '1234');
  const cut = await backUp(configOf(source, dataDir), path);
  expect(cut.check).toEqual({ files: 1, bad: [{ ...expected, found: 4 }] });
  expect(describeBad(cut.check?.bad ?? [])).toBe(
    `0 files are missing and 1 are damaged:\n  ${id}  audio  owner ann  damaged: 4 of 5 bytes`,
  );
  await writeFile(join(dataDir, 'files', 'xx', id), '12345');
  expect((await backUp(configOf(source, dataDir), path)).check).toEqual({ files: 1, bad: [] });
});

test('what is in a bucket is asked for there, and a bucket that does not answer stops no backup', async () => {
  const bucket = await startS3Server();
  onTestFinished(() => bucket.stop());
  const config = { ...configOf(source, sourceDir), s3: bucket.config };
  const path = join(folder, 'bucket.tar.gz');
  const id = 'x'.repeat(19).concat('900');
  expect((await backUp(config, path)).check?.bad).toMatchObject([{ id, found: null }]);
  await s3Store(bucket.config).put(id, Buffer.from('1234'), 'audio/wav');
  expect((await backUp(config, path)).check?.bad).toMatchObject([{ id, found: 4 }]);
  await s3Store(bucket.config).put(id, Buffer.from('12345'), 'audio/wav');
  expect(await backUp(config, path)).toMatchObject({ files: 0, check: { files: 1, bad: [] } });
  await bucket.stop();
  expect((await backUp(config, path)).check).toBeNull();
});

test('a restored database is the same in every row, constraint, trigger and right', async () => {
  const target = await testDatabase();
  const dataDir = temporaryFolder();
  const { rows } = await restore(configOf(target, dataDir), backup, { replace: false });
  expect(rows).toBe(report.rows);
  const before = await fingerprints(source);
  expect(Object.values(before).filter((md5) => md5 === '')).toEqual([]);
  expect(await fingerprints(target)).toEqual(before);
  expect(await structure(target)).toEqual(await structure(source));
  expect(await readFile(join(dataDir, 'files', 'xx', 'x'.repeat(22)))).toEqual(await readFile(upload));
});

test('the product can go on with a restored database', async () => {
  const target = await testDatabase({ migrated: false });
  const dataDir = temporaryFolder();
  await restore(configOf(target, dataDir), backup, { replace: false });
  const opened = await openDatabase({ config: configOf(target, dataDir) });
  await opened.db.delete(cards).where(sql`revision = 1`);
  await opened.close();
});

test('from a server into our own PostgreSQL and back', async () => {
  const own = { dataDir: temporaryFolder(), database: null, s3: null };
  await restore(own, backup, { replace: false });
  // While the product runs, and while it does not.
  const product = await openDatabase({ config: own });
  const online = join(folder, 'online.tar.gz');
  await backUp(own, online);
  await product.close();
  const offline = join(folder, 'offline.tar.gz');
  await backUp(own, offline);
  for (const path of [online, offline]) {
    const target = await testDatabase();
    await restore(configOf(target, temporaryFolder()), path, { replace: false });
    expect(await fingerprints(target)).toEqual(await fingerprints(source));
    expect(await structure(target)).toEqual(await structure(source));
  }
});

test('a backup is one moment, whatever is written meanwhile', async () => {
  const busy = await testDatabase();
  await fillTables(busy);
  let writing = true;
  const writer = (async () => {
    for (let n = 0; writing; n += 1) {
      await busy.db.transaction(async (tx) => {
        await tx.insert(user).values({ id: `u${n}`, name: 'n', email: `${n}@example.org` });
        await tx.insert(profiles).values({ id: `u${n}` });
      });
    }
  })();
  const path = join(folder, 'busy.tar.gz');
  await backUp(configOf(busy, temporaryFolder()), path);
  writing = false;
  await writer;
  const target = await testDatabase();
  await restore(configOf(target, temporaryFolder()), path, { replace: false });
  const users = await target.db.select().from(user);
  expect(await target.db.select().from(profiles)).toHaveLength(users.length);
});

test('rows that are there stay, unless it is said that they may go', async () => {
  const target = await testDatabase();
  await target.db.insert(user).values({ id: 'bob', name: 'Bob', email: 'bob@example.org' });
  const dataDir = temporaryFolder();
  await mkdir(join(dataDir, 'files'));
  await writeFile(join(dataDir, 'files', 'bobs'), 'picture');
  const config = configOf(target, dataDir);
  await expect(restore(config, backup, { replace: false })).rejects.toThrow(
    /has rows already: add --replace/,
  );
  expect(await target.db.select({ id: user.id }).from(user)).toEqual([{ id: 'bob' }]);
  expect(await readdir(join(dataDir, 'files'))).toEqual(['bobs']);

  await restore(config, backup, { replace: true });
  expect(await fingerprints(target)).toEqual(await fingerprints(source));
  expect(await readdir(join(dataDir, 'files'))).toEqual(['xx']);
});

test('a backup in the place of an earlier one is whole or the earlier one', async () => {
  const path = join(folder, 'again.tar.gz');
  await writeFile(path, 'earlier');
  const url = 'postgres://127.0.0.1:1/nothing';
  const nowhere = { dataDir: folder, database: { url, migrationUrl: url }, s3: null };
  await expect(backUp(nowhere, path)).rejects.toThrow();
  const failing = async function* () {
    yield { name: 'a', body: Buffer.alloc(100_000) };
    throw new Error('the disk is full');
  };
  await expect(writeArchive(path, failing())).rejects.toThrow('the disk is full');
  expect(await readFile(path, 'utf8')).toBe('earlier');
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a backup of release 0.1 is brought up to date, also in the place of newer tables', async () => {
  const release = 'tests/fixtures/releases/0.1.tar.gz';
  const target = await testDatabase();
  for (const replace of [false, true]) {
    const report = await restore(configOf(target, temporaryFolder()), release, { replace });
    expect(report.files).toBe(4);
    expect(await target.db.$count(cards)).toBe(6);
    expect(await structure(target)).toEqual(await structure(source));
  }
});

interface Damage {
  readonly what: string;
  change(bytes: Buffer): Buffer;
}

/** Changes what is inside and packs it again, so that only the manifest can notice. */
const inside = (change: (text: string) => string) => (bytes: Buffer) =>
  gzipSync(Buffer.from(change(gunzipSync(bytes).toString('latin1')), 'latin1'));

function isWhole(bytes: Buffer): boolean {
  try {
    gunzipSync(bytes);
    return true;
  } catch {
    return false;
  }
}

const damages: readonly Damage[] = [
  { what: 'cut short', change: (bytes) => bytes.subarray(0, bytes.length - 100) },
  { what: 'cut to nothing', change: () => Buffer.alloc(0) },
  { what: 'no archive', change: () => Buffer.from('hello') },
  {
    what: 'one bit wrong',
    change: (bytes) => {
      // Bits between two blocks that fill up a byte hold nothing.
      for (let at = bytes.length >> 1; ; at += 1) {
        const copy = Buffer.from(bytes);
        copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
        if (!isWhole(copy)) return copy;
      }
    },
  },
  { what: 'a changed row', change: inside((text) => text.replace('ann@example.org', 'eve@example.org')) },
  { what: 'a changed length', change: inside((text) => text.replace('ustar', 'usttr')) },
  { what: 'a lost manifest', change: inside((text) => text.replace('manifest.json', 'manifest.jso\0')) },
  { what: 'a manifest of the future', change: inside((text) => text.replace('"format": 1', '"format": 2')) },
  {
    what: 'an unknown migration',
    change: inside((text) => text.replace('"0001_card_triggers"', '"0001_cart_triggers"')),
  },
];

test.each(damages)('a damaged backup changes nothing: $what', async ({ change }) => {
  const target = await testDatabase();
  await target.db.insert(user).values({ id: 'bob', name: 'Bob', email: 'bob@example.org' });
  const dataDir = temporaryFolder();
  const path = join(dataDir, 'damaged.tar.gz');
  await writeFile(path, change(await readFile(backup)));
  await expect(restore(configOf(target, dataDir), path, { replace: true })).rejects.toMatchObject({
    name: 'DamagedBackup',
  });
  expect(await target.db.select({ id: user.id }).from(user)).toEqual([{ id: 'bob' }]);
});

test('uploads that cannot be written are said, and change nothing in the database', async () => {
  const target = await testDatabase();
  await target.db.insert(user).values({ id: 'bob', name: 'Bob', email: 'bob@example.org' });
  const dataDir = temporaryFolder();
  await writeFile(join(dataDir, 'files'), 'no folder');
  await expect(restore(configOf(target, dataDir), backup, { replace: true })).rejects.toThrow(
    new RegExp(`^${dataDir}/files/.* cannot be written \\(E`),
  );
  expect(await target.db.select({ id: user.id }).from(user)).toEqual([{ id: 'bob' }]);
});

test('a restore that fails half-way changes nothing', async () => {
  const target = await testDatabase();
  await target.db.insert(user).values({ id: 'bob', name: 'Bob', email: 'bob@example.org' });
  // Every lock but one can be had: the last table to be dropped is in use.
  const reader = new pg.Client(target.owner);
  await reader.connect();
  await reader.query('begin; select * from messages');
  const config = configOf(target, temporaryFolder());
  const url = `${config.database.migrationUrl}&options=-c%20statement_timeout%3D500`;
  const impatient = { ...config, database: { ...config.database, migrationUrl: url } };
  await expect(restore(impatient, backup, { replace: true })).rejects.toThrow(/statement timeout/);
  await reader.end();
  expect(await target.db.select({ id: user.id }).from(user)).toEqual([{ id: 'bob' }]);
});
