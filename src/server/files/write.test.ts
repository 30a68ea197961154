import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openPool, testDatabase } from '#tests/support/database.ts';
import { temporaryFolder } from '#tests/support/new-folder.ts';
import { aCard, addCard, addFile, addUser, aPhoto, aSound, removeCard } from '#tests/support/rows.ts';
import { said } from '#tests/support/said.ts';
import { sentFile } from '#tests/support/sent-file.ts';
import { wavFile } from '#tests/support/sounds.ts';
import { saveProfile } from '../accounts/profile/write.ts';
import { deleteCard, restoreCard, updateCard } from '../cards/write.ts';
import { createDb } from '../db/connection/drizzle.ts';
import { DatabaseUnavailable } from '../db/failure.ts';
import { user } from '../db/tables/accounts.ts';
import { pendingDeletions, files as table } from '../db/tables/files.ts';
import { randomId } from '../random-id.ts';
import { fileLimits } from './limits.ts';
import type { PhotoKind } from './photos/photos.ts';
import { findFileFor } from './read.ts';
import { diskStore } from './store/disk.ts';
import type { FileStore } from './store/file-store.ts';
import { deletePendingBytes, deleteUnusedFiles, type PhotoUpload, storePhoto, storeSound } from './write.ts';

// Each photo is converted, and many together.
vi.setConfig({ testTimeout: 30_000 });

const { db, config } = await testDatabase();
const folder = temporaryFolder();
const files = diskStore(folder);

const bytes = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#f5a524' } })
  .jpeg()
  .toBuffer();

