// Spec: 7.2
import { eq, like } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { browser, cookiesOf, linkIn, password, testAuth, tokenIn } from '#tests/support/auth.ts';
import { openPool } from '#tests/support/database.ts';
import { startOidcServer } from '#tests/support/oidc-server.ts';
import { comeBack, openLink, signInElsewhere, visitProvider } from '#tests/support/other-account.ts';
import { providerSite } from '#tests/support/provider-site.ts';
import { recordStatements } from '#tests/support/recorded-statements.ts';
import { addWayIn } from '#tests/support/rows.ts';
import { said } from '#tests/support/said.ts';
import { createDb } from '../../db/connection/drizzle.ts';
import { rateLimit, user, verification } from '../../db/tables/accounts.ts';
import { randomId } from '../../random-id.ts';
import { siteTypedMailRule } from '../../rate-limits/rules.ts';
import type { Auth } from '../auth.ts';
import { requestPasswordReset, resetPassword, signIn, startGuest, startProviderSignIn } from '../forms.ts';

vi.setConfig({ testTimeout: 60_000 });

const { origin, db, owner, oidc, google, facebook, open, viewerOf, newAccount, accountsOf } =
  await providerSite();
const strict = await testAuth(db, { google, facebook, requireEmailVerification: true });

const falseReturn = new URL(`${origin}/api/auth/callback/google?code=a&state=b`);

async function guestCookies() {
  const cookies = cookiesOf(await startGuest(open.auth, browser()));
  expect(await viewerOf(cookies)).toMatchObject({ isGuest: true });
  return cookies;
}

