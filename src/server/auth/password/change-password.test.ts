import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import {
  browser,
  type Cookies,
  cookiesOf,
  jar,
  password,
  testAuth,
  testSecret,
  tokenIn,
} from '#tests/support/auth.ts';
import { testDatabase } from '#tests/support/database.ts';
import { addSession, addWayIn } from '#tests/support/rows.ts';
import { said } from '#tests/support/said.ts';
import { account, session, user } from '../../db/tables/accounts.ts';
import { createRateLimiter } from '../../rate-limits/rate-limiter.ts';
import { createRouteLimits } from '../../rate-limits/route-limits.ts';
import { getResetEmail, requestPasswordReset, signIn } from '../forms.ts';
import { reauthenticateByRecentSignIn } from '../reauthenticate.ts';
import type { AccountViewer } from '../viewer.ts';
import { changePassword } from './change-password.ts';

// Each attempt costs a password hash or two.
vi.setConfig({ testTimeout: 60_000 });

const { db } = await testDatabase();
const { auth, mails, newAccount, viewerOf } = await testAuth(db);
const limits = createRouteLimits(createRateLimiter({ db, secret: testSecret }));
const fresh = 'coriander moon 4';

interface Owner {
  readonly viewer: AccountViewer;
  readonly cookies: Cookies;
}

async function logIn(email: string, word: string, rememberMe = true) {
  const signedIn = await signIn(auth, browser(), { email, password: word, rememberMe });
  return signedIn.ok ? jar(signedIn.value.setCookies) : null;
}

async function newOwner(rememberMe = true): Promise<Owner> {
  const cookies = (await logIn(await newAccount(), password, rememberMe)) ?? {};
  const viewer = await viewerOf(cookies);
  if (!viewer || viewer.isGuest) throw new Error('Not signed in.');
  return { viewer, cookies };
}

const change = ({ viewer, cookies }: Owner, currentPassword: string, newPassword: string) =>
  changePassword({ auth, db, limits }, browser(cookies), { viewer, currentPassword, newPassword });

describe('changing a password', () => {
  test('ends every session and link, and opens a new session', async () => {
    const owner = await newOwner();
    const { email } = owner.viewer;
    const elsewhere = (await logIn(email, password)) ?? {};
    await requestPasswordReset(auth, browser(), email);
    const token = tokenIn((await mails(email)).find(({ kind }) => kind === 'reset'));
    expect(await getResetEmail(auth, token)).toBe(email);
    const { userId } = owner.viewer;
    await addSession(db, userId, await addWayIn(db, userId, 'google'));
    const stranger = await newOwner();

    const cookies = cookiesOf(await change(owner, password, fresh), owner.cookies);
    expect(await viewerOf(cookies)).toMatchObject({ email });
    expect(await db.$count(session, eq(session.userId, userId)), 'that of Google has ended too').toBe(1);
    for (const old of [owner.cookies, elsewhere]) expect(await viewerOf(old)).toBeNull();
    expect(await getResetEmail(auth, token), 'a link that somebody may have stolen').toBeNull();
    expect(await logIn(email, password)).toBeNull();
    expect(await logIn(email, fresh)).not.toBeNull();
    expect(await viewerOf(stranger.cookies)).not.toBeNull();
  });

  test.each([true, false])('remembers the browser as before: %s', async (rememberMe) => {
    const owner = await newOwner(rememberMe);
    const changed = await change(owner, password, fresh);
    const cookie = changed.ok && changed.value.setCookies.find((one) => one.startsWith('bb.session_token='));
    expect(/Max-Age=\d{4,}/.test(cookie || '')).toBe(rememberMe);
  });

  test('a wrong current password, or a weak new one, changes nothing and says which it was', async () => {
    const owner = await newOwner();
    expect(await change(owner, 'marigold coffee', fresh)).toEqual({
      ok: false,
      error: {
        cause: 'current',
        status: 400,
        sentence: said('Your current password isn’t right. Please try again.'),
      },
    });
    for (const weak of ['12345', 'password1', owner.viewer.email.toUpperCase(), 'x'.repeat(129)]) {
      expect(await change(owner, password, weak)).toMatchObject({ error: { cause: 'new', status: 400 } });
    }
    expect(await viewerOf(owner.cookies)).not.toBeNull();
    expect(await logIn(owner.viewer.email, password)).not.toBeNull();
  });

  test('cannot be guessed: after ten wrong ones even the right one waits; others do not', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await change(owner, `guess ${guess}`, fresh)).toMatchObject({ error: { cause: 'current' } });
    }
    const refused = { cause: 'other', status: 429, sentence: said(/^Too many attempts/) };
    expect(await change(owner, password, fresh)).toMatchObject({ error: refused });
    expect(await change(other, password, fresh)).toMatchObject({ ok: true });
    expect(await logIn(owner.viewer.email, password), 'the log-in has its own count').not.toBeNull();
  });

  test('of several simultaneous changes only one succeeds', async () => {
    const owner = await newOwner();
    const changes = await Promise.all(
      Array.from({ length: 8 }, (_, n) => change(owner, password, `nine boats ${n}`)),
    );
    expect(changes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('an account without a password is told so', async () => {
    const owner = await newOwner();
    await db.update(account).set({ password: null }).where(eq(account.userId, owner.viewer.userId));
    expect(await change(owner, password, fresh)).toMatchObject({ error: { cause: 'current', status: 400 } });
  });
});

test('a sign-in counts as proof for ten minutes', () => {
  const signedInAt = new Date('2026-01-01T10:00:00Z');
  const at = (time: string) =>
    reauthenticateByRecentSignIn({ userId: 'me', signedInAt }, new Date(`2026-01-01T${time}Z`));
  expect(at('10:10:00')).toEqual({ userId: 'me', passwordHash: null });
  expect(at('10:10:01')).toBeNull();
});

test('the time a session was last seen is stored once in a few minutes', async () => {
  const { viewer, cookies } = await newOwner();
  const seen = () =>
    db.select({ at: session.updatedAt }).from(session).where(eq(session.id, viewer.sessionId));
  const put = (ago: string) =>
    db
      .update(session)
      .set({ updatedAt: sql`now() - ${ago}::interval` })
      .where(eq(session.id, viewer.sessionId));
  await put('6 minutes');
  await viewerOf(cookies);
  const [after] = await seen();
  expect(Date.now() - (after?.at.getTime() ?? 0)).toBeLessThan(60_000);
  await put('4 minutes');
  const before = await seen();
  await viewerOf(cookies);
  expect(await seen()).toEqual(before);
  expect(await db.$count(user, eq(user.id, viewer.userId))).toBe(1);
});
