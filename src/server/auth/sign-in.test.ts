// Spec: 2.24, 7.1, 9.19
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import {
  browser,
  type Cookies,
  cookiesOf,
  jar,
  jsonRequest,
  newEmail,
  password,
  testAuth,
} from '#tests/support/auth.ts';
import { testDatabase } from '#tests/support/database.ts';
import { said } from '#tests/support/said.ts';
import { account, session, user } from '../db/tables/accounts.ts';
import { signIn, signOut } from './forms.ts';
import { getViewer } from './viewer.ts';

// Each attempt costs a password hash, and there are many.
vi.setConfig({ testTimeout: 60_000 });

const { db } = await testDatabase();
const { auth, log, newAccount, logIn, viewerOf } = await testAuth(db);

describe('signing in', () => {
  test('opens a session for the next request', async () => {
    const email = await newAccount();
    expect(await viewerOf(await logIn(email))).toMatchObject({ email, name: 'Mina' });
  });

  test('takes the address in capitals and with spaces around it', async () => {
    const email = await newAccount();
    const form = { email: ` ${email.toUpperCase()} `, password, rememberMe: false };
    expect(await signIn(auth, browser(), form)).toMatchObject({ ok: true });
  });

  test('remembered: the cookie lasts 30 days; not remembered: it ends with the browser', async () => {
    const email = await newAccount();
    const cookie = async (rememberMe: boolean) => {
      const result = await signIn(auth, browser(), { email, password, rememberMe });
      return (
        (result.ok && result.value.setCookies.find((line) => line.startsWith('bb.session_token='))) || ''
      );
    };
    const remembered = await cookie(true);
    expect(remembered).toContain(`Max-Age=${30 * 24 * 60 * 60}`);
    const forgotten = await cookie(false);
    expect(forgotten).not.toMatch(/Max-Age|Expires/i);
    for (const line of [remembered, forgotten]) {
      expect(line).toMatch(/; HttpOnly/);
      expect(line).toMatch(/; SameSite=Lax/);
      expect(line).toMatch(/; Path=\//);
      expect(line).not.toMatch(/Domain/);
    }
  });

  test('is refused with one sentence for a wrong password and for an unknown address', async () => {
    const email = await newAccount();
    const answers = await Promise.all([
      signIn(auth, browser(), { email, password: 'marigold te', rememberMe: false }),
      signIn(auth, browser(), { email: `nobody-${email}`, password, rememberMe: false }),
    ]);
    const refusal = {
      ok: false,
      error: {
        status: 401,
        sentence: said('This email address and password don’t match. Please check both and try again.'),
      },
    };
    expect(answers).toEqual([refusal, refusal]);
  });

  test('gives scripts no token', async () => {
    const request = jsonRequest('/sign-in/email', { email: await newAccount(), password });
    expect(await (await auth.handle(request)).json()).toEqual({ status: true });
  });

  test('a hash is Argon2id, and the password is nowhere in the log', async () => {
    const email = await newAccount();
    await logIn(email);
    const [row] = await db
      .select({ hash: account.password })
      .from(account)
      .innerJoin(user, eq(user.id, account.userId))
      .where(eq(user.email, email));
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(log()).not.toContain(password);
    expect(log()).not.toContain(email);
  });
});

describe('a session', () => {
  const isSessionOf = async (cookies: Cookies) => eq(session.id, (await viewerOf(cookies))?.sessionId ?? '');

  test('is over at once for every copy of its cookie when its owner signs out', async () => {
    const cookies = await logIn(await newAccount());
    const left = cookiesOf(await signOut(auth, browser(cookies)), cookies);
    expect(left).not.toHaveProperty('bb.session_token');
    expect(await viewerOf(cookies)).toBeNull();
  });

  test('signing out without one is a success', async () => {
    expect(await signOut(auth, browser())).toMatchObject({ ok: true });
  });

  test.each([
    ['no cookie', {}],
    ['a made-up cookie', { 'bb.session_token': 'x.y' }],
    ['NUL', { 'bb.session_token': '%00%00' }],
    ['a very long one', { 'bb.session_token': 'x'.repeat(20_000) }],
  ])('is not opened by %s', async (_name, cookies) => {
    expect(await viewerOf(cookies)).toBeNull();
  });

  test('is not opened by its token under another signature', async () => {
    const cookies = await logIn(await newAccount());
    const [token = ''] = (cookies['bb.session_token'] ?? '').split('.');
    const forged = { 'bb.session_token': `${token}.${'A'.repeat(43)}%3D` };
    expect(await viewerOf(forged)).toBeNull();
  });

  test('that has expired opens nothing, and its cookie is removed', async () => {
    const cookies = await logIn(await newAccount());
    await db
      .update(session)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(await isSessionOf(cookies));
    const answer = await getViewer(auth, browser(cookies));
    expect(answer.viewer).toBeNull();
    expect(jar(answer.setCookies, cookies)).not.toHaveProperty('bb.session_token');
  });

  test('of a user who is deleted is over', async () => {
    const email = await newAccount();
    const cookies = await logIn(email);
    await db.delete(user).where(eq(user.email, email));
    expect(await viewerOf(cookies)).toBeNull();
  });

  test('that is used is renewed once a day, in the database and in the browser', async () => {
    const cookies = await logIn(await newAccount());
    expect((await getViewer(auth, browser(cookies))).setCookies).toEqual([]);
    const soon = new Date(Date.now() + 20 * 24 * 3_600_000);
    const isThis = await isSessionOf(cookies);
    await db.update(session).set({ expiresAt: soon }).where(isThis);
    const { setCookies } = await getViewer(auth, browser(cookies));
    expect(setCookies.join()).toContain(`Max-Age=${30 * 24 * 60 * 60}`);
    const [row] = await db.select().from(session).where(isThis);
    expect(row?.expiresAt.getTime()).toBeGreaterThan(soon.getTime());
  });

  test('keeps the client address that the server found, not X-Forwarded-For', async () => {
    const email = await newAccount();
    const headers = browser({}, '203.0.113.11');
    headers.set('x-forwarded-for', '198.51.100.1');
    const cookies = cookiesOf(await signIn(auth, headers, { email, password, rememberMe: false }));
    const stored = await db
      .select()
      .from(session)
      .where(await isSessionOf(cookies));
    expect(stored).toMatchObject([{ ipAddress: '203.0.113.11' }]);
  });

  test('sweeping removes what has expired and nothing else', async () => {
    const cookies = await logIn(await newAccount());
    await auth.sweep(new Date());
    expect(await viewerOf(cookies)).not.toBeNull();
    await auth.sweep(new Date(Date.now() + 31 * 24 * 3_600_000));
    expect(await viewerOf(cookies)).toBeNull();
  });
});

describe('guessing', () => {
  const wrong = { password: 'not this one', rememberMe: false };

  interface Guesses {
    readonly times: number;
    /** Whose password each is for; somebody else's unless given. */
    readonly to?: string;
    /** The headers of each; those of another browser unless given. */
    readonly from?: (n: number) => Headers;
  }

  /** The statuses of as many guesses at the same moment, sorted. */
  async function guess({ times, to, from = () => browser() }: Guesses): Promise<number[]> {
    const results = await Promise.all(
      Array.from({ length: times }, (_, n) => signIn(auth, from(n), { email: to ?? newEmail(), ...wrong })),
    );
    return results.map((result) => (result.ok ? 200 : result.error.status)).sort();
  }

  const statuses = (unknown: number, refused: number) => [
    ...Array(unknown).fill(401),
    ...Array(refused).fill(429),
  ];

  test('one account gets at most ten guesses, from however many client addresses; its owner can still sign in', async () => {
    const email = await newAccount();
    const known = await logIn(email);
    expect(await guess({ times: 40, to: email })).toEqual(statuses(10, 30));
    expect(await signIn(auth, browser(), { email, ...wrong })).toMatchObject({
      error: { sentence: said('Too many attempts. Please try again in 15 minutes.') },
    });
    // The right password from a strange browser must wait as well; from the owner's own it does not.
    expect(await signIn(auth, browser(), { email, password, rememberMe: false })).toMatchObject({
      error: { status: 429 },
    });
    const own = browser({ 'bb.device': known['bb.device'] ?? '' });
    expect(await signIn(auth, own, { email, password, rememberMe: false })).toMatchObject({ ok: true });
  });

  test('an address without an account is counted in the same way', async () => {
    expect(await guess({ times: 12, to: newEmail() })).toEqual(statuses(10, 2));
  });

  test('the cookie of a known browser opens nothing, is counted too, and does not count for another account', async () => {
    const [email, other] = [await newAccount(), await newAccount()];
    const { 'bb.device': mark = '' } = await logIn(email);
    const from = () => browser({ 'bb.device': mark });
    expect(await guess({ times: 12, to: email, from })).toEqual(statuses(10, 2));
    await guess({ times: 10, to: other });
    const { 'bb.device': unused = '' } = await logIn(await newAccount());
    const form = { email: other, password, rememberMe: false };
    const stolen = await signIn(auth, browser({ 'bb.device': unused }), form);
    expect(stolen).toMatchObject({ error: { status: 429 } });
  });

  test('many sign-ins with the right password are no guesses', async () => {
    const email = await newAccount();
    for (let n = 0; n < 15; n += 1) await logIn(email);
  });

  test('one address that tries many accounts is slowed down', async () => {
    const from = () => browser({}, '203.0.113.9');
    expect(await guess({ times: 25, from })).toEqual(statuses(20, 5));
  });

  test('X-Forwarded-For is not believed', async () => {
    const from = (n: number) => {
      const headers = browser({}, '203.0.113.10');
      headers.set('x-forwarded-for', `198.51.100.${n}`);
      return headers;
    };
    expect(await guess({ times: 25, from })).toEqual(statuses(20, 5));
  });
});

describe('with HTTPS', async () => {
  const secure = await testAuth(db, { origin: 'https://bloom.example' });

  test('cookies are bound to the host and to HTTPS', async () => {
    const email = await newAccount();
    const headers = new Headers({ origin: 'https://bloom.example', 'x-client-address': '203.0.113.77' });
    const result = await signIn(secure.auth, headers, { email, password, rememberMe: false });
    if (!result.ok) throw new Error(`${result.error.sentence}`);
    const { setCookies } = result.value;
    expect(setCookies.length).toBeGreaterThanOrEqual(3);
    for (const line of setCookies) {
      expect(line).toMatch(/^__Host-bb\./);
      expect(line).toMatch(/; Secure/);
      expect(line).toMatch(/; HttpOnly/);
      expect(line).toMatch(/; Path=\//);
      expect(line).not.toMatch(/Domain/i);
    }
    expect(await secure.viewerOf(jar(setCookies))).toMatchObject({ email });
  });
});
