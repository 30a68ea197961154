// Shows: a database moves to a server and back
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { temporaryFolder } from '#tests/support/new-folder.ts';
import { addCard, addUser } from '#tests/support/rows.ts';
import { openDatabase, withClient } from '../database.ts';
import { secretFingerprint } from '../locks/running-processes.ts';
import { type Direction, move } from './move.ts';

vi.setConfig({ testTimeout: 60_000 });

const dataDir = temporaryFolder();
const server = await testDatabase({ migrated: false });

const builtIn = { dataDir, database: null };
const config = { dataDir, database: server.config };

function go(direction: Direction, replace = false) {
  return move({ config, direction, replace });
}

async function rowsIn(place: typeof config | typeof builtIn): Promise<number> {
  const database = await openDatabase({ config: place });
  const { rows } = await database.db.execute<{ n: number }>(sql`select count(*)::int as n from cards`);
  await database.close();
  return rows[0]?.n ?? 0;
}

const asOwner = (statement: string) => withClient(server.owner, (client) => client.query(statement));

test('to the server and back, each time as it was; what was moved from and uploads stay', async () => {
  await expect(go('to-server')).rejects.toThrow(`There is no database in ${dataDir}`);
  const own = await openDatabase({ config: builtIn });
  const user = await addUser(own.db);
  await addCard(own.db, user);
  await addCard(own.db, user, { status: 'published' });
  await expect(go('to-server')).rejects.toThrow('is in use by another process');
  await own.close();
  const upload = join(dataDir, 'files', 'aa', 'aa-upload');
  await mkdir(join(dataDir, 'files', 'aa'), { recursive: true });
  await writeFile(upload, 'bytes');

  expect(await go('to-server')).toMatchObject({ rows: 3 });
  expect([await rowsIn(builtIn), await rowsIn(config)]).toEqual([2, 2]);
  await expect(go('to-server')).rejects.toThrow('the database has rows already');

  const product = await openDatabase({ config });
  await addCard(product.db, user);
  await product.announceSecret(secretFingerprint('any secret of a product that runs'), () => {});
  await expect(go('to-built-in', true)).rejects.toThrow('The product runs on a server of this move');
  await product.close();
  // What somebody added to the tables by hand is in no backup.
  await asOwner('create index extra on cards (views)');
  await expect(go('to-built-in', true)).rejects.toThrow(/^the number of indexes is not the same: /);
  await asOwner('drop index extra');
  expect(await go('to-built-in', true)).toMatchObject({ rows: 4 });
  expect(await rowsIn(builtIn)).toBe(3);
  expect(await readFile(upload, 'utf8')).toBe('bytes');
  expect((await readdir(dataDir)).filter((name) => name.startsWith('move-'))).toEqual([]);
});

test('from one server to another and back, each time as it was', async () => {
  const [old, cluster] = [await testDatabase(), await testDatabase({ migrated: false })];
  const user = await addUser(old.db);
  await addCard(old.db, user, { status: 'published' });
  const go = (from: typeof old, to: typeof old, replace: boolean) =>
    move({
      config: { dataDir, database: to.config },
      direction: 'between-servers',
      fromUrl: from.config.migrationUrl,
      replace,
    });
  await expect(
    move({ config: { dataDir, database: cluster.config }, direction: 'between-servers', replace: false }),
  ).rejects.toThrow('MOVE_FROM_URL is missing');
  expect(await go(old, cluster, false)).toMatchObject({ rows: 2 });

  const product = await openDatabase({ config: { dataDir, database: cluster.config } });
  await addCard(product.db, user);
  await product.announceSecret(secretFingerprint('any secret of a product that runs'), () => {});
  await expect(go(cluster, old, true)).rejects.toThrow('The product runs on a server of this move');
  await product.close();
  await expect(go(cluster, old, false)).rejects.toThrow('the database has rows already');
  expect(await go(cluster, old, true)).toMatchObject({ rows: 3 });
});
