// Shows: a password that is reset or removed while it is checked opens no session, at any moment
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { browser, type Cookies, jar, newEmail, password, tokenIn } from '#tests/support/auth.ts';
import { comeBack, visitProvider } from '#tests/support/other-account.ts';
import { providerSite } from '#tests/support/provider-site.ts';
import { account, user } from '../db/tables/accounts.ts';
import { randomId } from '../random-id.ts';
import { requestPasswordReset, resetPassword, signIn } from './forms.ts';
import { hashPassword } from './password/password-hash.ts';

/* A password that stops being valid while it is checked. Checking takes some 40 ms, and so does what ends it. */

const { db, oidc, open } = await providerSite();
const { auth, mails, viewerOf } = open;

const hash = await hashPassword(password);

/** Both begin at different moments, so that they meet at every step of the other. Milliseconds. */
const delays = Array.from({ length: 16 }, (_, round) => round * 3);

/** An account that a password opens; its address was never confirmed. Returns the address. */
async function newAccount(): Promise<string> {
  const [userId, email] = [randomId(), newEmail()];
  await db.insert(user).values({ id: userId, name: 'Eve', email });
  const own = { accountId: userId, userId, providerId: 'credential', password: hash };
  await db.insert(account).values({ id: randomId(), ...own });
  return email;
}

/** The cookies of a browser that gave the password so much later. */
async function signInAfter(delay: number, email: string): Promise<Cookies> {
  await pause(delay);
  const result = await signIn(auth, browser(), { email, password, rememberMe: true });
  return result.ok ? jar(result.value.setCookies) : {};
}

test.each(delays)('a reset opens no session for the old password, checked %i ms later', async (delay) => {
  const email = await newAccount();
  await requestPasswordReset(auth, browser(), email);
  const token = tokenIn((await mails(email)).at(-1));
  const reset = resetPassword(auth, browser(), { token, password: 'coriander moon 4' });
  const [cookies, done] = await Promise.all([signInAfter(delay, email), reset]);
  expect(done).toMatchObject({ ok: true });
  expect(await viewerOf(cookies)).toBeNull();
});

test.each(delays)(
  'a provider that removes a password opens no session for it, checked %i ms later',
  async (delay) => {
    const email = await newAccount();
    oidc.accounts.set(email, { email, email_verified: true });
    const { back, cookies } = await visitProvider(auth, 'google', { account: email });
    const [byPassword] = await Promise.all([signInAfter(delay, email), comeBack(auth, back, cookies)]);
    expect(await viewerOf(byPassword)).toBeNull();
  },
);
