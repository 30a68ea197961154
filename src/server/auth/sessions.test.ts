// Shows: sessions and sign-ins under way of release 0.1 go on, and those of this one in its processes
import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { browser, cookiesOf, newEmail, testAuth, testSecret } from '#tests/support/auth.ts';
import { testDatabase } from '#tests/support/database.ts';
import { session, user } from '../db/tables/accounts.ts';
import { randomId } from '../random-id.ts';
import { signOut, startGuest } from './forms.ts';
import { getViewer } from './viewer.ts';

const { db } = await testDatabase();
const { auth } = await testAuth(db);

/** As release 0.1 made it, with the secret of `testAuth`. */
const token = 'session-of-release-01-in-a-test';
const cookie = `${token}.Qp2SyD9poM24WLsW%2BUNcX6KhcFugY5tFkcUKUuBWfZo%3D`;
const unremembered = 'true.sLmo7jH6bg0gauOAtRoP9U1M%2Bkw1KeiIUSgSBfZVn1g%3D';

async function openByRelease01(days: number): Promise<string> {
  await db.delete(session).where(eq(session.token, token));
  const userId = randomId();
  await db.insert(user).values({ id: userId, name: 'Mina', email: newEmail() });
  const expiresAt = new Date(Date.now() + days * 24 * 3_600_000);
  await db.insert(session).values({ id: randomId(), token, userId, expiresAt });
  return userId;
}

test('a session of release 0.1 goes on, is renewed, and ends', async () => {
  const userId = await openByRelease01(20);
  const { viewer, setCookies } = await getViewer(auth, browser({ 'bb.session_token': cookie }));
  expect(viewer).toMatchObject({ userId, isGuest: false, name: 'Mina' });
  expect(setCookies).toEqual([`bb.session_token=${cookie}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`]);
  expect(await signOut(auth, browser({ 'bb.session_token': cookie }))).toMatchObject({ ok: true });
  expect(await db.$count(session, eq(session.token, token))).toBe(0);
});

test('one that ends with the browser is not renewed', async () => {
  await openByRelease01(0.5);
  const cookies = { 'bb.session_token': cookie, 'bb.dont_remember': unremembered };
  const { viewer, setCookies } = await getViewer(auth, browser(cookies));
  expect(viewer).not.toBeNull();
  expect(setCookies).toEqual([]);
});

test.each([
  ['of another token', cookie.replace('session', 'Session')],
  ['cut short', cookie.slice(0, -6)],
  ['not as an address writes it', decodeURIComponent(cookie)],
  ['with half a character', `${token}.%E0%A4`],
  ['empty', `${token}.`],
])('a signature %s opens nothing', async (_, value) => {
  await openByRelease01(20);
  expect(await getViewer(auth, browser({ 'bb.session_token': value }))).toEqual({
    viewer: null,
    setCookies: [],
  });
});

test('what release 0.1 reads of a session is as it wrote it', async () => {
  const { 'bb.session_token': value = '' } = cookiesOf(await startGuest(auth, browser()));
  const [written = '', signature] = decodeURIComponent(value).split('.');
  expect(signature).toBe(createHmac('sha256', testSecret).update(written).digest('base64'));
  expect(await db.$count(session, eq(session.token, written))).toBe(1);
});
