import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { aCard, addCard, addFile, addUser, aPhoto } from '#tests/support/rows.ts';
import { sentFile } from '#tests/support/sent-file.ts';
import type { ConfirmedOwner } from '../auth/confirm.ts';
import * as tables from '../db/tables.ts';
import { diskStore } from '../files/disk.ts';
import { removeBytes, storePhoto } from '../files/write.ts';
import { createMailQueue } from '../mail/queue.ts';
import { randomId } from '../random-id.ts';
import { getProfile } from './read.ts';
import { profileSchema } from './types.ts';
import { deleteAccount, saveProfile } from './write.ts';

const { db } = await testDatabase();

function letterTo(userId: string) {
  return { kind: 'verification', to: `${userId.toLowerCase()}@example.com`, name: '' } as const;
}

describe('a profile', () => {
  test('begins with the name of the sign-up', async () => {
    const userId = await addUser(db, 'Mina Rao');
    expect(await getProfile(db, userId)).toEqual({
      email: `${userId.toLowerCase()}@example.com`,
      fullName: 'Mina Rao',
      website: null,
      avatarUrl: null,
      updatedAt: null,
    });
  });

  test('is saved the first time and again, and keeps a picture that is not mentioned', async () => {
    const userId = await addUser(db);
    const avatar = await addFile(db, userId, { kind: 'avatar' });
    const change = { fullName: 'Mina R.', website: 'https://mina.example/', avatar };
    expect(await saveProfile(db, userId, change)).toEqual({ ok: true, value: null });
    await saveProfile(db, userId, { fullName: 'Mina', website: null });
    expect(await getProfile(db, userId)).toMatchObject({
      fullName: 'Mina',
      website: null,
      avatarUrl: `/files/${avatar}`,
      updatedAt: expect.stringMatching(/^20\d\d-.*Z$/),
    });
    await saveProfile(db, userId, { fullName: 'Mina', website: null, avatar: null });
    expect(await getProfile(db, userId)).toMatchObject({ avatarUrl: null });
    const [account] = await db.select().from(tables.user).where(eq(tables.user.id, userId));
    expect(account?.name).toBe('Mina');
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
    expect(await saveProfile(db, randomId(), { fullName: 'X', website: null })).toMatchObject({
      error: { reason: 'no-account' },
    });
  });
});

describe('the picture of a profile', () => {
  const form = { fullName: 'Mina', website: null };

  async function releasedAt(id: string): Promise<Date | null | undefined> {
    const [row] = await db.select().from(tables.files).where(eq(tables.files.id, id));
    return row?.releasedAt;
  }

  test.each([
    ['that does not exist', async () => randomId()],
    ['of somebody else', async () => addFile(db, await addUser(db), { kind: 'avatar' })],
    ['that is a photo of a card', async (userId: string) => addFile(db, userId)],
    ['that is a sound', async (userId: string) => addFile(db, userId, { kind: 'audio' })],
  ])('is not one %s, and nothing else is saved then', async (_, make) => {
    const userId = await addUser(db, 'Mina Rao');
    const avatar = await make(userId);
    expect(await saveProfile(db, userId, { ...form, avatar })).toEqual({
      ok: false,
      error: {
        reason: 'no-picture',
        sentence: 'This photo cannot be found any more. Please choose it again.',
      },
    });
    expect(await getProfile(db, userId)).toMatchObject({ fullName: 'Mina Rao', avatarUrl: null });
  });

  test('that another one replaces, or none, is let go of; one that stays is not', async () => {
    const userId = await addUser(db);
    const [one, two] = [
      await addFile(db, userId, { kind: 'avatar' }),
      await addFile(db, userId, { kind: 'avatar' }),
    ];
    await saveProfile(db, userId, { ...form, avatar: one });
    await saveProfile(db, userId, { ...form, avatar: one });
    await saveProfile(db, userId, form);
    expect(await releasedAt(one)).toBeNull();
    await saveProfile(db, userId, { ...form, avatar: two });
    expect(await releasedAt(one)).toBeInstanceOf(Date);
    expect(await releasedAt(two)).toBeNull();
    await saveProfile(db, userId, { ...form, avatar: null });
    expect(await releasedAt(two)).toBeInstanceOf(Date);
  });

  test('of many that are saved together all but the last are let go of', async () => {
    const userId = await addUser(db);
    const ids = await Promise.all(Array.from({ length: 8 }, () => addFile(db, userId, { kind: 'avatar' })));
    await Promise.all(ids.map((avatar) => saveProfile(db, userId, { ...form, avatar })));
    const { avatarUrl } = (await getProfile(db, userId)) ?? {};
    for (const id of ids) expect((await releasedAt(id)) === null).toBe(avatarUrl === `/files/${id}`);
  });
});

