import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { addUser } from '#tests/support/rows.ts';
import { session } from '../../db/tables/accounts.ts';
import { randomId } from '../../random-id.ts';
import { listSessions, sessionsShown } from './read.ts';
import { endOtherSessions, endSession } from './write.ts';

const { db } = await testDatabase();
const minute = 60_000;
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/604.1';

/** A session last seen `ago` minutes ago; returns its id. */
async function addSession(userId: string, ago: number, rest: Partial<typeof session.$inferInsert> = {}) {
  const id = randomId();
  const [updatedAt, expiresAt] = [new Date(Date.now() - ago * minute), new Date(Date.now() + minute)];
  await db.insert(session).values({ id, token: randomId(), userId, updatedAt, expiresAt, ...rest });
  return id;
}

const of = (userId: string, sessionId: string) => ({ userId, sessionId, language: 'en' as const });

const idsOf = async (userId: string, current: string) =>
  (await listSessions(db, of(userId, current))).shown.map(({ id }) => id);

test('lists the current session first, then the last seen, without tokens and without those of others or ended ones', async () => {
  const [mine, theirs] = [await addUser(db), await addUser(db)];
  const current = await addSession(mine, 50);
  const [old, recent] = [await addSession(mine, 30), await addSession(mine, 2, { userAgent: phone })];
  await addSession(mine, 1, { expiresAt: new Date(Date.now() - 1) });
  await addSession(theirs, 1);
  const { shown, others } = await listSessions(db, of(mine, current));
  expect(shown.map(({ id }) => id)).toEqual([current, recent, old]);
  expect(shown.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  expect(shown[1]).toEqual({
    id: recent,
    device: 'Safari on iPhone',
    firstSeen: expect.any(Date),
    lastSeen: expect.any(Date),
    isCurrent: false,
  });
  expect(others).toBe(2);
});

test('shows a limited number and counts the rest', async () => {
  const userId = await addUser(db);
  const ids: string[] = [];
  for (let n = 0; n < sessionsShown + 5; n += 1) ids.push(await addSession(userId, n));
  const oldest = ids.at(-1) ?? '';
  const { shown, others } = await listSessions(db, of(userId, oldest));
  expect(shown).toHaveLength(sessionsShown);
  expect(shown[0]?.id).toBe(oldest);
  expect(others).toBe(sessionsShown + 4);
});

test('ends one of the user, never one of somebody else', async () => {
  const [mine, theirs] = [await addUser(db), await addUser(db)];
  const [current, other, foreign] = [
    await addSession(mine, 0),
    await addSession(mine, 1),
    await addSession(theirs, 1),
  ];
  for (const odd of [foreign, '', '\0', 'x'.repeat(10_000), undefined, { id: other }, "' or 1=1 --"]) {
    expect(await endSession(db, mine, odd)).toBe(false);
  }
  expect(await idsOf(theirs, foreign)).toEqual([foreign]);
  expect(await endSession(db, mine, other)).toBe(true);
  expect(await endSession(db, mine, other)).toBe(false);
  expect(await idsOf(mine, current)).toEqual([current]);
});

test('ends all but the current one', async () => {
  const [mine, theirs] = [await addUser(db), await addUser(db)];
  const current = await addSession(mine, 9);
  for (const ago of [1, 2, 3]) await addSession(mine, ago);
  const foreign = await addSession(theirs, 1);
  expect(await endOtherSessions(db, mine, current)).toBe(3);
  expect(await idsOf(mine, current)).toEqual([current]);
  expect(await idsOf(theirs, foreign)).toEqual([foreign]);
});
