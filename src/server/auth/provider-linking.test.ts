import { afterAll, expect, test } from 'vitest';
import { testAuth } from '#tests/support/auth.ts';
import { testDatabase } from '#tests/support/database.ts';
import { startOidcServer } from '#tests/support/oidc-server.ts';
import { signInElsewhere } from '#tests/support/other-account.ts';
import { addWayIn } from '#tests/support/rows.ts';
import { user } from '../db/tables/accounts.ts';
import { randomId } from '../random-id.ts';

/*
 * The owner of an address comes by Google, and somebody else had made an account with it here. Who opens it in every
 * other order: `takeover.proof.test.ts`; at the same moment: `simultaneous-sign-in.proof.test.ts`.
 */

const { db } = await testDatabase();
const oidc = await startOidcServer('http://localhost:3000');
afterAll(() => oidc.stop());
const { auth, mails } = await testAuth(db, { google: oidc.google, facebook: oidc.facebook });

test('the person who proved an address is told by mail what happened to the account', async () => {
  const [userId, name] = [randomId(), randomId()];
  const email = `${name.toLowerCase()}@example.com`;
  await db.insert(user).values({ id: userId, name: 'Eve', email });
  await addWayIn(db, userId, 'credential', false);
  oidc.accounts.set(name, { email, email_verified: true, name: 'Mina' });
  await signInElsewhere(auth, 'google', name);
  const [mail] = await mails(email);
  expect(mail).toMatchObject({ kind: 'taken-over', subject: expect.stringContaining('Google') });
  expect(mail?.text).toContain('what was never confirmed no longer works');
  expect(mail?.text, 'nor is anybody greeted by the name that was typed').not.toContain('Eve');
  await signInElsewhere(auth, 'google', name);
  expect(await mails(email)).toHaveLength(1);
});