async function stored(): Promise<string[]> {
  return (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

const store = (userId: string, parts: Partial<PhotoUpload> = {}) =>
  storePhoto({ db, files, userId, file: sentFile(bytes), ...parts });

function idOf(result: Awaited<ReturnType<typeof storePhoto | typeof storeSound>>): string {
  if (!result.ok) throw new Error(`${result.error.sentence}`);
  return result.value.file;
}

const upload = async (userId: string) => idOf(await store(userId));

const showing = (id: string) => aCard({ receiverPhoto: aPhoto(id) });

/** Files that this happens to once they are stored. */
function storeAnd(work: (id: string) => Promise<unknown>): FileStore {
  const put: FileStore['put'] = async (id, ...rest) => {
    await files.put(id, ...rest);
    await work(id);
  };
  return { ...files, put };
}

async function seen(id: unknown, viewerId: string | null): Promise<boolean> {
  const file = await findFileFor(db, { id, viewerId });
  return file !== null && (await stored()).includes(file.id);
}

// Uploads that a test broke off are written down for an hour.
beforeEach(async () => void (await db.delete(pendingDeletions)));

describe('storing a photo', () => {
  test('keeps the bytes and says how large the picture is', async () => {
    const userId = await addUser(db);
    const result = await store(userId);
    expect(result).toEqual({
      ok: true,
      value: { file: expect.stringMatching(/^[\w-]{22}$/), width: 60, height: 30 },
    });
    const id = idOf(result);
    const file = await findFileFor(db, { id, viewerId: userId });
    const read = Buffer.from(await new Response(await files.get(id)).arrayBuffer());
    expect(await sharp(read).metadata()).toMatchObject({ format: 'webp', width: 60, height: 30 });
    expect(file).toMatchObject({ contentType: 'image/webp', bytes: read.length, isPublic: false });
  });

  test('a refused photo leaves nothing', async () => {
    const userId = await addUser(db);
    const before = (await stored()).length;
    const result = await store(userId, { file: sentFile(Buffer.from('<svg/>')) });
    expect(result).toMatchObject({ ok: false, error: { reason: 'format' } });
    expect((await stored()).length).toBe(before);
  });

  test('of ten that arrive together only as many are kept as the account has room for', async () => {
    const userId = await addUser(db);
    const first = await findFileFor(db, { id: await upload(userId), viewerId: userId });
    const size = first?.bytes ?? 0;
    await addFile(db, userId, { bytes: fileLimits.accountBytes - 4 * size });
    const before = (await stored()).length;
    const results = await Promise.all(Array.from({ length: 10 }, () => store(userId)));
    expect(results.filter((result) => result.ok)).toHaveLength(3);
    expect(results.find((result) => !result.ok)).toMatchObject({
      error: { reason: 'quota', sentence: said(/500 MB/) },
    });
    expect((await stored()).length).toBe(before + 3);
  });

  test('in a full account a card that could still be brought back makes room', async () => {
    const userId = await addUser(db);
    const photo = await upload(userId);
    await db.update(table).set({ bytes: 50_000 }).where(eq(table.id, photo));
    const id = await addCard(db, userId, { card: showing(photo) });
    await addFile(db, userId, { bytes: fileLimits.accountBytes - 50_000 });
    expect(await store(userId)).toMatchObject({ error: { reason: 'quota' } });
    await deleteCard(db, id);
    await upload(userId);
    expect(await restoreCard(db, id.id, userId)).toMatchObject({ error: { reason: 'gone' } });
  });

  test('in a full account what cards let go of makes room, the longest unused first', async () => {
    const userId = await addUser(db);
    const size = Math.ceil(fileLimits.accountBytes / 3);
    const ids = await Promise.all([1, 2].map(() => addFile(db, userId, { bytes: size })));
    const [first = '', second = ''] = ids;
    await addFile(db, userId, { bytes: fileLimits.accountBytes - 2 * size });
    expect(await store(userId)).toMatchObject({ error: { reason: 'quota' } });
    for (const id of ids) await removeCard(db, await addCard(db, userId, { card: showing(id) }));
    await upload(userId);
    const left = (await db.select().from(table).where(eq(table.userId, userId))).map(({ id }) => id);
    expect(left).not.toContain(first);
    expect(left).toContain(second);
  });

  test('what has no account leaves nothing', async () => {
    const before = (await stored()).length;
    expect(await store(randomId())).toMatchObject({ error: { reason: 'no-account' } });
    expect((await stored()).length).toBe(before);
    expect(await db.$count(pendingDeletions)).toBe(0);
  });

  test('bytes whose row could not be written, and halves of them, are removed an hour later', async () => {
    const before = await stored();
    const pool = openPool({ connectionString: config.url });
    const breaking = storeAnd(async (id) => {
      await writeFile(join(folder, id.slice(0, 2), `${id}.half.part`), 'hal');
      await pool.end();
    });
    const userId = await addUser(db);
    await expect(store(userId, { db: createDb(pool), files: breaking })).rejects.toThrow();
    expect(await stored()).toHaveLength(before.length + 2);
    await deletePendingBytes({ db, files });
    expect(await stored(), 'its row might still be written').toHaveLength(before.length + 2);
    await db.update(pendingDeletions).set({ dueAt: sql`now()` });
    expect(await deletePendingBytes({ db, files })).toMatchObject({ removed: 1, left: [] });
    expect(await stored()).toEqual(before);
  });

  test('a row that was written keeps its bytes, although nobody heard of it', async () => {
    const userId = await addUser(db);
    const deaf = Object.create(db, {
      transaction: {
        value: async (...parts: Parameters<typeof db.transaction>) => {
          await db.transaction(...parts);
          throw new DatabaseUnavailable('CONNECTION');
        },
      },
    });
    await expect(store(userId, { db: deaf })).rejects.toThrow(DatabaseUnavailable);
    const [row] = await db.select().from(table).where(eq(table.userId, userId));
    await db.update(pendingDeletions).set({ dueAt: sql`now()` });
    await deletePendingBytes({ db, files });
    expect(await seen(row?.id, userId)).toBe(true);
  });

  test('an upload that took so long that its bytes may be gone is refused', async () => {
    const userId = await addUser(db);
    const slow = storeAnd(() => db.update(pendingDeletions).set({ dueAt: sql`now()` }));
    await expect(store(userId, { files: slow })).rejects.toThrow('too late');
    expect(await db.$count(table, eq(table.userId, userId))).toBe(0);
    await deletePendingBytes({ db, files });
  });

  test('when the bytes cannot be written, there is no row', async () => {
    const place = join(folder, 'in-the-way');
    await writeFile(place, 'x');
    const userId = await addUser(db);
    await expect(store(userId, { files: diskStore(place) })).rejects.toThrow();
    expect(await db.select().from(table).where(eq(table.userId, userId))).toEqual([]);
    await rm(place);
  });
});

describe('storing a sound', () => {
  const wav = wavFile({ seconds: 0.2, sampleRate: 8000 });
  const record = (userId: string, sent = wav) =>
    storeSound({ db, files, userId, file: sentFile(sent), kind: 'recording' });

  test('keeps the bytes and says how long it is; only its owner reads it', async () => {
    const userId = await addUser(db);
    const result = await record(userId);
    expect(result).toEqual({ ok: true, value: { file: expect.stringMatching(/^[\w-]{22}$/), seconds: 0.2 } });
    const id = idOf(result);
    const bytes = Buffer.from(await new Response(await files.get(id)).arrayBuffer());
    expect(bytes.length).toBe(44 + 3200);
    const file = await findFileFor(db, { id, viewerId: userId });
    expect(file).toMatchObject({ contentType: 'audio/wav', bytes: bytes.length, isPublic: false });
    expect(await seen(id, await addUser(db))).toBe(false);
    const [row] = await db.select().from(table).where(eq(table.id, id));
    expect(row).toMatchObject({ kind: 'audio', width: null, height: null });
    expect(row?.seconds).toBeCloseTo(0.2);
  });

  test('what is refused, for itself or for want of room, leaves nothing', async () => {
    const userId = await addUser(db);
    await addFile(db, userId, { bytes: fileLimits.accountBytes });
    const before = (await stored()).length;
    for (const [bytes, reason] of [
      [Buffer.from('<svg/>'), 'format'],
      [wav, 'quota'],
    ] as const) {
      expect(await record(userId, bytes)).toMatchObject({ ok: false, error: { reason } });
    }
    expect((await stored()).length).toBe(before);
  });

  test('goes when no card wants it any more', async () => {
    const userId = await addUser(db);
    const id = idOf(await record(userId));
    const card = await addCard(db, userId, { card: aCard({ audio: aSound(id) }) });
    const late = () => new Date(Date.now() + fileLimits.unusedMs + 86_400_000);
    await deleteUnusedFiles({ db, files, now: late() });
    expect(await seen(id, userId)).toBe(true);
    await removeCard(db, card);
    await deleteUnusedFiles({ db, files, now: late() });
    expect(await stored()).not.toContain(id);
  });
});

describe('reading a file', () => {
  test('its owner always; everybody while a published card shows it', async () => {
    const userId = await addUser(db);
    const id = await upload(userId);
    const stranger = await addUser(db);
    const card = await addCard(db, userId, { card: showing(id) });
    const isSeen = async () => [await seen(id, userId), await seen(id, stranger), await seen(id, null)];
    expect(await isSeen()).toEqual([true, false, false]);
    const saved = { id: card, card: showing(id) };
    await updateCard(db, { ...saved, status: 'published', expectedRevision: 1 });
    expect(await isSeen()).toEqual([true, true, true]);
    await updateCard(db, { ...saved, status: 'offline', expectedRevision: 2 });
    expect(await isSeen()).toEqual([true, false, false]);
  });

  test.each(['', 'x', '../../../etc/passwd', `${'a'.repeat(21)}\u0000`, null, {}, 7, 'a'.repeat(22)])(
    'nothing is at %j',
    async (id) => {
      expect(await seen(id, await addUser(db))).toBe(false);
    },
  );
});

describe('sweeping', () => {
  const day = 86_400_000;
  const now = new Date();
  const later = new Date(now.getTime() + fileLimits.unusedMs + day);

  const sweep = (at = now) => deleteUnusedFiles({ db, files, now: at });

  async function aged(userId: string, days: number, kind: PhotoKind = 'photo'): Promise<string> {
    const id = await addFile(db, userId, { kind, createdAt: new Date(now.getTime() - days * day) });
    await files.put(id, Buffer.from('picture'), 'image/webp');
    return id;
  }

  test('removes what nothing refers to for 60 days, row and bytes, and nothing else', async () => {
    const userId = await addUser(db);
    const [unused, young, used, avatar] = [
      await aged(userId, 61),
      await aged(userId, 59),
      await aged(userId, 99),
      await aged(userId, 99, 'avatar'),
    ];
    await addCard(db, userId, { card: aCard({ senderPhoto: aPhoto(used) }) });
    await saveProfile(db, userId, { fullName: 'M', website: null, avatar });
    expect((await sweep()).left).toEqual([]);
    expect(await seen(unused, userId)).toBe(false);
    expect(await stored()).not.toContain(unused);
    for (const id of [young, used, avatar]) expect(await seen(id, userId)).toBe(true);
    expect(await sweep()).toEqual({ removed: 0, left: [] });
    expect(await db.select().from(pendingDeletions)).toEqual([]);
  });

  test('leaves an old photo that was just taken off its card, so that the step back can be saved', async () => {
    const userId = await addUser(db);
    const id = await aged(userId, 99);
    const card = await addCard(db, userId, { card: showing(id) });
    await updateCard(db, { id: card, card: aCard(), status: 'draft', expectedRevision: 1 });
    await sweep();
    const back = { id: card, card: showing(id), status: 'draft' as const };
    expect(await updateCard(db, { ...back, expectedRevision: 2 })).toMatchObject({ ok: true });
    await updateCard(db, { id: card, card: aCard(), status: 'draft', expectedRevision: 3 });
    await sweep(later);
    expect(await seen(id, userId)).toBe(false);
  });

  test('leaves it also when it is taken off while files are looked for', async () => {
    const userId = await addUser(db);
    const id = await aged(userId, 99);
    const card = await addCard(db, userId, { card: showing(id) });
    // Deletes what was found only after the card was saved without it.
    const slow = new Proxy(db, {
      get(target, property) {
        if (property !== 'transaction') return Reflect.get(target, property);
        return async (work: Parameters<typeof db.transaction>[0]) => {
          await updateCard(db, { id: card, card: aCard(), status: 'draft', expectedRevision: 1 });
          return db.transaction(work);
        };
      },
    });
    await deleteUnusedFiles({ db: slow, files, now });
    expect(await seen(id, userId)).toBe(true);
  });

  test('removes an avatar 60 days after another one took its place', async () => {
    const userId = await addUser(db);
    const [one, two] = [await aged(userId, 99, 'avatar'), await aged(userId, 99, 'avatar')];
    for (const avatar of [one, two]) await saveProfile(db, userId, { fullName: 'M', website: null, avatar });
    await sweep();
    for (const id of [one, two]) expect(await seen(id, userId)).toBe(true);
    await sweep(later);
    expect(await stored()).not.toContain(one);
    expect(await seen(two, userId)).toBe(true);
  });

  test('counts from the deletion of a card as well', async () => {
    const userId = await addUser(db);
    const ids = [await aged(userId, 99), await aged(userId, 99)] as const;
    const photos = { receiverPhoto: aPhoto(ids[0]), senderPhoto: aPhoto(ids[1]) };
    await removeCard(db, await addCard(db, userId, { card: aCard(photos) }));
    await sweep();
    for (const id of ids) expect(await seen(id, userId)).toBe(true);
    await sweep(later);
    for (const id of ids) expect(await stored()).not.toContain(id);
  });

  test('cards that let go of the same photos do not stand in each other’s way', async () => {
    const userId = await addUser(db);
    const [one, two] = [await aged(userId, 1), await aged(userId, 1)];
    const photos = [
      { receiverPhoto: aPhoto(one), senderPhoto: aPhoto(two) },
      { receiverPhoto: aPhoto(two), senderPhoto: aPhoto(one) },
    ];
    // As many at once as there are connections: more would wait for one, and give up on a slow machine.
    const many = Array.from({ length: 5 }, () => photos).flat();
    for (let round = 0; round < 5; round += 1) {
      const cards = await Promise.all(many.map((each) => addCard(db, userId, { card: aCard(each) })));
      await Promise.all(cards.map((card) => removeCard(db, card)));
    }
  });

  test('comes back for bytes that could not be removed', async () => {
    const userId = await addUser(db);
    const id = await aged(userId, 99);
    const failing = { ...files, delete: () => Promise.reject(new Error('The disk does not answer.')) };
    expect((await deleteUnusedFiles({ db, files: failing, now })).left).toEqual([id]);
    expect(await seen(id, userId)).toBe(false);
    expect(await stored()).toContain(id);
    expect(await sweep()).toEqual({ removed: 1, left: [] });
    expect(await stored()).not.toContain(id);
  });

  test('removes the bytes of an account that is gone', async () => {
    const userId = await addUser(db);
    const id = await aged(userId, 0);
    await addCard(db, userId, { card: showing(id) });
    await db.delete(user).where(eq(user.id, userId));
    await sweep();
    expect(await stored()).not.toContain(id);
  });

  test('leaves a file that a card is taking at this moment', async () => {
    const userId = await addUser(db);
    const id = await aged(userId, 99);
    await db.transaction(async (saving) => {
      await saving.execute(sql`select id from files where id = ${id} for key share`);
      await sweep();
    });
    await addCard(db, userId, { card: showing(id) });
    await sweep();
    expect(await seen(id, userId)).toBe(true);
  });

  test('and saving cards at the same time never leaves a card without its photo', async () => {
    const userId = await addUser(db);
    const ids = await Promise.all(Array.from({ length: 20 }, () => aged(userId, 99)));
    const saves = Promise.allSettled(ids.map((id) => addCard(db, userId, { card: showing(id) })));
    await Promise.all(Array.from({ length: 5 }, () => sweep()));
    const saved = await saves;
    const kept = ids.filter((_, index) => saved[index]?.status === 'fulfilled');
    for (const id of kept) expect(await seen(id, userId)).toBe(true);
  });
});
