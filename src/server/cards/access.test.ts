import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Seal } from '#card/seal/seal.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aCard, addCard, addFile, addUser, aPhoto } from '#tests/support/rows.ts';
import { cards } from '../db/tables/cards.ts';
import { findFileFor } from '../files/read.ts';
import { createMailQueue } from '../mail/write.ts';
import { removeCard, setHidden } from '../operator/write.ts';
import { storeReply } from '../replies/write.ts';
import { findReportTarget } from '../reports/read.ts';
import { accessFor, readAccess } from './access.ts';
import { getCardForViewer } from './read.ts';
import type { OwnedCardId } from './types.ts';
import { deleteCard, sealCard, takeOffline } from './write.ts';

const { db } = await testDatabase();
const secret = 'a-secret-for-tests-only-of-48-characters-0123456';
const headers = new Headers({ 'x-client-address': '203.0.113.9' });
const thank = ({ id: cardId }: OwnedCardId) =>
  storeReply(
    { db, mail: createMailQueue(db), secret },
    { cardId, reaction: null, text: 'Thank you!', name: '', thanked: null, file: null },
    headers,
  );

const day = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString().slice(0, 10);
const until = (date: string, zone: string | null): Seal => ({ date, time: '00:00', zone, city: null });

type Change = (card: OwnedCardId) => Promise<unknown>;

/** What is done to a published card; its state; what others are told; what its owner is. */
const states: Readonly<Record<string, readonly [Change, string, string, string]>> = {
  published: [async () => {}, 'open', 'open', 'open'],
  'taken offline': [(card) => takeOffline(db, card), 'draft', 'missing', 'draft'],
  hidden: [({ id }) => setHidden(db, id, true), 'hidden', 'hidden', 'hidden'],
  'hidden and taken offline': [
    async (card) => {
      await setHidden(db, card.id, true);
      await takeOffline(db, card);
    },
    ...(['draft', 'missing', 'draft'] as const),
  ],
  sealed: [(card) => sealCard(db, card, until('2099-01-01', 'Asia/Kolkata')), 'sealed', 'sealed', 'sealed'],
  'on its day': [(card) => sealCard(db, card, until(day(14), null)), 'by-date', 'by-date', 'by-date'],
  'after its day': [(card) => sealCard(db, card, until('2020-01-01', null)), 'open', 'open', 'open'],
  deleted: [(card) => deleteCard(db, card), 'gone', 'gone', 'gone'],
  removed: [({ id }) => removeCard(db, id), 'gone', 'gone', 'gone'],
  'never there': [({ id }) => db.delete(cards).where(eq(cards.id, id)), 'gone', 'gone', 'gone'],
};

const opens = new Set(['open', 'by-date']);

test.each(Object.entries(states))('%s: page, files, answers and reports agree', async (_, expected) => {
  const [change, state, others, own] = expected;
  const owner = await addUser(db);
  const file = await addFile(db, owner);
  const id = await addCard(db, owner, {
    status: 'published',
    card: aCard({ receiverPhoto: aPhoto(file) }),
  });
  await change(id);
  const access = await readAccess(db, id.id);
  expect(access.state).toBe(state);
  const told = (viewer: string | null) => {
    const found = accessFor(access, viewer);
    return found.ok ? found.value.state : found.error.state;
  };
  expect(told(owner)).toBe(own);
  for (const viewer of [null, await addUser(db)]) {
    expect(told(viewer)).toBe(others);
    const page = await getCardForViewer(db, id.id, viewer);
    expect(page.state).toBe(opens.has(others) ? 'found' : others);
    expect((await findFileFor(db, { id: file, viewerId: viewer })) !== null).toBe(opens.has(others));
  }
  expect((await findReportTarget(db, { card: id.id })).ok).toBe(opens.has(others));
  const stored = await thank(id);
  expect(stored.ok ? 'open' : stored.error.reason).toBe(opens.has(others) ? 'open' : others);
});

test('an answer waits for whoever hides the card at that moment, and is refused', async () => {
  const id = await addCard(db, await addUser(db), { status: 'published' });
  const outcome = await db.transaction(async (tx) => {
    await tx.update(cards).set({ hiddenAt: new Date() }).where(eq(cards.id, id.id));
    let isStored = false;
    const storing = thank(id).finally(() => {
      isStored = true;
    });
    const waiting = sql`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect
      .poll(async () => isStored || (await db.execute<{ n: number }>(waiting)).rows[0]?.n === 1)
      .toBe(true);
    return { storing };
  });
  expect(await outcome.storing).toMatchObject({ ok: false, error: { reason: 'hidden' } });
});
