import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { addUser } from '#tests/support/rows.ts';
import { account } from '../../db/tables/accounts.ts';
import { randomId } from '../../random-id.ts';
import { hasPassword } from './read.ts';

const { db } = await testDatabase();

test('a user has a password when they chose one, and not by signing in with a provider', async () => {
  const userId = await addUser(db);
  const add = (providerId: string, password: string | null) =>
    db.insert(account).values({ id: randomId(), accountId: randomId(), providerId, userId, password });
  await add('google', null);
  expect(await hasPassword(db, userId)).toBe(false);
  await add('credential', 'a hash');
  expect(await hasPassword(db, userId)).toBe(true);
  expect(await hasPassword(db, await addUser(db))).toBe(false);
  await db.update(account).set({ password: null }).where(eq(account.userId, userId));
  expect(await hasPassword(db, userId)).toBe(false);
});
