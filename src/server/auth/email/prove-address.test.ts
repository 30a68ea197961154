import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { addFile, addSession, addUser, addWayIn } from '#tests/support/rows.ts';
import { profiles, session, user } from '../../db/tables/accounts.ts';
import { files } from '../../db/tables/files.ts';
import { createLink, findLink } from '../../links/links.ts';
import { proveAddress } from './prove-address.ts';

const { db } = await testDatabase();

test('proof of the address removes what never proved it: sign-in methods, sessions of unknown origin, open links', async () => {
  const userId = await addUser(db);
  const google = await addWayIn(db, userId, 'google', false);
  const password = await addWayIn(db, userId, 'credential', false);
  const own = await addSession(db, userId, google);
  await addSession(db, userId, password);
  await addSession(db, userId, null);
  const link = await createLink(db, 'reset-password', userId);
  expect(await db.transaction((tx) => proveAddress(tx, userId, { by: [google] }))).toBe(true);
  const sessions = await db.select({ id: session.id }).from(session).where(eq(session.userId, userId));
  expect(sessions).toEqual([{ id: own }]);
  expect(await findLink(db, 'reset-password', link)).toBeNull();
  const [owner] = await db.select().from(user).where(eq(user.id, userId));
  expect(owner?.emailVerified).toBe(true);
});

test('where everything was proved, nothing is removed', async () => {
  const userId = await addUser(db);
  const password = await addWayIn(db, userId, 'credential');
  await addSession(db, userId, password);
  const link = await createLink(db, 'reset-password', userId);
  expect(await db.transaction((tx) => proveAddress(tx, userId, { by: [password] }))).toBe(false);
  expect(await findLink(db, 'reset-password', link)).toBe(userId);
});

describe('what the maker of an account said of themselves', () => {
  async function madeByStranger({ isConfirmed = false } = {}) {
    const userId = await addUser(db, 'Eve');
    if (isConfirmed) await db.update(user).set({ emailVerified: true }).where(eq(user.id, userId));
    const password = await addWayIn(db, userId, 'credential', false);
    const google = await addWayIn(db, userId, 'google', false);
    const avatar = await addFile(db, userId, { kind: 'avatar' });
    const profile = { fullName: 'Eve', website: 'https://eve.example/', avatarUrl: `/files/${avatar}` };
    await db.insert(profiles).values({ id: userId, ...profile });
    return { userId, password, google, avatar };
  }

  async function stored(userId: string) {
    const [owner] = await db.select({ name: user.name }).from(user).where(eq(user.id, userId));
    const [profile] = await db.select().from(profiles).where(eq(profiles.id, userId));
    const [avatar] = await db.select().from(files).where(eq(files.userId, userId));
    return { name: owner?.name, website: profile?.website, isReleased: avatar?.releasedAt !== null };
  }

  test('goes when the owner proves the address in another way', async () => {
    const { userId, google } = await madeByStranger();
    await db.transaction((tx) => proveAddress(tx, userId, { by: [google], name: 'Mina' }));
    expect(await stored(userId)).toEqual({ name: 'Mina', website: undefined, isReleased: true });
  });

  test('gives way to what stands before the @ where the proof tells no name', async () => {
    const { userId, google } = await madeByStranger();
    await db.transaction((tx) => proveAddress(tx, userId, { by: [google] }));
    expect((await stored(userId)).name).toBe(userId.toLowerCase());
  });

  test('stays where the address was confirmed before, or nothing else was there', async () => {
    const kept = { name: 'Eve', website: 'https://eve.example/', isReleased: false };
    const before = await madeByStranger({ isConfirmed: true });
    await db.transaction((tx) => proveAddress(tx, before.userId, { by: [before.google] }));
    expect(await stored(before.userId)).toEqual(kept);
    const own = await madeByStranger();
    await db.transaction((tx) => proveAddress(tx, own.userId, { by: [own.google, own.password] }));
    expect(await stored(own.userId)).toEqual(kept);
  });
});
