import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { addSession, addUser, addWayIn } from '#tests/support/rows.ts';
import { session, user } from '../../db/tables/accounts.ts';
import { createLinkToken, findLinkToken } from './link-tokens.ts';
import { proveAddress } from './prove-address.ts';

const { db } = await testDatabase();

test('proof of the address removes what never proved it: sign-in methods, sessions of unknown origin, open links', async () => {
  const userId = await addUser(db);
  const google = await addWayIn(db, userId, 'google', false);
  const password = await addWayIn(db, userId, 'credential', false);
  const own = await addSession(db, userId, google);
  await addSession(db, userId, password);
  await addSession(db, userId, null);
  const link = await createLinkToken(db, 'reset-password', userId);
  expect(await db.transaction((tx) => proveAddress(tx, userId, [google]))).toBe(true);
  const sessions = await db.select({ id: session.id }).from(session).where(eq(session.userId, userId));
  expect(sessions).toEqual([{ id: own }]);
  expect(await findLinkToken(db, 'reset-password', link)).toBeNull();
  const [owner] = await db.select().from(user).where(eq(user.id, userId));
  expect(owner?.emailVerified).toBe(true);
});

test('where everything was proved, nothing is removed', async () => {
  const userId = await addUser(db);
  const password = await addWayIn(db, userId, 'credential');
  await addSession(db, userId, password);
  const link = await createLinkToken(db, 'reset-password', userId);
  expect(await db.transaction((tx) => proveAddress(tx, userId, [password]))).toBe(false);
  expect(await findLinkToken(db, 'reset-password', link)).toBe(userId);
});
