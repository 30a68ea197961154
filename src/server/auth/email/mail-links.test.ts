import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { browser, linkIn, newEmail, signUpForm, testAuth, tokenIn } from '#tests/support/auth.ts';
import { testDatabase } from '#tests/support/database.ts';
import { user, verification } from '../../db/tables/accounts.ts';
import { mailJobs } from '../../db/tables/mail.ts';
import { inLanguage } from '../../request/requested-language.ts';
import {
  getConfirmation,
  getResetEmail,
  requestPasswordReset,
  resendVerification,
  signUp,
} from '../forms.ts';

// Each account costs a password hash.
vi.setConfig({ testTimeout: 60_000 });

const { db } = await testDatabase();
const { auth, mails, newAccount } = await testAuth(db);

beforeEach(async () => {
  await db.delete(mailJobs);
  await db.delete(verification);
});

/** Everything that the database holds of mails and links, as text. */
async function atRest(): Promise<string> {
  const rows = [await db.select().from(mailJobs), await db.select().from(verification)];
  return JSON.stringify(rows);
}

test('a waiting mail has no link, and a sent one has a link that works its full hour', async () => {
  const email = await newAccount();
  await requestPasswordReset(auth, browser(), email);
  const waiting = await db.select().from(mailJobs);
  expect(waiting.map(({ job }) => job)).toEqual([
    { kind: 'verification', to: email, name: 'Mina', language: 'en' },
    { kind: 'reset', to: email, name: 'Mina', language: 'en' },
  ]);
  expect(await atRest()).not.toMatch(/token|https?:/);
  // An hour later: what the library made when it was asked is worth nothing any more.
  await db.delete(verification);
  const [, mail] = await mails(email);
  const token = tokenIn(mail);
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  expect(await getResetEmail(auth, token)).toBe(email);
  expect(await atRest(), 'a copy of the tables opens nothing').not.toContain(token);
});

test('a mail is in the language of the page on which it was asked for, and leads back there', async () => {
  const email = await inLanguage('hi', newAccount);
  const [mail] = await mails(email);
  expect(mail?.subject).toMatch(/\p{Script=Devanagari}/u);
  expect(linkIn(mail).pathname).toBe('/hi/confirm-email');
});

test('opening a confirmation link changes nothing; a link of an earlier version leads to a new one', async () => {
  const email = await newAccount();
  const [mail] = await mails(email);
  const token = tokenIn(mail);
  const found = { of: 'account', email, isSameBrowser: false };
  for (let time = 0; time < 2; time += 1)
    expect(await getConfirmation(auth, browser(), token)).toEqual(found);
  const old = new Request('http://localhost:3000/api/auth/verify-email?token=x', { headers: browser() });
  const answer = await auth.handle(old);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    'http://localhost:3000/login?error=LINK',
  ]);
  expect(await db.select().from(user).where(eq(user.email, email))).toMatchObject([{ emailVerified: false }]);
});

test('no mail goes to somebody who has confirmed meanwhile or whose account is deleted', async () => {
  const confirmed = await newAccount();
  await db.update(user).set({ emailVerified: true }).where(eq(user.email, confirmed));
  const gone = await newAccount();
  await resendVerification(auth, browser(), gone);
  await requestPasswordReset(auth, browser(), gone);
  await db.delete(user).where(eq(user.email, gone));
  expect(await mails(confirmed)).toEqual([]);
  expect(await mails(gone)).toEqual([]);
  expect(await db.select().from(mailJobs)).toEqual([]);
});

test('an account and its mail are stored together or not at all', async () => {
  const email = newEmail();
  let seen = 0;
  const broken = await testAuth(db, {
    async post(_job, tx = db) {
      seen = (await tx.select().from(user).where(eq(user.email, email))).length;
      throw new Error('no room for mails');
    },
  });
  const refused = { ok: false, error: { status: 500 } };
  expect(await signUp(broken.auth, browser(), signUpForm(email))).toMatchObject(refused);
  expect(seen, 'the mail is in the transaction of its account').toBe(1);
  expect(await db.select().from(user).where(eq(user.email, email))).toEqual([]);
});

test('a mail that cannot be stored is not reported as sent, and the log does not say to whom', async () => {
  const email = await newAccount();
  const broken = await testAuth(db, {
    post: async (job) => {
      throw new Error(`no room for ${JSON.stringify(job)}`);
    },
  });
  expect(await requestPasswordReset(broken.auth, browser(), email)).toMatchObject({ error: { status: 500 } });
  expect(broken.log()).toContain('form not answered');
  expect(broken.log(), 'names and codes of errors only').not.toContain(email);
});