describe('signing in with a provider', () => {
  test('makes a user whose address is proved, without a picture or a token of the provider', async () => {
    const { name, email } = newAccount({ picture: 'https://elsewhere.example/mina.jpg' });
    const { landing, cookies } = await signInElsewhere(open.auth, 'google', name);
    expect(landing.href).toBe(`${origin}/login/google?from=login&next=%2Fstudio&new=1`);
    expect(await viewerOf(cookies)).toMatchObject({ email, name: 'Mina Rao' });
    expect(await db.select().from(user).where(eq(user.email, email))).toMatchObject([
      { image: null, emailVerified: true },
    ]);
    const tokens = { accessToken: null, refreshToken: null, idToken: null, scope: null, password: null };
    expect(await accountsOf(email)).toMatchObject([
      { account: { providerId: 'google', accountId: name, ...tokens } },
    ]);
    expect(await open.mails(email)).toEqual([]);
  });

  test('opens the same account the next time, also when name and address changed there', async () => {
    const { name, email } = newAccount();
    const first = await viewerOf((await signInElsewhere(open.auth, 'google', name)).cookies);
    oidc.accounts.set(name, { email: `other-${email}`, email_verified: true, name: 'Mina Sen' });
    const { landing, cookies } = await signInElsewhere(open.auth, 'google', name);
    expect(landing.href).toBe(`${origin}/login/google?from=login&next=%2Fstudio`);
    expect(await viewerOf(cookies)).toMatchObject({ userId: first?.userId, email, name: 'Mina Rao' });
    expect(await accountsOf(email)).toMatchObject([{ account: { accessToken: null, idToken: null } }]);
  });

  test.each([
    ['no name', undefined, (email: string) => email.split('@')[0]],
    ['a long one', 'Mina '.repeat(30), () => 'Mina '.repeat(12).trim()],
    ['one that cannot be shown', 'Mi\u0000na', (email: string) => email.split('@')[0]],
  ])('with %s there still has a name here', async (_, name, shown) => {
    const { name: there, email } = newAccount({ name });
    const { cookies } = await signInElsewhere(open.auth, 'google', there);
    expect(await viewerOf(cookies)).toMatchObject({ name: shown(email) });
  });

  test.each([
    ['open', open],
    ['strict', strict],
  ] as const)(
    'an address that Facebook does not vouch for opens nothing before its mail is: %s',
    async (_, site) => {
      const { name, email } = newAccount({ email_verified: undefined });
      const early = await signInElsewhere(site.auth, 'facebook', name);
      expect(early.error).toBe('confirm_by_mail');
      expect(await viewerOf(early.cookies)).toBeNull();
      expect(await db.select().from(user).where(eq(user.email, email)), 'nothing is made').toEqual([]);
      const [mail, ...others] = await site.mails(email);
      expect([mail?.kind, others]).toEqual(['confirm-sign-in', []]);
      const link = linkIn(mail);
      const elsewhere = await openLink(site.auth, { link, password });
      expect(elsewhere, 'in the browser of whoever reads it').toBe('other-browser');
      expect(await db.select().from(user).where(eq(user.email, email))).toEqual([]);
      expect((await signInElsewhere(site.auth, 'facebook', name)).error).toBe('confirm_by_mail');
      const here = { link, cookies: early.cookies, password };
      expect(await openLink(site.auth, here)).toBe('confirmed');
      expect(await openLink(site.auth, here), 'once').toBe('invalid');
      const { error, cookies } = await signInElsewhere(site.auth, 'facebook', name);
      expect(error).toBeNull();
      expect(await viewerOf(cookies)).toMatchObject({ email, name: 'Mina Rao' });
      expect(await db.select().from(user).where(eq(user.email, email))).toMatchObject([
        { emailVerified: true },
      ]);
    },
  );

  test('an address that has an account gets the same response; its owner links the two by mail', async () => {
    const { email } = newAccount();
    const google = newAccount({ email });
    const first = await signInElsewhere(open.auth, 'google', google.name);
    const { name } = newAccount({ email, email_verified: undefined });
    const early = await signInElsewhere(open.auth, 'facebook', name);
    expect(early.error).toBe('confirm_by_mail');
    const [mail] = await open.mails(email);
    const opened = { link: linkIn(mail), cookies: early.cookies, password: '' };
    expect(await openLink(open.auth, opened)).toBe('confirmed');
    const { cookies } = await signInElsewhere(open.auth, 'facebook', name);
    expect((await viewerOf(cookies))?.userId).toBe((await viewerOf(first.cookies))?.userId);
  });

  test('the person who proved an address is told by mail what happened to the account', async () => {
    const { name, email } = newAccount();
    const userId = randomId();
    await db.insert(user).values({ id: userId, name: 'Eve', email });
    await addWayIn(db, userId, 'credential', false);
    await signInElsewhere(open.auth, 'google', name);
    const [mail] = await open.mails(email);
    expect(mail).toMatchObject({ kind: 'taken-over', subject: expect.stringContaining('Google') });
    expect(mail?.text).toContain('what was never confirmed no longer works');
    expect(mail?.text, 'nor is anybody greeted by the name that was typed').not.toContain('Eve');
    await signInElsewhere(open.auth, 'google', name);
    expect(await open.mails(email)).toHaveLength(1);
  });

  test('one address gets at most five mails an hour, whoever asks for them', async () => {
    const { email } = newAccount();
    const errors = [];
    for (let n = 0; n < 6; n += 1) {
      const { name } = newAccount({ email, email_verified: undefined });
      errors.push((await signInElsewhere(open.auth, 'facebook', name)).error);
    }
    expect(errors).toEqual([...Array(5).fill('confirm_by_mail'), 'too_many_mails']);
    expect(await open.mails(email)).toHaveLength(5);
  });

  test('its mail counts among those of all clients, and none goes out beyond their limit', async () => {
    // It remembers refusals for a second, and the others go on.
    const crowded = await testAuth(db, { facebook });
    const ask = async () => {
      const { name, email } = newAccount({ email_verified: undefined });
      const { error } = await signInElsewhere(crowded.auth, 'facebook', name);
      return [error, (await crowded.mails(email)).length];
    };
    expect(await ask()).toEqual(['confirm_by_mail', 1]);
    const ofAll = like(rateLimit.key, 'mails of all clients|%');
    onTestFinished(async () => void (await db.delete(rateLimit).where(ofAll)));
    await db
      .update(rateLimit)
      .set({ count: siteTypedMailRule.max - 1 })
      .where(ofAll);
    expect(await ask()).toEqual(['confirm_by_mail', 1]);
    expect(await ask()).toEqual(['mail_limit', 0]);
    expect(crowded.auth.refusedMails()).toBe(1);
  });
});