describe('the profile form', () => {
  test.each([
    ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
    ['  http://example.com ', 'http://example.com'],
    ['HTTPS://example.com', 'HTTPS://example.com'],
    ['', null],
  ])('takes the website %j', (website, saved) => {
    expect(profileSchema.parse({ fullName: 'Mina', website })).toEqual({ fullName: 'Mina', website: saved });
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'example.com',
    'https://user:pw@example.com',
    'https://:pw@example.com',
    'https:example.com',
    'ftp://example.com/',
    'https://exa mple.com',
    `https://example.com/${'x'.repeat(200)}`,
    'https://example.com/\u0000',
  ])('refuses the website %j with a sentence', (website) => {
    const parsed = profileSchema.safeParse({ fullName: 'Mina', website });
    expect(parsed.error?.issues[0]?.message).toMatch(/website address|full address/);
  });

  test.each([
    ['', undefined],
    ['none', null],
    ['photo-photo-photo-123_', 'photo-photo-photo-123_'],
  ])('reads the picture %j', (avatar, meant) => {
    expect(profileSchema.parse({ fullName: 'Mina', website: '', avatar }).avatar).toBe(meant);
  });

  test.each(['null', '/files/photo-photo-photo-123_', 'x'.repeat(23), '../../etc/passwd'])(
    'refuses the picture %j with a sentence',
    (avatar) => {
      const parsed = profileSchema.safeParse({ fullName: 'Mina', website: '', avatar });
      expect(parsed.error?.issues[0]?.message).toMatch(/^This photo cannot be found/);
    },
  );
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
    const stored = await storePhoto({ db, files: store, userId, file: sentFile(bytes), kind });
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
    await saveProfile(db, userId, { fullName: 'Mina', website: null, avatar });
    await db
      .insert(tables.verification)
      .values({ id: randomId(), identifier: randomId(), value: userId, expiresAt: new Date() });
    return { userId, files: [one, other, loose, avatar] };
  }

  test('takes along cards, photos in use, shares and profile, and the sweep takes the bytes', async () => {
    const [mine, theirs] = [await settled(), await settled()];
    for (const { userId } of [mine, theirs]) await createMailQueue(db).post(letterTo(userId));
    expect(await deleteAccount(db, { userId: mine.userId } as ConfirmedOwner)).toBe(true);
    expect(await deleteAccount(db, { userId: mine.userId } as ConfirmedOwner)).toBe(false);
    expect(await db.$count(tables.verification, eq(tables.verification.value, mine.userId))).toBe(0);
    await removeBytes({ db, files: store });

    for (const [table, column] of [
      [tables.cards, tables.cards.userId],
      [tables.sharedCards, tables.sharedCards.senderUserId],
      [tables.files, tables.files.userId],
      [tables.profiles, tables.profiles.id],
    ] as const) {
      expect(await db.$count(table, eq(column, mine.userId))).toBe(0);
      expect(await db.$count(table, eq(column, theirs.userId))).toBeGreaterThan(0);
    }
    const letters = await db.select().from(tables.outgoingMail);
    expect(letters.map(({ job }) => job)).toEqual([letterTo(theirs.userId)]);
    const uses = await db.select().from(tables.cardFiles);
    expect(uses.filter(({ fileId }) => mine.files.includes(fileId))).toEqual([]);
    expect(uses).toHaveLength(4);
    expect(await db.$count(tables.doomedFiles)).toBe(0);
    expect((await storedFiles()).sort()).toEqual([...theirs.files].sort());
  });
});
