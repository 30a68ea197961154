// Spec: 7.4
import { eq, like } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { browser, jsonRequest, linkIn, newEmail, password, testAuth } from '#tests/support/auth.ts';
import { testDatabase } from '#tests/support/database.ts';
import { said } from '#tests/support/said.ts';
import { createDb } from '../../db/connection/drizzle.ts';
import { DatabaseUnavailable } from '../../db/failure.ts';
import { rateLimit, user, verification } from '../../db/tables/accounts.ts';
import { siteTypedMailRule, typedMailRule } from '../../rate-limits/rules.ts';
import { getResetEmail, requestPasswordReset, resendVerification, resetPassword, signIn } from '../forms.ts';
import { readTokenCookie, tokenCookie } from '../named-cookies.ts';

// Each attempt costs a password hash.
vi.setConfig({ testTimeout: 60_000 });

const { db } = await testDatabase();
const { auth, mails, newAccount, viewerOf, logIn: cookiesAfterLogIn } = await testAuth(db);
/** With a limiter of its own, which remembers what it refused. */
const crowded = await testAuth(db);
const fresh = 'coriander moon 4';
const linkRefused = { cause: 'link', status: 400, sentence: said(/expired or has already been used/) };

async function tokenFor(email: string): Promise<string> {
  await requestPasswordReset(auth, browser(), email);
  const mail = (await mails(email)).at(-1);
  expect(mail?.kind).toBe('reset');
  const page = linkIn(mail);
  expect(page.origin + page.pathname).toBe('http://localhost:3000/reset-password');
  return page.searchParams.get('token') ?? '';
}

const logIn = (email: string, word: string) =>
  signIn(auth, browser(), { email, password: word, rememberMe: true });

const reset = (token: string, word: string) => resetPassword(auth, browser(), { token, password: word });

describe('a forgotten password', () => {
  test('is replaced by a link; every old session ends; the link works once', async () => {
    const email = await newAccount();
    const cookies = await cookiesAfterLogIn(email);
    const token = await tokenFor(email);
    expect(await getResetEmail(auth, token)).toBe(email);
    expect(await reset(token, fresh)).toEqual({ ok: true, value: { setCookies: [] } });
    expect(await viewerOf(cookies)).toBeNull();
    expect(await logIn(email, password)).toMatchObject({ ok: false });
    expect(await logIn(email, fresh)).toMatchObject({ ok: true });
    expect(await db.select().from(user).where(eq(user.email, email))).toMatchObject([
      { emailVerified: true },
    ]);
    expect(await getResetEmail(auth, token)).toBeNull();
    expect(await reset(token, 'yet another 5')).toMatchObject({ error: linkRefused });
  });

  test('ends the other links of the account', async () => {
    const email = await newAccount();
    const [first, second] = [await tokenFor(email), await tokenFor(email)];
    const other = await tokenFor(await newAccount());
    await reset(second, fresh);
    expect(await getResetEmail(auth, first)).toBeNull();
    expect(await reset(first, 'yet another 5')).toMatchObject({ error: linkRefused });
    expect(await getResetEmail(auth, other)).not.toBeNull();
  });

  test('of two simultaneous resets with one link only one succeeds', async () => {
    const token = await tokenFor(await newAccount());
    const results = await Promise.all([reset(token, fresh), reset(token, 'yet another 5')]);
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(results.find((result) => !result.ok)).toMatchObject({ error: linkRefused });
  });

  test('a link is good for an hour', async () => {
    const email = await newAccount();
    const token = await tokenFor(email);
    const [row] = await db.select({ id: user.id }).from(user).where(eq(user.email, email));
    const ofOwner = eq(verification.value, row?.id ?? '');
    const [link] = await db.select().from(verification).where(ofOwner);
    expect(link?.identifier, 'a copy of the table opens nothing').not.toContain(token);
    const left = (link?.expiresAt.getTime() ?? 0) - Date.now();
    expect(left / 60_000).toBeGreaterThan(59);
    expect(left / 60_000).toBeLessThanOrEqual(60);
    await db
      .update(verification)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(ofOwner);
    expect(await getResetEmail(auth, token)).toBeNull();
    expect(await reset(token, fresh)).toMatchObject({ error: linkRefused });
    expect(await logIn(email, password)).toMatchObject({ ok: true });
  });

  test('a refused password does not use up the link', async () => {
    const email = await newAccount();
    const token = await tokenFor(email);
    for (const weak of ['kv83n', 'password1', email, 'kv83n '.repeat(22)]) {
      expect(await reset(token, weak), weak).toMatchObject({ error: { cause: 'password', status: 400 } });
    }
    expect(await reset(token, fresh)).toMatchObject({ ok: true });
  });

  test('helps an owner whose account strangers have guessed at', async () => {
    const email = await newAccount();
    await Promise.all(Array.from({ length: 12 }, () => logIn(email, 'not this')));
    expect(await logIn(email, password)).toMatchObject({ error: { status: 429 } });
    await reset(await tokenFor(email), fresh);
    expect(await logIn(email, fresh)).toMatchObject({ ok: true });
  });

  test('one address gets at most five mails an hour; then the response says how long to wait', async () => {
    const email = await newAccount();
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(await requestPasswordReset(auth, browser(), email));
    expect(answers.slice(0, 5).every(({ ok }) => ok)).toBe(true);
    expect(answers[5]).toEqual({
      ok: false,
      error: {
        status: 429,
        sentence: said('Too many attempts. Please try again in an hour.'),
        retryAfter: expect.toSatisfy((seconds: number) => seconds > 3_500 && seconds <= 3_600),
      },
    });
    expect(await mails(email)).toHaveLength(6);
  });

  test('one client causes so many mails to strangers in an hour and no more, of every kind together', async () => {
    const headers = browser();
    const ask = async (n: number) => {
      const send = n % 2 ? requestPasswordReset : resendVerification;
      return (await send(auth, headers, newEmail())).ok;
    };
    // Some at once, because each answer waits for its time; all at once would wait for a connection on a busy machine.
    const answers: boolean[] = [];
    while (answers.length < typedMailRule.max + 2) {
      answers.push(...(await Promise.all([0, 1, 2, 3, 4, 5].map(ask))));
    }
    expect(answers.filter((isSent) => isSent)).toHaveLength(typedMailRule.max);
    expect(await ask(0)).toBe(false);
    expect(await requestPasswordReset(auth, browser(), 'somebody-else@example.com')).toMatchObject({
      ok: true,
    });
  });

  test('all clients together cause so many an hour and no more; the log says so once', async () => {
    const ask = () => requestPasswordReset(crowded.auth, browser(), newEmail());
    await ask();
    const ofAll = like(rateLimit.key, 'mails of all clients|%');
    await db
      .update(rateLimit)
      .set({ count: siteTypedMailRule.max - 1 })
      .where(ofAll);
    expect(await ask()).toMatchObject({ ok: true });
    const tooMany = {
      error: { status: 429, sentence: said('Too many attempts. Please try again in an hour.') },
    };
    expect(await ask()).toMatchObject(tooMany);
    expect(await ask()).toMatchObject(tooMany);
    expect(crowded.auth.refusedMails()).toBe(2);
    expect(crowded.log().match(/no more mail to typed addresses/g)).toHaveLength(1);
    await db.delete(rateLimit).where(ofAll);
  });
});