describe('a password for somebody who came without one', () => {
  async function choosePassword(email: string): Promise<void> {
    await requestPasswordReset(open.auth, browser(), email);
    const token = tokenIn((await open.mails(email)).find(({ kind }) => kind === 'reset'));
    expect(await resetPassword(open.auth, browser(), { token, password })).toMatchObject({ ok: true });
  }

  test.each([
    ['google', true],
    ['facebook', undefined],
  ] as const)('is chosen by mail, and both ways open the account: %s', async (provider, email_verified) => {
    const { name, email } = newAccount({ email_verified });
    let before = await signInElsewhere(open.auth, provider, name);
    const confirmation = (await open.mails(email)).find(({ kind }) => kind === 'confirm-sign-in');
    if (confirmation) {
      await openLink(open.auth, { link: linkIn(confirmation), cookies: before.cookies, password: '' });
      before = await signInElsewhere(open.auth, provider, name);
    }
    const id = (await viewerOf(before.cookies))?.userId;
    const form = { email, password, rememberMe: false };
    expect(await signIn(open.auth, browser(), form)).toMatchObject({ error: { status: 401 } });
    await choosePassword(email);
    expect(await viewerOf(before.cookies), 'other sessions end').toBeNull();
    expect(await signIn(open.auth, browser(), form)).toMatchObject({ ok: true });
    const again = await signInElsewhere(open.auth, provider, name);
    expect(await viewerOf(again.cookies)).toMatchObject({ userId: id });
  });
});

