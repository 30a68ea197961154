import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Provider } from '#content/providers.ts';
import { browser, jar, testAuth } from '#tests/support/auth.ts';
import { testDatabase } from '#tests/support/database.ts';
import { startOidcServer } from '#tests/support/oidc-server.ts';
import { comeBack, type Returned, signInElsewhere, visitProvider } from '#tests/support/other-account.ts';
import { account, user } from '../db/tables.ts';
import { randomId } from '../random-id.ts';
import { hashPassword } from './password-hash.ts';
import { getSession } from './session.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

/*
 * Who opens an account, when one was made here by password and somebody comes by Google or Facebook with its address?
 * Every order and every word of the provider; those who have no proof of the address must never get in with those
 * who have.
 */

vi.setConfig({ testTimeout: 60_000 });

const { db } = await testDatabase();
const oidc = await startOidcServer('http://localhost:3000');
afterAll(() => oidc.stop());
const { auth, letters } = await testAuth(db, { google: oidc.google, facebook: oidc.facebook });

const password = 'marigold tea';
const hash = await hashPassword(password);

/** What the provider says of the address: proved, not proved, nothing, or another one at an earlier visit. */
const claims = ['verified', 'unverified', 'no mail', 'changed mail'] as const;
/** The account that a password opens here. */
const locals = ['none', 'unverified', 'verified'] as const;
/** What came first: the account here, that of the provider, or the account here and then a stranger by the other provider. */
const orders = ['here first', 'there first', 'a stranger between'] as const;

interface Case {
  readonly provider: Provider;
  readonly claim: (typeof claims)[number];
  readonly local: (typeof locals)[number];
  readonly order: (typeof orders)[number];
}

const cases: Case[] = (['google', 'facebook'] as const).flatMap((provider) =>
  claims.flatMap((claim) =>
    locals.flatMap((local) => orders.map((order) => ({ provider, claim, local, order }))),
  ),
);

/** The account that these cookies open. */
async function openedBy(cookies: Record<string, string>): Promise<string | null> {
  return (await getSession(auth, browser(cookies))).viewer?.userId ?? null;
}

async function byPassword(email: string): Promise<Record<string, string>> {
  const result = await signIn(auth, browser(), { email, password, rememberMe: true });
  return result.ok ? jar(result.value.setCookies) : {};
}

async function ownerOf(email: string): Promise<string | null> {
  const found = await db.select().from(user).where(eq(user.email, email));
  expect(found.length).toBeLessThan(2);
  return found[0]?.id ?? null;
}

/** Makes the account that a password opens, unless the address has one; a session of it, if there is one. */
async function registerHere(email: string, local: Case['local']): Promise<Record<string, string>> {
  if (local === 'none') return {};
  if (await ownerOf(email)) {
    await signUp(auth, browser(), { name: 'Eve', email, password, confirmPassword: '', agreeToTerms: true });
  } else {
    const userId = randomId();
    await db.insert(user).values({ id: userId, name: 'Eve', email, emailVerified: local === 'verified' });
    await db
      .insert(account)
      .values({ id: randomId(), accountId: userId, userId, providerId: 'credential', password: hash });
  }
  return byPassword(email);
}

/** How the visit with the provider's account must end: an error, or the account with the address or with the former one. */
function ending({ provider, claim, local, order }: Case): string {
  if (claim === 'verified') return 'opens it';
  if (claim === 'changed mail') return 'opens the former';
  if (claim === 'no mail') return 'email_not_found';
  if (provider === 'google') return 'email_unproven';
  return local === 'none' || order === 'there first' ? 'opens it' : 'account_not_linked';
}

describe('an address that is used here and elsewhere', () => {
  test('in at least 64 ways', () => {
    expect(cases.length).toBeGreaterThanOrEqual(64);
  });

  test.concurrent.for(cases)('$provider $claim, here $local, $order', async (one) => {
    const { provider, claim, local, order } = one;
    const name = randomId();
    const [email, former] = [`${name.toLowerCase()}@example.com`, `former-${name.toLowerCase()}@example.com`];
    const says = {
      verified: { email, email_verified: true },
      unverified: { email, email_verified: false },
      'no mail': { name: 'Mina' },
      'changed mail': { email, email_verified: true },
    }[claim];

    if (claim === 'changed mail') {
      oidc.accounts.set(name, { email: former, email_verified: true });
      await signInElsewhere(auth, provider, name);
    }
    oidc.accounts.set(name, says);
    if (order === 'there first') await signInElsewhere(auth, provider, name);
    const here = await registerHere(email, local);
    let stranger: Returned | null = null;
    const other = provider === 'google' ? 'facebook' : 'google';
    if (order === 'a stranger between') {
      oidc.accounts.set(`${name}-stranger`, { email, email_verified: false });
      stranger = await signInElsewhere(auth, other, `${name}-stranger`);
    }

    const arrived = await signInElsewhere(auth, provider, name);

    const owner = await ownerOf(email);
    const opened = await openedBy(arrived.cookies);
    const end = ending(one);
    if (end === 'opens it') expect({ error: arrived.error, opened }).toEqual({ error: null, opened: owner });
    else if (end === 'opens the former') expect(opened).toBe(await ownerOf(former));
    else expect({ error: arrived.error, opened }).toEqual({ error: end, opened: null });

    const mayComeIn = local === 'verified' || claim !== 'verified';
    const wasMadeHere = local !== 'none' && Object.keys(here).length > 0;
    const rightful = wasMadeHere && mayComeIn ? owner : null;
    expect(await openedBy(here), 'the session from before').toBe(rightful);
    expect(await openedBy(await byPassword(email)), 'the password from before').toBe(rightful);
    if (stranger && (claim === 'verified' || local !== 'none')) {
      expect(await openedBy(stranger.cookies), 'the stranger').toBeNull();
      const again = await signInElsewhere(auth, other, `${name}-stranger`);
      expect(await openedBy(again.cookies), 'the stranger once more').toBeNull();
    }
  });

  test('leaves no session to a password that is being checked at that very moment', async () => {
    // Checking takes some 40 ms, the way back some 30: they begin at different moments, so that they meet.
    for (let round = 0; round < 16; round += 1) {
      const name = randomId();
      const email = `${name.toLowerCase()}@example.com`;
      await registerHere(email, 'unverified');
      oidc.accounts.set(name, { email, email_verified: true });
      const { back, cookies } = await visitProvider(auth, 'google', { account: name });
      const [byOld] = await Promise.all([
        pause(round * 3).then(() => byPassword(email)),
        comeBack(auth, back, cookies),
      ]);
      expect(await openedBy(byOld)).toBeNull();
    }
  });

  test('the one who proved it is told what became of the account', async () => {
    const name = randomId();
    const email = `${name.toLowerCase()}@example.com`;
    await registerHere(email, 'unverified');
    oidc.accounts.set(name, { email, email_verified: true, name: 'Mina' });
    await signInElsewhere(auth, 'google', name);
    const [letter] = await letters(email);
    expect(letter).toMatchObject({ kind: 'taken-over', subject: expect.stringContaining('Google') });
    expect(letter?.text).toContain('its old password no longer works');
    await signInElsewhere(auth, 'google', name);
    expect(await letters(email)).toHaveLength(1);
  });
});
