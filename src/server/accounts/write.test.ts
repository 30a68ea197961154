import { readdir } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { temporaryFolder } from '#tests/support/new-folder.ts';
import { aCard, addCard, addUser, aPhoto } from '#tests/support/rows.ts';
import { sentFile } from '#tests/support/sent-file.ts';
import type { ReauthenticatedUser } from '../auth/reauthenticate.ts';
import { profiles, verification } from '../db/tables/accounts.ts';
import { cards } from '../db/tables/cards.ts';
import { cardFiles, files, pendingDeletions } from '../db/tables/files.ts';
import { mailJobs } from '../db/tables/mail.ts';
import { sharedCards } from '../db/tables/shares.ts';
import { diskStore } from '../files/store/disk.ts';
import { deletePendingBytes, storePhoto } from '../files/write.ts';
import { createMailQueue } from '../mail/write.ts';
import { randomId } from '../random-id.ts';
import { saveProfile } from './profile/write.ts';
import { deleteAccount } from './write.ts';

const { db } = await testDatabase();

function mailJobTo(userId: string) {
  const to = `${userId.toLowerCase()}@example.com`;
  return { kind: 'verification', to, name: '', language: 'en' } as const;
}

describe('a user who is deleted', async () => {
  const folder = temporaryFolder();
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
    if (!stored.ok) throw new Error(`${stored.error.sentence}`);
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
      .insert(sharedCards)
      .values({ id: randomId(), cardId: published.id, senderUserId: userId, channel: 'link' });
    await saveProfile(db, userId, { fullName: 'Mina', website: null, avatar });
    await db
      .insert(verification)
      .values({ id: randomId(), identifier: randomId(), value: userId, expiresAt: new Date() });
    return { userId, files: [one, other, loose, avatar] };
  }

  test('is deleted with cards, photos in use, shares and profile, and the sweep deletes the bytes', async () => {
    const [mine, theirs] = [await settled(), await settled()];
    for (const { userId } of [mine, theirs]) await createMailQueue(db).post(mailJobTo(userId));
    expect(await deleteAccount(db, { userId: mine.userId } as ReauthenticatedUser)).toBe(true);
    expect(await deleteAccount(db, { userId: mine.userId } as ReauthenticatedUser)).toBe(false);
    expect(await db.$count(verification, eq(verification.value, mine.userId))).toBe(0);
    await deletePendingBytes({ db, files: store });

    for (const [table, column] of [
      [cards, cards.userId],
      [sharedCards, sharedCards.senderUserId],
      [files, files.userId],
      [profiles, profiles.id],
    ] as const) {
      expect(await db.$count(table, eq(column, mine.userId))).toBe(0);
      expect(await db.$count(table, eq(column, theirs.userId))).toBeGreaterThan(0);
    }
    const mails = await db.select().from(mailJobs);
    expect(mails.map(({ job }) => job)).toEqual([mailJobTo(theirs.userId)]);
    const uses = await db.select().from(cardFiles);
    expect(uses.filter(({ fileId }) => mine.files.includes(fileId))).toEqual([]);
    expect(uses).toHaveLength(4);
    expect(await db.$count(pendingDeletions)).toBe(0);
    expect((await storedFiles()).sort()).toEqual([...theirs.files].sort());
  });
});