describe('starting a sign-in with a provider', () => {
  const way = { provider: 'google', from: 'signup', next: null } as const;

  test('sends a challenge, a state and a nonce, and not where it goes afterwards', async () => {
    const started = await startProviderSignIn(open.auth, browser(), { ...way, next: '/card/secret' });
    const { searchParams } = new URL(started.ok ? started.value.location : '');
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      client_id: 'google-client',
      state: expect.stringMatching(/^[\w-]{32}$/),
      scope: 'openid email profile',
      redirect_uri: `${origin}/api/auth/callback/google`,
      nonce: expect.stringMatching(/^[\w-]{32}$/),
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    const cookies = started.ok ? started.value.setCookies : [];
    expect(cookies).toEqual([
      expect.stringMatching(/^bb\.state=.*Max-Age=600;.*HttpOnly; SameSite=Lax/),
      expect.stringMatching(/^bb\.browser=[\w-]{22}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test('uses the provider and our own pages only, whatever else the form has', async () => {
    const more = {
      callbackURL: 'https://evil.example/',
      errorCallbackURL: 'https://evil.example/',
      additionalData: { provider: 'facebook' },
      scopes: ['drive'],
      loginHint: 'mina',
    };
    const started = await startProviderSignIn(open.auth, browser(), { ...way, ...more });
    const { searchParams } = new URL(started.ok ? started.value.location : '');
    expect([searchParams.get('scope'), searchParams.get('login_hint')]).toEqual([
      'openid email profile',
      null,
    ]);
    const isThis = eq(verification.identifier, `auth-state:${searchParams.get('state')}`);
    const [stored] = await db.select().from(verification).where(isThis);
    const page = '/login/google?from=signup';
    expect(JSON.parse(stored?.value ?? '')).toMatchObject({
      provider: 'google',
      callbackURL: page,
      errorURL: page,
      // Release 0.1 needs them too, during an upgrade.
      codeVerifier: expect.stringMatching(/^[\w-]{43,128}$/),
      idTokenNonce: searchParams.get('nonce'),
      expiresAt: expect.any(Number),
    });
  });

  test('over HTTPS stores the state in a cookie of this host only', async () => {
    const secure = await testAuth(db, { origin: 'https://bloom.example', google });
    const headers = browser();
    headers.set('origin', 'https://bloom.example');
    const started = await startProviderSignIn(secure.auth, headers, way);
    expect(started.ok && started.value.setCookies).toEqual([
      expect.stringMatching(/^__Host-bb\.state=.*Path=\/;.*Secure/),
      expect.stringMatching(/^__Host-bb\.browser=.*Path=\/;.*Secure/),
    ]);
  });

  test('that is not configured is refused with a sentence', async () => {
    const { auth } = await testAuth(db);
    expect(await startProviderSignIn(auth, browser(), way)).toEqual({
      ok: false,
      error: {
        status: 400,
        sentence: said(
          'Logging in with Google isn’t set up on this site. Please use your email and password.',
        ),
      },
    });
    expect((await comeBack(auth, falseReturn, {})).error).toBe('state_mismatch');
  });

  test('that does not answer is refused with a sentence, and works again when it answers', async () => {
    const other = await startOidcServer(origin);
    const { auth, log } = await testAuth(db, { google: other.google });
    await other.stop();
    const refusal = {
      status: 503,
      sentence: said(
        'Google isn’t answering right now. Please try again in a moment, or use your email and password.',
      ),
    };
    expect(await startProviderSignIn(auth, browser(), way)).toEqual({ ok: false, error: refusal });
    expect(log()).not.toContain('"level":50');
    const again = await startOidcServer(origin, Number(new URL(other.issuer).port));
    expect(await startProviderSignIn(auth, browser(), way)).toMatchObject({ ok: true });
    again.accounts.set('mina', { email: 'away@example.com', email_verified: true });
    const { back, cookies } = await visitProvider(auth, 'google', { account: 'mina' });
    await again.stop();
    expect((await comeBack(auth, back, cookies)).error).toBe('away');
  });

  test('leads a guest back to a sentence, also while the database is away', async () => {
    const away = await testAuth(createDb(openPool({ host: '/nowhere' })), { google });
    const cookies = await guestCookies();
    const { landing, error } = await comeBack(away.auth, falseReturn, cookies);
    expect([landing.pathname, error]).toEqual(['/login/google', 'unknown']);
    expect(away.log()).toContain('return from a provider not answered');
  });

  test('leads a guest back to a sentence, also when their session cannot be read', async () => {
    const guest = await guestCookies();
    const pool = openPool(owner);
    onTestFinished(() => pool.end());
    const { back, cookies } = await visitProvider(open.auth, 'google', { account: newAccount().name });
    await pool.query('alter table session rename to unread_session');
    const returned = comeBack(open.auth, back, { ...guest, ...cookies });
    await returned.catch(() => {});
    await pool.query('alter table unread_session rename to session');
    expect((await returned).error).toBe('unknown');
  });

  test('reads no session for a callback that is refused because there were too many', async () => {
    const headers = browser(await guestCookies());
    const ask = (auth: Auth) => auth.handle(new Request(falseReturn, { headers }));
    const asking = async () => (await ask(open.auth)).headers.get('location') ?? '';
    while (!(await asking()).includes('too_many'));
    const statements = await recordStatements(owner, async (recorded) => {
      const response = await ask((await testAuth(recorded, { google })).auth);
      expect(response.headers.get('location')).toContain('too_many');
    });
    expect(statements).toHaveLength(1);
  });

  test('and its callback are counted by client address', async () => {
    const headers = browser();
    const starts = [];
    for (let n = 0; n < 21; n += 1) starts.push(await startProviderSignIn(open.auth, headers, way));
    expect(starts.filter(({ ok }) => ok)).toHaveLength(20);
    expect(starts.at(-1)).toMatchObject({ error: { status: 429, retryAfter: expect.any(Number) } });
    const codes = [];
    for (let n = 0; n < 21; n += 1) {
      const request = new Request(`${origin}/api/auth/callback/google?state=x`, { headers });
      const { headers: answer } = await open.auth.handle(request);
      codes.push(new URL(answer.get('location') ?? '').searchParams.get('error'));
    }
    expect(codes.slice(-2)).toEqual(['state_mismatch', 'too_many']);
  });
});
