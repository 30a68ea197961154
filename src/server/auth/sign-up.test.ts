// Spec: 3.1, 7.1
import { count, eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { browser, jar, testAuth } from '#tests/support/auth.ts';
import { testDatabase } from '#tests/support/database.ts';
import { openLink } from '#tests/support/other-account.ts';
import { said } from '#tests/support/said.ts';
import { account, user } from '../db/tables/accounts.ts';
import { randomId } from '../random-id.ts';
import { confirmEmail, resendVerification, resetPassword, signIn, signUp } from './forms.ts';
import { getViewer } from './viewer.ts';

// Each attempt costs a password hash.
vi.setConfig({ testTimeout: 60_000 });

const { db } = await testDatabase();
const open = await testAuth(db);
const strict = await testAuth(db, { requireEmailVerification: true });
const password = 'marigold tea';

function formOf(email: string, change: Partial<{ name: string; password: string }> = {}) {
  return { name: 'Mina', email, password, confirmPassword: password, agreeToTerms: true, ...change };
}

const newEmail = () => `${randomId().toLowerCase()}@example.com`;

/** What every sign-up is answered. */
const told = {
  ok: true,
  value: { setCookies: [expect.stringMatching(/^bb\.browser=[\w-]{22}; Max-Age=604800; Path=\/; HttpOnly/)] },
};

async function nameOf(email: string) {
  const [row] = await db.select({ name: user.name }).from(user).where(eq(user.email, email));
  return row?.name;
}

const linkIn = (text = '') => /http\S+/.exec(text)?.[0];

describe('signing up', () => {
  test('takes a domain in any script, and either spelling opens the same account', async () => {
    const name = randomId().toLowerCase();
    const [typed, stored] = [`${name}@bücher.example`, `${name}@xn--bcher-kva.example`];
    expect(await signUp(open.auth, browser(), formOf(typed))).toEqual(told);
    expect(await signUp(open.auth, browser(), formOf(stored))).toEqual(told);
    expect(await db.select().from(user).where(eq(user.email, stored))).toHaveLength(1);
    for (const email of [typed, stored]) {
      const form = { email, password, rememberMe: false };
      expect(await signIn(open.auth, browser(), form)).toMatchObject({ ok: true });
    }
  });

  test('makes an account with its password, sends the mail and opens no session', async () => {
    const email = newEmail();
    expect(await signUp(open.auth, browser(), formOf(email))).toEqual(told);
    const [row] = await db.select().from(user).where(eq(user.email, email));
    expect(row).toMatchObject({ name: 'Mina', emailVerified: false, image: null });
    expect(
      await db
        .select()
        .from(account)
        .where(eq(account.userId, row?.id ?? '')),
    ).toHaveLength(1);
    expect(await open.mails(email)).toMatchObject([{ kind: 'verification' }]);
  });

  test('in the same browser the mail confirms the address, and the password stays', async () => {
    const email = newEmail();
    const made = await signUp(open.auth, browser(), formOf(email));
    const cookies = jar(made.ok ? made.value.setCookies : []);
    const [mail] = await open.mails(email);
    const opened = { link: linkIn(mail?.text), cookies, password: 'coriander moon 4' };
    expect(await openLink(open.auth, opened)).toBe('confirmed');
    expect(await db.select().from(user).where(eq(user.email, email))).toMatchObject([
      { emailVerified: true },
    ]);
    const form = { email, password, rememberMe: false };
    expect(await signIn(open.auth, browser(), form)).toMatchObject({ ok: true });
    expect(await openLink(open.auth, opened), 'once').toBe('invalid');
  });

  test('a browser that is logged in to the account counts as the same', async () => {
    const email = newEmail();
    await signUp(open.auth, browser(), formOf(email));
    const signedIn = await signIn(open.auth, browser(), { email, password, rememberMe: false });
    const cookies = jar(signedIn.ok ? signedIn.value.setCookies : []);
    const [mail] = await open.mails(email);
    expect(await openLink(open.auth, { link: linkIn(mail?.text), cookies, password })).toBe('confirmed');
  });

  test('in another browser a new password is set, and the person who signed up is signed out', async () => {
    const email = newEmail();
    await signUp(open.auth, browser(), formOf(email));
    const form = { email, password, rememberMe: false };
    const stranger = await signIn(open.auth, browser(), form);
    // Signing up with a known address makes no browser the one that signed up.
    const again = await signUp(open.auth, browser(), formOf(email));
    const cookies = jar(again.ok ? again.value.setCookies : []);
    const mail = (await open.mails(email)).find(({ kind }) => kind === 'verification');
    const opened = { link: linkIn(mail?.text), cookies, password: 'coriander moon 4' };
    expect(await openLink(open.auth, opened)).toBe('reset');
    expect(await signIn(open.auth, browser(), form)).toMatchObject({ error: { status: 401 } });
    const left = browser(jar(stranger.ok ? stranger.value.setCookies : []));
    expect((await getViewer(open.auth, left)).viewer).toBeNull();
    expect(await nameOf(email), 'nor is the name theirs').toBe(email.split('@')[0]);
    const own = { ...form, password: 'coriander moon 4' };
    expect(await signIn(open.auth, browser(), own)).toMatchObject({ ok: true });
  });

  test('a new password in the browser that signed up leaves the name', async () => {
    const email = newEmail();
    const made = await signUp(open.auth, browser(), formOf(email));
    const token = new URL((await open.auth.links.reset(email)) ?? '').searchParams.get('token') ?? '';
    const here = browser(jar(made.ok ? made.value.setCookies : []));
    expect((await resetPassword(open.auth, here, { token, password: 'coriander moon 4' })).ok).toBe(true);
    expect(await nameOf(email)).toBe('Mina');
  });

  test('another browser cannot confirm it without the page: nothing changes, and the link stays valid', async () => {
    const email = newEmail();
    const made = await signUp(open.auth, browser(), formOf(email));
    const [mail] = await open.mails(email);
    const token = new URL(linkIn(mail?.text) ?? '').searchParams.get('token') ?? '';
    const refused = await confirmEmail(open.auth, browser(), token);
    expect(refused).toMatchObject({ error: { status: 409 } });
    expect(await db.select().from(user).where(eq(user.email, email))).toMatchObject([
      { emailVerified: false },
    ]);
    const form = { email, password, rememberMe: false };
    expect(await signIn(open.auth, browser(), form)).toMatchObject({ ok: true });
    const own = browser(jar(made.ok ? made.value.setCookies : []));
    expect(await confirmEmail(open.auth, own, token)).toMatchObject({ ok: true });
  });

  test('a known address gets the same response and no second account, and its owner gets a mail', async () => {
    const email = newEmail();
    const ask = async (address: string) => {
      const headers = browser();
      headers.set('content-type', 'application/json');
      const body = JSON.stringify({ name: 'Eve', email: address, password: 'another one 9' });
      const request = new Request('http://localhost:3000/api/auth/sign-up/email', {
        method: 'POST',
        headers,
        body,
      });
      const answer = await open.auth.handle(request);
      // The cookie's value is chance.
      const headersWithoutChance = [...answer.headers].map(([name, value]) => [
        name,
        value.replace(/=[\w-]{22};/, ''),
      ]);
      return { status: answer.status, headers: headersWithoutChance, body: await answer.text() };
    };
    await signUp(open.auth, browser(), formOf(email));
    const known = await ask(email.toUpperCase());
    const unknown = await ask(newEmail());
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ status: 200, body: '{"status":true}' });
    expect((await open.mails(email)).map(({ kind }) => kind)).toEqual(['verification', 'existing-account']);
    expect(await signIn(open.auth, browser(), { email, password, rememberMe: false })).toMatchObject({
      ok: true,
    });
    expect(
      await signIn(open.auth, browser(), { email, password: 'another one 9', rememberMe: false }),
    ).toMatchObject({
      error: { status: 401 },
    });
  });

  test('two simultaneous sign-ups with one new address make one account and get the same response', async () => {
    const email = newEmail();
    const results = await Promise.all([1, 2, 3, 4].map(() => signUp(open.auth, browser(), formOf(email))));
    expect(results).toEqual(Array(4).fill(told));
    const [users] = await db.select({ n: count() }).from(user).where(eq(user.email, email));
    expect(users).toEqual({ n: 1 });
    expect(await signIn(open.auth, browser(), { email, password, rememberMe: false })).toMatchObject({
      ok: true,
    });
  });

  test('takes the same time for a known and for a new address', { retry: 2 }, async () => {
    const known = newEmail();
    await signUp(open.auth, browser(), formOf(known));
    for (const emailOf of [() => known, newEmail]) {
      const late: number[] = [];
      for (const email of [emailOf(), emailOf(), emailOf()]) {
        const start = performance.now();
        await signUp(open.auth, browser(), formOf(email));
        const time = performance.now() - start;
        expect(time).toBeGreaterThan(295);
        // Answers leave at beats of 300 ms.
        late.push((time + 5) % 300);
      }
      // A busy machine makes some later.
      expect(Math.min(...late)).toBeLessThan(100);
    }
  });

  test.each([
    ['a common password', formOf(newEmail(), { password: 'Password1' }), /one of the first/],
    ['a short one', formOf(newEmail(), { password: 'kv83n' }), /at least 6 characters/],
    ['a very long one', formOf(newEmail(), { password: 'kv83n '.repeat(22) }), /at most 128 characters/],
    ['the address', formOf('mina.r@example.com', { password: 'Mina.R@example.com' }), /can’t be your email/],
    ['an address that is none', formOf('mina@', {}), /valid email address/],
    ['NUL in the address', formOf('mina\u0000@example.com', {}), /valid email address/],
    ['NUL in the name', formOf(newEmail(), { name: 'Mi\u0000na' }), /can’t be shown/],
    ['a name that turns over what follows', formOf(newEmail(), { name: 'Mi\u202ena' }), /can’t be shown/],
    ['no name', formOf(newEmail(), { name: '   ' }), /your full name/],
    ['a name of 61 letters', formOf(newEmail(), { name: 'x'.repeat(61) }), /at most 60 characters/],
  ])('refuses %s with a sentence', async (_name, form, sentence) => {
    const before = await db.$count(user);
    const result = await signUp(open.auth, browser(), form);
    expect(result).toMatchObject({
      ok: false,
      error: { status: 400, sentence: said(sentence) },
    });
    expect(await db.$count(user)).toBe(before);
  });

  test('a stranger cannot fill a mailbox: five mails an hour', async () => {
    const email = newEmail();
    const results = [];
    for (let n = 0; n < 7; n += 1) results.push(await signUp(open.auth, browser(), formOf(email)));
    expect(results.map((result) => (result.ok ? 200 : result.error.status))).toEqual([
      200, 200, 200, 200, 200, 429, 429,
    ]);
    expect(await open.mails(email)).toHaveLength(5);
  });
});

