// Spec: 3.1, 7.1
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import {
  browser,
  cookiesOf,
  jsonRequest,
  linkIn,
  newEmail,
  password,
  signUpForm,
  testAuth,
  tokenIn,
} from '#tests/support/auth.ts';
import { testDatabase } from '#tests/support/database.ts';
import { openLink } from '#tests/support/other-account.ts';
import { said } from '#tests/support/said.ts';
import { account, user } from '../db/tables/accounts.ts';
import { randomId } from '../random-id.ts';
import { confirmEmail, resendVerification, resetPassword, signIn, signUp } from './forms.ts';

// Each attempt costs a password hash.
vi.setConfig({ testTimeout: 60_000 });

const { db } = await testDatabase();
const open = await testAuth(db);
const strict = await testAuth(db, { requireEmailVerification: true });

/** What every sign-up is answered. */
const told = {
  ok: true,
  value: { setCookies: [expect.stringMatching(/^bb\.browser=[\w-]{22}; Max-Age=604800; Path=\/; HttpOnly/)] },
};

async function isConfirmed(email: string) {
  const [row] = await db.select({ is: user.emailVerified }).from(user).where(eq(user.email, email));
  return row?.is;
}

async function nameOf(email: string) {
  const [row] = await db.select({ name: user.name }).from(user).where(eq(user.email, email));
  return row?.name;
}

