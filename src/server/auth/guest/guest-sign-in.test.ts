import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { browser, type Cookies, cookiesOf, password, signUpForm, testAuth } from '#tests/support/auth.ts';
import { testDatabase } from '#tests/support/database.ts';
import { said } from '#tests/support/said.ts';
import { account, session, user } from '../../db/tables/accounts.ts';
import { guestRules } from '../../rate-limits/rules.ts';
import type { Auth } from '../auth.ts';
import { openEditLink, requestPasswordReset, signIn, signUp, startGuest } from '../forms.ts';
import { makeEditLink } from './edit-link.ts';

// Signing in costs a password hash.
vi.setConfig({ testTimeout: 60_000 });

const { db } = await testDatabase();
const { auth, mails, newAccount, logIn, viewerOf } = await testAuth(db);

const newGuest = async (cookies: Cookies = {}) =>
  cookiesOf(await startGuest(auth, browser(cookies)), cookies);

describe('a guest', () => {
  test('has a session and neither address nor name to show', async () => {
    const viewer = await viewerOf(await newGuest());
    expect(viewer).toMatchObject({ isGuest: true, email: null, name: '' });
    const [row] = await db
      .select()
      .from(user)
      .where(eq(user.id, viewer?.userId ?? ''));
    expect(row).toMatchObject({ isAnonymous: true, emailVerified: false });
    expect(row?.email).toMatch(/^[\w-]{22}@guest\.invalid$/);
    expect(await db.$count(account, eq(account.userId, viewer?.userId ?? ''))).toBe(0);
  });

  test('who presses the button again stays who they are, and so does an account', async () => {
    const guest = await newGuest();
    const before = await viewerOf(guest);
    expect(await viewerOf(await newGuest(guest))).toEqual(before);
    const cookies = await logIn(await newAccount());
    expect(await viewerOf(await newGuest(cookies))).toMatchObject({ isGuest: false });
  });

  test('is kept when somebody logs in to an account in the same browser; that session names the guest', async () => {
    const email = await newAccount();
    const guest = await newGuest();
    const guestId = (await viewerOf(guest))?.userId ?? '';
    const viewer = await viewerOf(await logIn(email, guest));
    expect(viewer).toMatchObject({ isGuest: false, email, guestId });
    expect(await db.$count(user, eq(user.id, guestId))).toBe(1);
    expect(await viewerOf(await logIn(email)), 'in another browser').toMatchObject({ guestId: null });
  });

  test('whose session has ended logs in to an account like anybody', async () => {
    const email = await newAccount();
    const guest = await newGuest();
    await db.delete(session).where(eq(session.userId, (await viewerOf(guest))?.userId ?? ''));
    expect(await viewerOf(await logIn(email, guest))).toMatchObject({ email, guestId: null });
  });

  test('has an address that nobody can sign up, log in or ask for a link with', async () => {
    const guest = await viewerOf(await newGuest());
    const [row] = await db
      .select({ email: user.email })
      .from(user)
      .where(eq(user.id, guest?.userId ?? ''));
    const email = row?.email ?? '';
    const refused = {
      ok: false,
      error: { status: 400, sentence: said('Please enter an email address that can receive mail.') },
    };
    expect(await signUp(auth, browser(), signUpForm(email))).toMatchObject(refused);
    expect(await signIn(auth, browser(), { email, password, rememberMe: false })).toMatchObject(refused);
    expect(await requestPasswordReset(auth, browser(), email)).toMatchObject(refused);
    expect(await mails(email)).toEqual([]);
  });
});

describe('a private edit link', () => {
  test('opens the guest in another browser, until it is replaced', async () => {
    const guest = await viewerOf(await newGuest());
    if (!guest?.isGuest) throw new Error('No guest.');
    const secret = (await makeEditLink(db, guest)) ?? '';
    const cookies = cookiesOf(await openEditLink(auth, browser(), secret));
    expect(await viewerOf(cookies)).toMatchObject({ userId: guest.userId, isGuest: true });
    await makeEditLink(db, guest);
    expect(await viewerOf(cookies), 'what it opened ends with it').toBeNull();
    expect(await openEditLink(auth, browser(), secret)).toMatchObject({ error: { status: 400 } });
  });

  test('does not replace the session of an account, and nothing else opens', async () => {
    const guest = await viewerOf(await newGuest());
    const secret = (guest?.isGuest && (await makeEditLink(db, guest))) || '';
    const cookies = await logIn(await newAccount());
    expect(await openEditLink(auth, browser(cookies), secret)).toMatchObject({ error: { status: 409 } });
    for (const odd of ['', 'x', 'x'.repeat(43), 'x'.repeat(101)]) {
      expect(await openEditLink(auth, browser(), odd)).toMatchObject({ error: { status: 400 } });
    }
  });
});

describe('no guest', () => {
  const refusal = (asked: Auth, address?: string) => startGuest(asked, browser({}, address));

  test('where the operator switched guests off', async () => {
    const { auth: closed } = await testAuth(db, { guests: false });
    const before = await db.$count(session);
    expect(await refusal(closed)).toEqual({
      ok: false,
      error: {
        status: 403,
        sentence: said('On this site you need an account to make cards. Please sign up, it’s free.'),
      },
    });
    expect(await db.$count(session)).toBe(before);
  });

  test('beyond the limit of an address, in a sentence that offers an account', async () => {
    const address = '203.0.113.77';
    for (let n = 0; n < guestRules.hour.max; n += 1) {
      // Another limit counts by the minute.
      await db.execute("delete from rate_limit where key like 'address /sign-in/anonymous%'");
      expect(await refusal(auth, address)).toMatchObject({ ok: true });
    }
    await db.execute("delete from rate_limit where key like 'address /sign-in/anonymous%'");
    expect(await refusal(auth, address)).toMatchObject({
      ok: false,
      error: {
        status: 429,
        sentence: said(/With a free account/),
        retryAfter: expect.any(Number),
      },
    });
    expect(await refusal(auth, '203.0.113.78')).toMatchObject({ ok: true });
  });
});
