import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { addSession, addUser, addWayIn } from '#tests/support/rows.ts';
import type { ReauthenticatedUser } from '../../auth/reauthenticate.ts';
import { account, session } from '../../db/tables/accounts.ts';
import { hasPassword } from './read.ts';
import { unlinkProvider, unlinkProviderAsOperator } from './write.ts';

const { db } = await testDatabase();

function confirmed(userId: string, passwordHash: string | null = 'a hash'): ReauthenticatedUser {
  return { userId, passwordHash } as ReauthenticatedUser;
}

async function waysOf(userId: string): Promise<string[]> {
  const ways = await db.select({ id: account.id }).from(account).where(eq(account.userId, userId));
  return ways.map(({ id }) => id).sort();
}

async function sessionsOf(userId: string): Promise<string[]> {
  const sessions = await db.select({ id: session.id }).from(session).where(eq(session.userId, userId));
  return sessions.map(({ id }) => id).sort();
}

test('a user has a password when they chose one, and not by signing in with a provider', async () => {
  const userId = await addUser(db);
  await addWayIn(db, userId, 'google');
  expect(await hasPassword(db, userId)).toBe(false);
  await addWayIn(db, userId, 'credential');
  expect(await hasPassword(db, userId)).toBe(true);
  expect(await hasPassword(db, await addUser(db))).toBe(false);
  await db.update(account).set({ password: null }).where(eq(account.userId, userId));
  expect(await hasPassword(db, userId)).toBe(false);
});

test('a password that never proved the address does not remove what did', async () => {
  const userId = await addUser(db);
  const password = await addWayIn(db, userId, 'credential', false);
  const google = await addWayIn(db, userId, 'google');
  const sessionId = await addSession(db, userId, password);
  const request = { methodId: google, sessionId };
  expect(await unlinkProvider(db, confirmed(userId), request)).toEqual({ ok: false, error: 'unproved' });
  expect(await waysOf(userId)).toEqual([password, google].sort());
});

test('the last sign-in method stays, and so does one of somebody else', async () => {
  const [userId, other] = [await addUser(db), await addUser(db)];
  const [mine, theirs] = [await addWayIn(db, userId, 'google'), await addWayIn(db, other, 'google')];
  await addWayIn(db, other, 'credential');
  const sessionId = await addSession(db, userId, mine);
  for (const [methodId, error] of [
    [mine, 'last'],
    [theirs, 'missing'],
    ['', 'missing'],
  ] as const) {
    const answer = await unlinkProvider(db, confirmed(userId, null), { methodId, sessionId });
    expect(answer).toEqual({ ok: false, error });
  }
  expect([await waysOf(userId), (await waysOf(other)).length]).toEqual([[mine], 2]);
});

test('the current session continues by the password; those of the removed method and of unknown origin end', async () => {
  const userId = await addUser(db);
  const password = await addWayIn(db, userId, 'credential');
  const google = await addWayIn(db, userId, 'google');
  const [here, elsewhere] = [await addSession(db, userId, google), await addSession(db, userId, password)];
  await addSession(db, userId, google);
  await addSession(db, userId, null);
  const answer = await unlinkProvider(db, confirmed(userId), { methodId: google, sessionId: here });
  expect(answer).toEqual({ ok: true, value: 'google' });
  expect(await waysOf(userId)).toEqual([password]);
  expect(await sessionsOf(userId)).toEqual([here, elsewhere].sort());
});

test('the operator can remove the last sign-in method too, and its sessions end', async () => {
  const userId = await addUser(db);
  const facebook = await addWayIn(db, userId, 'facebook');
  await addSession(db, userId, facebook);
  await addSession(db, userId, null);
  expect(await unlinkProviderAsOperator(db, userId, 'facebook')).toBe(1);
  expect([await waysOf(userId), await sessionsOf(userId)]).toEqual([[], []]);
});
