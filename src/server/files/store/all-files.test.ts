import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { temporaryFolder } from '#tests/support/new-folder.ts';
import { addFile, addUser } from '#tests/support/rows.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import { files } from '../../db/tables/files.ts';
import { copyFiles } from './all-files.ts';
import { diskStore } from './disk.ts';
import type { FileStore } from './file-store.ts';
import { s3Store } from './s3.ts';

const { db } = await testDatabase();
const server = await startS3Server();
afterAll(() => server.stop());

beforeEach(() => db.delete(files));

const folder = diskStore(temporaryFolder());
const bucket = s3Store(server.config);
const text = async (store: FileStore, id: string) => new Response(await store.get(id)).text();

test('every upload goes into the bucket once, and what is missing or damaged there is made good', async () => {
  const user = await addUser(db);
  const ids = await Promise.all(Array.from({ length: 20 }, () => addFile(db, user, { bytes: 31 })));
  const [first = '', second = '', third = ''] = ids;
  for (const id of ids) await folder.put(id, Buffer.from(`bytes of ${id}`), 'image/webp');
  await bucket.put(second, Buffer.from('half'), 'image/webp');
  expect(await copyFiles({ db, from: folder, to: bucket })).toEqual({ copied: 20, present: 0, missing: [] });
  for (const id of ids) expect(await text(bucket, id)).toBe(`bytes of ${id}`);

  await bucket.delete(first);
  // Deleted here, it is only there.
  await folder.delete(third);
  const lost = await addFile(db, user, { bytes: 31 });
  const cut = await addFile(db, user, { bytes: 31 });
  await folder.put(cut, Buffer.from('half'), 'image/webp');
  expect(await copyFiles({ db, from: folder, to: bucket })).toEqual({
    copied: 1,
    present: 19,
    missing: expect.toSatisfy((ids: string[]) => ids.sort().join() === [lost, cut].sort().join()),
  });
});

test('a store that keeps something else is not believed', async () => {
  const id = await addFile(db, await addUser(db), { bytes: 5 });
  await folder.put(id, Buffer.from('bytes'), 'image/webp');
  const forgetful = { ...bucket, put: async () => {}, get: async () => null };
  await expect(copyFiles({ db, from: folder, to: forgetful })).rejects.toThrow('is not what was written');
});