describe('signing up', () => {
  test('takes a domain in any script, and either spelling opens the same account', async () => {
    const name = randomId().toLowerCase();
    const [typed, stored] = [`${name}@bücher.example`, `${name}@xn--bcher-kva.example`];
    expect(await signUp(open.auth, browser(), signUpForm(typed))).toEqual(told);
    expect(await signUp(open.auth, browser(), signUpForm(stored))).toEqual(told);
    expect(await db.select().from(user).where(eq(user.email, stored))).toHaveLength(1);
    for (const email of [typed, stored]) {
      const form = { email, password, rememberMe: false };
      expect(await signIn(open.auth, browser(), form)).toMatchObject({ ok: true });
    }
  });

  test('makes an account with its password, sends the mail and opens no session', async () => {
    const email = newEmail();
    expect(await signUp(open.auth, browser(), signUpForm(email))).toEqual(told);
    const [row] = await db.select().from(user).where(eq(user.email, email));
    expect(row).toMatchObject({ name: 'Mina', emailVerified: false, image: null });
    expect(await db.$count(account, eq(account.userId, row?.id ?? ''))).toBe(1);
    expect(await open.mails(email)).toMatchObject([{ kind: 'verification' }]);
  });

  test('in the same browser the mail confirms the address, and the password stays', async () => {
    const email = newEmail();
    const cookies = cookiesOf(await signUp(open.auth, browser(), signUpForm(email)));
    const [mail] = await open.mails(email);
    const opened = { link: linkIn(mail), cookies, password: 'coriander moon 4' };
    expect(await openLink(open.auth, opened)).toBe('confirmed');
    expect(await isConfirmed(email)).toBe(true);
    const form = { email, password, rememberMe: false };
    expect(await signIn(open.auth, browser(), form)).toMatchObject({ ok: true });
    expect(await openLink(open.auth, opened), 'once').toBe('invalid');
  });

  test('a browser that is logged in to the account counts as the same', async () => {
    const email = await open.newAccount();
    const cookies = await open.logIn(email);
    const [mail] = await open.mails(email);
    expect(await openLink(open.auth, { link: linkIn(mail), cookies, password })).toBe('confirmed');
  });

  test('in another browser a new password is set, and the person who signed up is signed out', async () => {
    const email = await open.newAccount();
    const form = { email, password, rememberMe: false };
    const stranger = await open.logIn(email);
    // Signing up with a known address makes no browser the one that signed up.
    const cookies = cookiesOf(await signUp(open.auth, browser(), signUpForm(email)));
    const mail = (await open.mails(email)).find(({ kind }) => kind === 'verification');
    const opened = { link: linkIn(mail), cookies, password: 'coriander moon 4' };
    expect(await openLink(open.auth, opened)).toBe('reset');
    expect(await signIn(open.auth, browser(), form)).toMatchObject({ error: { status: 401 } });
    expect(await open.viewerOf(stranger)).toBeNull();
    expect(await nameOf(email), 'nor is the name theirs').toBe(email.split('@')[0]);
    const own = { ...form, password: 'coriander moon 4' };
    expect(await signIn(open.auth, browser(), own)).toMatchObject({ ok: true });
  });

  test('a new password in the browser that signed up leaves the name', async () => {
    const email = newEmail();
    const here = browser(cookiesOf(await signUp(open.auth, browser(), signUpForm(email))));
    const token = tokenIn({ text: (await open.auth.links.reset(email)) ?? '' });
    expect((await resetPassword(open.auth, here, { token, password: 'coriander moon 4' })).ok).toBe(true);
    expect(await nameOf(email)).toBe('Mina');
  });

  test('another browser cannot confirm it without the page: nothing changes, and the link stays valid', async () => {
    const email = newEmail();
    const own = browser(cookiesOf(await signUp(open.auth, browser(), signUpForm(email))));
    const [mail] = await open.mails(email);
    const token = tokenIn(mail);
    const refused = await confirmEmail(open.auth, browser(), token);
    expect(refused).toMatchObject({ error: { status: 409 } });
    expect(await isConfirmed(email)).toBe(false);
    const form = { email, password, rememberMe: false };
    expect(await signIn(open.auth, browser(), form)).toMatchObject({ ok: true });
    expect(await confirmEmail(open.auth, own, token)).toMatchObject({ ok: true });
  });

  test('a known address gets the same response and no second account, and its owner gets a mail', async () => {
    const another = 'another one 9';
    const ask = async (email: string) => {
      const body = { name: 'Eve', email, password: another };
      const answer = await open.auth.handle(jsonRequest('/sign-up/email', body));
      // The cookie's value is chance.
      const headersWithoutChance = [...answer.headers].map(([name, value]) => [
        name,
        value.replace(/=[\w-]{22};/, ''),
      ]);
      return { status: answer.status, headers: headersWithoutChance, body: await answer.text() };
    };
    const email = await open.newAccount();
    const known = await ask(email.toUpperCase());
    const unknown = await ask(newEmail());
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ status: 200, body: '{"status":true}' });
    expect((await open.mails(email)).map(({ kind }) => kind)).toEqual(['verification', 'existing-account']);
    const form = { email, password, rememberMe: false };
    expect(await signIn(open.auth, browser(), form)).toMatchObject({ ok: true });
    const refused = { error: { status: 401 } };
    expect(await signIn(open.auth, browser(), { ...form, password: another })).toMatchObject(refused);
  });

  test('two simultaneous sign-ups with one new address make one account and get the same response', async () => {
    const email = newEmail();
    const results = await Promise.all(
      [1, 2, 3, 4].map(() => signUp(open.auth, browser(), signUpForm(email))),
    );
    expect(results).toEqual(Array(4).fill(told));
    expect(await db.$count(user, eq(user.email, email))).toBe(1);
    await open.logIn(email);
  });

  test('takes the same time for a known and for a new address', { retry: 2 }, async () => {
    const known = await open.newAccount();
    for (const emailOf of [() => known, newEmail]) {
      const late: number[] = [];
      for (const email of [emailOf(), emailOf(), emailOf()]) {
        const start = performance.now();
        await signUp(open.auth, browser(), signUpForm(email));
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
    ['a common password', signUpForm(newEmail(), { password: 'Password1' }), /one of the first/],
    ['a short one', signUpForm(newEmail(), { password: 'kv83n' }), /at least 6 characters/],
    ['a very long one', signUpForm(newEmail(), { password: 'kv83n '.repeat(22) }), /at most 128 characters/],
    [
      'the address',
      signUpForm('mina.r@example.com', { password: 'Mina.R@example.com' }),
      /can’t be your email/,
    ],
    ['an address that is none', signUpForm('mina@', {}), /valid email address/],
    ['NUL in the address', signUpForm('mina\u0000@example.com', {}), /valid email address/],
    ['NUL in the name', signUpForm(newEmail(), { name: 'Mi\u0000na' }), /can’t be shown/],
    ['a name that turns over what follows', signUpForm(newEmail(), { name: 'Mi\u202ena' }), /can’t be shown/],
    ['no name', signUpForm(newEmail(), { name: '   ' }), /your full name/],
    ['a name of 61 letters', signUpForm(newEmail(), { name: 'x'.repeat(61) }), /at most 60 characters/],
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
    for (let n = 0; n < 7; n += 1) results.push(await signUp(open.auth, browser(), signUpForm(email)));
    expect(results.map((result) => (result.ok ? 200 : result.error.status))).toEqual([
      200, 200, 200, 200, 200, 429, 429,
    ]);
    expect(await open.mails(email)).toHaveLength(5);
  });
});

describe('where addresses must be confirmed', () => {
  test('nobody signs in before, everybody after, and nobody is told whether there is an account', async () => {
    const email = newEmail();
    const cookies = cookiesOf(await signUp(strict.auth, browser(), signUpForm(email)));
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
    await openLink(strict.auth, { link: linkIn(mails[0]), cookies, password });
    expect(await signIn(strict.auth, browser(), form)).toMatchObject({ ok: true });
  });

  test('the mail can be sent again; for an unknown address the response is the same', async () => {
    const email = await strict.newAccount();
    const known = await resendVerification(strict.auth, browser(), email);
    expect(await resendVerification(strict.auth, browser(), newEmail())).toEqual(known);
    expect(await strict.mails(email)).toHaveLength(2);
  });
});
