import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { aCard, addCard, addUser, aPhoto } from '#tests/support/rows.ts';
import * as tables from '../db/tables.ts';
import { diskStore } from '../files/disk.ts';
import { storePhoto, sweepFiles } from '../files/write.ts';
import { randomId } from '../random-id.ts';
import { getProfile } from './read.ts';
import { profileSchema } from './types.ts';
import { saveProfile } from './write.ts';

const { db } = await testDatabase();

describe('a profile', () => {
  test('begins with the name of the sign-up', async () => {
    const userId = await addUser(db, 'Mina Rao');
    expect(await getProfile(db, userId)).toEqual({
      email: `${userId.toLowerCase()}@example.com`,
      fullName: 'Mina Rao',
      website: null,
      avatarUrl: null,
    });
  });

  test('is saved the first time and again, and keeps a picture that is not mentioned', async () => {
    const userId = await addUser(db);
    const change = { fullName: 'Mina R.', website: 'https://mina.example/', avatarUrl: '/files/a' };
    expect(await saveProfile(db, userId, change)).toBe(true);
    await saveProfile(db, userId, { fullName: 'Mina', website: null });
    expect(await getProfile(db, userId)).toMatchObject({
      fullName: 'Mina',
      website: null,
      avatarUrl: '/files/a',
    });
    await saveProfile(db, userId, { fullName: 'Mina', website: null, avatarUrl: null });
    expect(await getProfile(db, userId)).toMatchObject({ avatarUrl: null });
  });

  test('of ten windows that save together one is kept whole', async () => {
    const userId = await addUser(db);
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        saveProfile(db, userId, { fullName: `Name ${n}`, website: `https://${n}.example/` }),
      ),
    );
    const profile = await getProfile(db, userId);
    expect(profile?.website).toBe(`https://${profile?.fullName.slice(5)}.example/`);
  });

  test('touches nobody else', async () => {
    const [mine, theirs] = [await addUser(db, 'Mine'), await addUser(db, 'Theirs')];
    await saveProfile(db, mine, { fullName: 'Changed', website: null });
    expect(await getProfile(db, theirs)).toMatchObject({ fullName: 'Theirs' });
  });

  test('of a user who is gone is neither there nor made', async () => {
    expect(await getProfile(db, randomId())).toBeNull();
    expect(await saveProfile(db, randomId(), { fullName: 'X', website: null })).toBe(false);
  });
});

describe('the profile form', () => {
  test.each([
    ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
    ['  http://example.com ', 'http://example.com'],
    ['', null],
  ])('takes the website %j', (website, saved) => {
    expect(profileSchema.parse({ fullName: 'Mina', website })).toEqual({ fullName: 'Mina', website: saved });
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'example.com',
    'https://user:pw@example.com',
    'https://exa mple.com',
    `https://example.com/${'x'.repeat(200)}`,
    'https://example.com/\u0000',
  ])('refuses the website %j with a sentence', (website) => {
    const parsed = profileSchema.safeParse({ fullName: 'Mina', website });
    expect(parsed.error?.issues[0]?.message).toMatch(/website address|full address/);
  });
});

describe('a user who is deleted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'deleted-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const store = diskStore(folder);
  const bytes = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#f5a524' } })
    .jpeg()
    .toBuffer();

  async function storedFiles(): Promise<string[]> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  }

  async function photoOf(userId: string, kind: 'photo' | 'avatar' = 'photo'): Promise<string> {
    const stored = await storePhoto({ db, files: store, userId, bytes, kind });
    if (!stored.ok) throw new Error(stored.error.sentence);
    return stored.value.file;
  }

  /** A user with everything that an account can hold. */
  async function settled(): Promise<{ userId: string; files: string[] }> {
    const userId = await addUser(db);
    const [one, other, loose] = [await photoOf(userId), await photoOf(userId), await photoOf(userId)];
    const avatar = await photoOf(userId, 'avatar');
    const card = aCard({ receiverPhoto: aPhoto(one), senderPhoto: aPhoto(other) });
    await addCard(db, userId, { card });
    const published = await addCard(db, userId, { status: 'published', card });
    await db
      .insert(tables.sharedCards)
      .values({ id: randomId(), cardId: published.id, senderUserId: userId, channel: 'link' });
    await saveProfile(db, userId, { fullName: 'Mina', website: null, avatarUrl: `/files/${avatar}` });
    return { userId, files: [one, other, loose, avatar] };
  }

  test('takes along cards, photos in use, shares and profile, and the sweep takes the bytes', async () => {
    const [mine, theirs] = [await settled(), await settled()];
    await db.delete(tables.user).where(eq(tables.user.id, mine.userId));
    await sweepFiles({ db, files: store, now: new Date() });

    for (const [table, column] of [
      [tables.cards, tables.cards.userId],
      [tables.sharedCards, tables.sharedCards.senderUserId],
      [tables.files, tables.files.userId],
      [tables.profiles, tables.profiles.id],
    ] as const) {
      expect(await db.$count(table, eq(column, mine.userId))).toBe(0);
      expect(await db.$count(table, eq(column, theirs.userId))).toBeGreaterThan(0);
    }
    const uses = await db.select().from(tables.cardFiles);
    expect(uses.filter(({ fileId }) => mine.files.includes(fileId))).toEqual([]);
    expect(uses).toHaveLength(4);
    expect(await db.$count(tables.doomedFiles)).toBe(0);
    expect((await storedFiles()).sort()).toEqual([...theirs.files].sort());
  });
});
