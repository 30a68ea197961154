import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { aCard, addCard, addFile, addUser, aPhoto } from '#tests/support/rows.ts';
import { saveProfile } from '../accounts/write.ts';
import { updateCard } from '../cards/write.ts';
import { createDb } from '../db/session.ts';
import { files as table } from '../db/tables.ts';
import { randomId } from '../random-id.ts';
import { diskStore } from './disk.ts';
import { fileLimits } from './limits.ts';
import { readFileFor } from './read.ts';
import { storePhoto, sweepFiles } from './write.ts';

// Each photo is converted, and many together.
vi.setConfig({ testTimeout: 30_000 });

const { db, config } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'photos-'));
const files = diskStore(folder);
afterAll(() => rm(folder, { recursive: true, force: true }));

const bytes = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#f5a524' } })
  .jpeg()
  .toBuffer();

async function stored(): Promise<string[]> {
  return (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

async function upload(userId: string): Promise<string> {
  const result = await storePhoto({ db, files, userId, bytes });
  if (!result.ok) throw new Error(result.error.sentence);
  return result.value.file;
}

async function seen(id: unknown, viewerId: string | null): Promise<boolean> {
  const file = await readFileFor({ db, files, id, viewerId });
  await file?.stream.cancel();
  return file !== null;
}

describe('storing a photo', () => {
  test('keeps the bytes and says how large the picture is', async () => {
    const userId = await addUser(db);
    const result = await storePhoto({ db, files, userId, bytes });
    expect(result).toEqual({
      ok: true,
      value: { file: expect.stringMatching(/^[\w-]{22}$/), width: 60, height: 30 },
    });
    const id = result.ok ? result.value.file : '';
    const file = await readFileFor({ db, files, id, viewerId: userId });
    const read = Buffer.from(await new Response(file?.stream).arrayBuffer());
    expect(await sharp(read).metadata()).toMatchObject({ format: 'webp', width: 60, height: 30 });
    expect(file).toMatchObject({ contentType: 'image/webp', bytes: read.length, isPublic: false });
  });

  test('a refused photo leaves nothing', async () => {
    const userId = await addUser(db);
    const before = (await stored()).length;
    const result = await storePhoto({ db, files, userId, bytes: Buffer.from('<svg/>') });
    expect(result).toMatchObject({ ok: false, error: { reason: 'format' } });
    expect((await stored()).length).toBe(before);
  });

  test('of ten that arrive together only as many are kept as the account has room for', async () => {
    const userId = await addUser(db);
    const one = await upload(userId);
    const [row] = await db.select({ bytes: table.bytes }).from(table).where(eq(table.id, one));
    const size = row?.bytes ?? 0;
    await addFile(db, userId, { bytes: fileLimits.account - 4 * size });
    const before = (await stored()).length;
    const results = await Promise.all(
      Array.from({ length: 10 }, () => storePhoto({ db, files, userId, bytes })),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(3);
    expect(results.find((result) => !result.ok)).toMatchObject({
      error: { reason: 'quota', sentence: expect.stringContaining('500 MB') },
    });
    expect((await stored()).length).toBe(before + 3);
  });

  test('when the row cannot be written, the bytes do not stay', async () => {
    const before = (await stored()).length;
    expect(await storePhoto({ db, files, userId: randomId(), bytes })).toMatchObject({
      error: { reason: 'no-account' },
    });
    const pool = new pg.Pool({ connectionString: config.url });
    const breaking = {
      ...files,
      async put(...file: Parameters<typeof files.put>) {
        await files.put(...file);
        await pool.end();
      },
    };
    const userId = await addUser(db);
    await expect(storePhoto({ db: createDb(pool), files: breaking, userId, bytes })).rejects.toThrow();
    expect((await stored()).length).toBe(before);
  });

  test('when the bytes cannot be written, there is no row', async () => {
    const place = join(folder, 'in-the-way');
    await writeFile(place, 'x');
    const userId = await addUser(db);
    await expect(storePhoto({ db, files: diskStore(place), userId, bytes })).rejects.toThrow();
    expect(await db.select().from(table).where(eq(table.userId, userId))).toEqual([]);
    await rm(place);
  });
});

describe('reading a file', () => {
  test('its owner always; everybody while a published card shows it', async () => {
    const userId = await addUser(db);
    const id = await upload(userId);
    const stranger = await addUser(db);
    const card = await addCard(db, userId, { card: aCard({ receiverPhoto: aPhoto(id) }) });
    expect([await seen(id, userId), await seen(id, stranger), await seen(id, null)]).toEqual([
      true,
      false,
      false,
    ]);
    const content = aCard({ receiverPhoto: aPhoto(id) });
    await updateCard(db, { id: card, card: content, status: 'published', expectedRevision: 1 });
    expect([await seen(id, userId), await seen(id, stranger), await seen(id, null)]).toEqual([
      true,
      true,
      true,
    ]);
    await updateCard(db, { id: card, card: content, status: 'draft', expectedRevision: 2 });
    expect([await seen(id, userId), await seen(id, stranger), await seen(id, null)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test.each(['', 'x', '../../../etc/passwd', `${'a'.repeat(21)}\u0000`, null, {}, 7, 'a'.repeat(22)])(
    'nothing is at %j',
    async (id) => {
      expect(await seen(id, await addUser(db))).toBe(false);
    },
  );

  test('a row whose bytes are lost is nothing, not an error', async () => {
    const userId = await addUser(db);
    const id = await upload(userId);
    await files.delete(id);
    expect(await seen(id, userId)).toBe(false);
  });
});

describe('sweeping', () => {
  const now = new Date('2026-06-01T12:00:00Z');

  async function aged(userId: string, hours: number): Promise<string> {
    const createdAt = new Date(now.getTime() - hours * 3_600_000);
    const id = await addFile(db, userId, { createdAt });
    await files.put(id, Buffer.from('picture'), 'image/webp');
    return id;
  }

  test('removes what nothing refers to for a day, row and bytes, and nothing else', async () => {
    const userId = await addUser(db);
    const [unused, young, used, avatar] = [
      await aged(userId, 25),
      await aged(userId, 23),
      await aged(userId, 99),
      await aged(userId, 99),
    ];
    await addCard(db, userId, { card: aCard({ senderPhoto: aPhoto(used) }) });
    await saveProfile(db, userId, { fullName: 'M', website: null, avatarUrl: `/files/${avatar}` });
    expect((await sweepFiles({ db, files, now })).left).toEqual([]);
    expect(await seen(unused, userId)).toBe(false);
    expect(await stored()).not.toContain(unused);
    for (const id of [young, used, avatar]) expect(await seen(id, userId)).toBe(true);
    expect(await sweepFiles({ db, files, now })).toEqual({ removed: 0, left: [] });
  });

  test('leaves a file that a card is taking at this moment', async () => {
    const userId = await addUser(db);
    const id = await aged(userId, 48);
    await db.transaction(async (saving) => {
      await saving.execute(sql`select id from files where id = ${id} for key share`);
      await sweepFiles({ db, files, now });
    });
    await addCard(db, userId, { card: aCard({ receiverPhoto: aPhoto(id) }) });
    await sweepFiles({ db, files, now });
    expect(await seen(id, userId)).toBe(true);
  });

  test('and saving cards at the same time never leaves a card without its photo', async () => {
    const userId = await addUser(db);
    const ids = await Promise.all(Array.from({ length: 20 }, () => aged(userId, 48)));
    const saves = ids.map((id) =>
      addCard(db, userId, { card: aCard({ receiverPhoto: aPhoto(id) }) }).then(
        () => id,
        () => null,
      ),
    );
    const sweeps = Array.from({ length: 5 }, () => sweepFiles({ db, files, now }));
    const kept = (await Promise.all(saves)).filter((id) => id !== null);
    await Promise.all(sweeps);
    for (const id of kept) expect(await seen(id, userId)).toBe(true);
  });
});