describe('where addresses must be confirmed', () => {
  test('nobody signs in before, everybody after, and nobody is told whether there is an account', async () => {
    const email = newEmail();
    const made = await signUp(strict.auth, browser(), formOf(email));
    const form = { email, password, rememberMe: false };
    const early = await signIn(strict.auth, browser(), form);
    const sentence = said(/or the address isn’t confirmed yet/);
    expect(early).toMatchObject({ error: { status: 401, sentence } });
    expect(await signIn(strict.auth, browser(), { ...form, password: 'wrong one' })).toEqual(early);
    expect(await signIn(strict.auth, browser(), { ...form, email: newEmail() })).toEqual(early);
    const mails = await strict.mails(email);
    expect(mails, "a password that is right sends no mails to an address that may be another's").toHaveLength(
      1,
    );
    const cookies = jar(made.ok ? made.value.setCookies : []);
    await openLink(strict.auth, { link: linkIn(mails[0]?.text), cookies, password });
    expect(await signIn(strict.auth, browser(), form)).toMatchObject({ ok: true });
  });

  test('the mail can be sent again; for an unknown address the response is the same', async () => {
    const email = newEmail();
    await signUp(strict.auth, browser(), formOf(email));
    const known = await resendVerification(strict.auth, browser(), email);
    expect(await resendVerification(strict.auth, browser(), newEmail())).toEqual(known);
    expect(await strict.mails(email)).toHaveLength(2);
  });
});