describe('an address without an account', () => {
  /** The whole answer of the door, and its time in milliseconds. */
  async function ask(email: string) {
    const request = jsonRequest('/request-password-reset', { email });
    const start = performance.now();
    const answer = await auth.handle(request);
    const time = performance.now() - start;
    return { told: [answer.status, [...answer.headers], await answer.text()], time };
  }

  test('gets the same response, in its bytes and its time, and no mail', { retry: 2 }, async () => {
    const known = await newAccount();
    const unknown = newEmail();
    const answers = [];
    for (const email of [known, unknown, known, unknown, known, unknown]) answers.push(await ask(email));
    expect(answers[0]?.told).toEqual([
      200,
      [
        ['cache-control', 'no-store'],
        ['content-type', 'application/json'],
      ],
      '{"status":true}',
    ]);
    for (const { told, time } of answers) {
      expect(told).toEqual(answers[0]?.told);
      expect(time).toBeGreaterThan(295);
    }
    // A busy machine makes some later.
    for (const kind of [0, 1]) {
      const late = answers.filter((_, n) => n % 2 === kind).map(({ time }) => (time + 5) % 300);
      expect(Math.min(...late), 'late for the beat').toBeLessThan(100);
    }
    expect(await mails(unknown)).toEqual([]);
    expect((await mails(known)).filter(({ kind }) => kind === 'reset')).toHaveLength(3);
  });
});

describe('the token in a cookie', () => {
  const back = (line: string) => new Headers({ cookie: `a=1; ${line.split(';')[0]}; z=2` });

  test('is read back, is not readable by scripts or other sites, and can be removed', () => {
    const line = tokenCookie(auth, 'reset', 'AbC123');
    expect(line).toBe('bb.reset=AbC123; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax');
    expect(readTokenCookie(auth, 'reset', back(line))).toBe('AbC123');
    expect(tokenCookie(auth, 'reset', null)).toContain('Max-Age=0');
    expect(readTokenCookie(auth, 'reset', new Headers())).toBeNull();
  });

  test('with HTTPS is bound to the host', () => {
    const secure = { ...auth, origin: 'https://bloom.example' };
    expect(tokenCookie(secure, 'reset', 'AbC123')).toMatch(/^__Host-bb\.reset=AbC123; .*; Secure$/);
    expect(readTokenCookie(secure, 'reset', back(tokenCookie(auth, 'reset', 'AbC123')))).toBeNull();
  });

  test.each(['', 'a b', 'a;b=c', 'a\r\nset-cookie: x=1', '\u0000', 'x'.repeat(65), 'é'])(
    '%j from an address writes no other header and finds no account',
    async (given) => {
      const line = tokenCookie(auth, 'reset', given);
      expect(line).toMatch(/^bb\.reset=none; Max-Age/);
      expect(await getResetEmail(auth, readTokenCookie(auth, 'reset', back(line)) ?? '')).toBeNull();
    },
  );
});

test('without a database nobody is told that a link is wrong', async () => {
  const away = await testAuth(createDb(new pg.Pool({ host: '/nowhere' })));
  await expect(getResetEmail(away.auth, 'AbC123')).rejects.toThrow(DatabaseUnavailable);
  expect(await resetPassword(away.auth, browser(), { token: 'AbC123', password: fresh })).toMatchObject({
    error: { cause: 'other', status: 503 },
  });
  expect(away.log()).not.toContain('AbC123');
});
