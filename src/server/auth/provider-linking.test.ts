import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { browser, jar, testAuth } from '#tests/support/auth.ts';
import { testDatabase } from '#tests/support/database.ts';
import { startOidcServer } from '#tests/support/oidc-server.ts';
import { comeBack, signInElsewhere, visitProvider } from '#tests/support/other-account.ts';
import { account, user } from '../db/tables/accounts.ts';
import { randomId } from '../random-id.ts';
import { hashPassword } from './password/password-hash.ts';
import { signIn } from './sign-in.ts';
import { getViewer } from './viewer.ts';

/*
 * The owner of an address comes by Google, and somebody else had made an account with it here. Who opens it in every
 * other order: `takeover.proof.test.ts`.
 */

vi.setConfig({ testTimeout: 60_000 });

const { db } = await testDatabase();
const oidc = await startOidcServer('http://localhost:3000');
afterAll(() => oidc.stop());
const { auth, mails } = await testAuth(db, { google: oidc.google, facebook: oidc.facebook });

const password = 'marigold tea';
const hash = await hashPassword(password);

/** The account that these cookies open. */
async function openedBy(cookies: Record<string, string>): Promise<string | null> {
  return (await getViewer(auth, browser(cookies))).viewer?.userId ?? null;
}

async function byPassword(email: string): Promise<Record<string, string>> {
  const result = await signIn(auth, browser(), { email, password, rememberMe: true });
  return result.ok ? jar(result.value.setCookies) : {};
}

/** Makes an account that a password opens; its address was never confirmed. */
async function registerHere(email: string): Promise<void> {
  const userId = randomId();
  await db.insert(user).values({ id: userId, name: 'Eve', email });
  const own = { accountId: userId, userId, providerId: 'credential', password: hash };
  await db.insert(account).values({ id: randomId(), ...own });
}

describe('an address that is used here and at a provider', () => {
  test('opens no session for a password that is removed while it is checked', async () => {
    // Checking takes some 40 ms, the way back some 30: they begin at different moments, so that they meet.
    for (let round = 0; round < 16; round += 1) {
      const name = randomId();
      const email = `${name.toLowerCase()}@example.com`;
      await registerHere(email);
      oidc.accounts.set(name, { email, email_verified: true });
      const { back, cookies } = await visitProvider(auth, 'google', { account: name });
      const [byOld] = await Promise.all([
        pause(round * 3).then(() => byPassword(email)),
        comeBack(auth, back, cookies),
      ]);
      expect(await openedBy(byOld)).toBeNull();
    }
  });

  test('the person who proved it is told by mail what happened to the account', async () => {
    const name = randomId();
    const email = `${name.toLowerCase()}@example.com`;
    await registerHere(email);
    oidc.accounts.set(name, { email, email_verified: true, name: 'Mina' });
    await signInElsewhere(auth, 'google', name);
    const [mail] = await mails(email);
    expect(mail).toMatchObject({ kind: 'taken-over', subject: expect.stringContaining('Google') });
    expect(mail?.text).toContain('what was never confirmed no longer works');
    await signInElsewhere(auth, 'google', name);
    expect(await mails(email)).toHaveLength(1);
  });
});
