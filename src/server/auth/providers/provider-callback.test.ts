// Spec: 7.2
import { like, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import type { Cookies } from '#tests/support/auth.ts';
import { comeBack, visitProvider } from '#tests/support/other-account.ts';
import { providerSite } from '#tests/support/provider-site.ts';
import { said } from '#tests/support/said.ts';
import { verification } from '../../db/tables/accounts.ts';
import { providerMessage } from './result-page.ts';

vi.setConfig({ testTimeout: 60_000 });

const { origin, db, oidc, google, open, viewerOf, newAccount, accountsOf } = await providerSite();

describe('an invalid callback', () => {
  /** A visit that was granted, and what became of the account there. */
  async function visit(provider: 'google' | 'facebook' = 'google') {
    const { name, email } = newAccount();
    return { email, ...(await visitProvider(open.auth, provider, { account: name })) };
  }

  async function refusedWith(code: string, back: URL, cookies: Cookies): Promise<URL> {
    const returned = await comeBack(open.auth, back, cookies);
    expect(returned.error).toBe(code);
    expect(await viewerOf(returned.cookies)).toBeNull();
    expect(returned.landing.origin).toBe(origin);
    return returned.landing;
  }

  test('of somebody who refused shows a sentence of ours, and nothing that the provider wrote', async () => {
    const { back, cookies } = await visitProvider(open.auth, 'google', { refuse: true });
    expect(back.href).toContain('script');
    const landing = await refusedWith('access_denied', back, cookies);
    expect(landing.href).toBe(`${origin}/login/google?from=login&next=%2Fstudio&error=access_denied`);
  });

  test.each<[string, string, (back: URL) => void]>([
    ['no state', 'state_not_found', (back) => back.searchParams.delete('state')],
    ['a forged state', 'state_mismatch', (back) => back.searchParams.set('state', 'x'.repeat(32))],
    ['a state too long', 'state_not_found', (back) => back.searchParams.set('state', 'x'.repeat(101))],
    ['a forged code', 'invalid_code', (back) => back.searchParams.set('code', 'x'.repeat(43))],
    ['no code', 'no_code', (back) => back.searchParams.delete('code')],
    ['a code too long', 'no_code', (back) => back.searchParams.set('code', 'x'.repeat(5000))],
    [
      'the path of another provider',
      'state_mismatch',
      (back) => {
        back.pathname = '/api/auth/callback/facebook';
      },
    ],
  ])('with %s', async (_, code, spoil) => {
    const { back, cookies, email } = await visit();
    spoil(back);
    await refusedWith(code, back, cookies);
    expect(await accountsOf(email)).toEqual([]);
  });

  test('in another browser than the one that started', async () => {
    const { back } = await visit();
    await refusedWith('state_mismatch', back, {});
    const other = await visit();
    await refusedWith('state_mismatch', back, other.cookies);
  });

  test('after it expired', async () => {
    const { back, cookies } = await visit();
    const past = sql`jsonb_set(${verification.value}::jsonb, '{expiresAt}', '1')::text`;
    await db.update(verification).set({ value: past }).where(like(verification.value, '{%'));
    await refusedWith('state_mismatch', back, cookies);
  });

  test('a second time, or ten times at once', async () => {
    const { back, cookies } = await visit();
    expect((await comeBack(open.auth, back, cookies)).error).toBeNull();
    await refusedWith('state_mismatch', back, cookies);
    const other = await visit();
    const returns = await Promise.all(
      Array.from({ length: 10 }, () => comeBack(open.auth, other.back, other.cookies)),
    );
    expect(returns.filter(({ error }) => error === null).length).toBeLessThan(2);
    expect((await accountsOf(other.email)).length).toBeLessThan(2);
  });

  test.each([
    '/callback/google',
    '/callback/google?error=%3Cscript%3E&error_description=%3Cimg%3E&state=x',
    '/callback/facebook?code=%00&state=%00',
    '/callback/google?state=a&state=b&code[]=c',
    '/callback/google?callbackURL=https://evil.example&errorURL=https://evil.example',
  ])('%s leads to a page of ours', async (path) => {
    const landing = (await comeBack(open.auth, new URL(`${origin}/api/auth${path}`), {})).landing;
    expect(landing.pathname).toMatch(/^\/login\/(google|facebook)$/);
    expect(landing.search).toMatch(/^\?from=login&error=state_(not_found|mismatch)$/);
  });

  test.each(['<b>Call 555-0100</b>', '', 'constructor', 'toString', '__proto__'])(
    'with the code %j shows a sentence of ours',
    (code) => expect(providerMessage('google', code)).toEqual(said('Something went wrong')),
  );

  test('nothing of it is logged', async () => {
    const { back, cookies, email } = await visit();
    await comeBack(open.auth, back, cookies);
    await comeBack(open.auth, back, cookies);
    const typed = 'a-word-of-the-visitor';
    await comeBack(open.auth, new URL(`${origin}/api/auth/callback/google?error=${typed}`), {});
    const log = open.log();
    expect(log).toContain('state_mismatch');
    for (const secret of [typed, ...back.searchParams.values(), email, google.clientSecret]) {
      if (secret !== oidc.issuer) expect(log).not.toContain(secret);
    }
  });
});
