import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { aCard, addCard, addUser, aShare } from '#tests/support/rows.ts';
import { createDb } from '../db/session.ts';
import { cards } from '../db/tables.ts';
import { randomId } from '../random-id.ts';
import { recordShare } from '../shares/write.ts';
import { countCards, findOwner, getCardForViewer, listCards } from './read.ts';
import type { CardTab, OwnedCardId } from './types.ts';
import { deleteCard } from './write.ts';

const { db } = await testDatabase();

async function damage({ id }: OwnedCardId, document: unknown): Promise<void> {
  await db.update(cards).set({ document }).where(eq(cards.id, id));
}

describe('a card at its address', () => {
  test('a published one is for everybody', async () => {
    const { id, userId } = await addCard(db, await addUser(db), { status: 'published' });
    for (const viewer of [null, await addUser(db)]) {
      expect(await getCardForViewer(db, id, viewer)).toMatchObject({
        state: 'found',
        id,
        card: aCard(),
        status: 'published',
        isOwner: false,
      });
    }
    expect(await getCardForViewer(db, id, userId)).toMatchObject({ state: 'found', isOwner: true });
  });

  test('a draft is for its owner only; to others it was never there', async () => {
    const { id, userId } = await addCard(db, await addUser(db));
    expect(await getCardForViewer(db, id, userId)).toMatchObject({
      state: 'found',
      status: 'draft',
      isOwner: true,
    });
    for (const viewer of [null, await addUser(db), '']) {
      expect(await getCardForViewer(db, id, viewer)).toEqual({ state: 'missing' });
    }
  });

  test('a deleted one is gone, one that never was is missing', async () => {
    const id = await addCard(db, await addUser(db), { status: 'published' });
    await deleteCard(db, id);
    expect(await getCardForViewer(db, id.id, null)).toEqual({ state: 'gone' });
    expect(await findOwner(db, id.id)).toBe('gone');
    expect(await getCardForViewer(db, randomId(), null)).toEqual({ state: 'missing' });
  });

  test.each([
    '',
    'x',
    'a'.repeat(21),
    'a'.repeat(23),
    `${'a'.repeat(21)}\u0000`,
    `${'a'.repeat(21)}\ud800`,
    "' or 1=1 --          a",
    '../../../etc/passwd0000',
    42,
    null,
    undefined,
    {},
    ['a'.repeat(22)],
  ])('an address that is none never reaches the database: %j', async (input) => {
    const nowhere = createDb(new pg.Pool({ host: '/nowhere' }));
    expect(await getCardForViewer(nowhere, input, null)).toEqual({ state: 'missing' });
  });

  test.each([
    ['newer', { ...aCard(), version: 2 }],
    ['damaged', { ...aCard(), version: 1, animation: 'explode' }],
    ['damaged', { ...aCard(), version: 'one' }],
  ])('a document that is %s is said to be so, and nothing throws', async (why, document) => {
    const id = await addCard(db, await addUser(db), { status: 'published' });
    await damage(id, document);
    expect(await getCardForViewer(db, id.id, null)).toMatchObject({ state: 'unreadable', why, id: id.id });
    expect((await listCards(db, id.userId, 'created', { limit: 10, cursor: null })).items).toMatchObject([
      { card: null },
    ]);
  });
});

describe('the lists of the dashboard', () => {
  async function names(userId: string, tab: CardTab, limit: number): Promise<string[][]> {
    const pages: string[][] = [];
    let cursor: string | null = null;
    do {
      const page = await listCards(db, userId, tab, { limit, cursor });
      pages.push(page.items.map(({ card }) => card?.toName ?? ''));
      cursor = page.cursor;
    } while (cursor);
    return pages;
  }

  test('show own cards of one tab, the last changed first, page by page', async () => {
    const userId = await addUser(db);
    for (const toName of ['A', 'B', 'C', 'D', 'E']) await addCard(db, userId, { card: aCard({ toName }) });
    await addCard(db, userId, { status: 'published', card: aCard({ toName: 'P' }) });
    await addCard(db, await addUser(db), { card: aCard({ toName: 'Stranger' }) });
    expect(await names(userId, 'drafts', 2)).toEqual([['E', 'D'], ['C', 'B'], ['A']]);
    expect(await names(userId, 'drafts', 5)).toEqual([['E', 'D', 'C', 'B', 'A']]);
    expect(await names(userId, 'created', 2)).toEqual([['P']]);
  });

  test('show every card once, also those of one moment and of one millisecond', async () => {
    const userId = await addUser(db);
    for (const toName of ['A', 'B', 'C', 'D', 'E', 'F'])
      await addCard(db, userId, { card: aCard({ toName }) });
    const moment = sql`timestamptz '2026-02-03 04:05:06.789000Z'`;
    await db.execute(sql`update cards set updated_at = ${moment} where user_id = ${userId}`);
    const micros = sql`(ascii(to_name) % 3) * interval '1 microsecond'`;
    await db.execute(sql`update cards set updated_at = updated_at + ${micros} where user_id = ${userId}`);
    const pages = await names(userId, 'drafts', 1);
    expect(pages.flat().sort()).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  });

  test.each(['nonsense', '1.2', `${'9'.repeat(16)}.${'a'.repeat(22)}`, `1.${'a'.repeat(22)}'--`, '\u0000'])(
    'take the cursor %j without failing',
    async (cursor) => {
      const userId = await addUser(db);
      expect((await listCards(db, userId, 'drafts', { limit: 1, cursor })).items).toEqual([]);
    },
  );

  test.each([0, -5, 1.5, Number.NaN, 1e9])('take the limit %d without failing', async (limit) => {
    const { userId } = await addCard(db, await addUser(db));
    expect((await listCards(db, userId, 'drafts', { limit, cursor: null })).items).toHaveLength(1);
  });

  test('count what they show', async () => {
    const userId = await addUser(db);
    expect(await countCards(db, userId)).toEqual({ drafts: 0, created: 0, shared: 0 });
    await addCard(db, userId);
    await addCard(db, userId);
    const published = await addCard(db, userId, { status: 'published' });
    for (const channel of ['link', 'link', 'qr'] as const) await recordShare(db, published, aShare(channel));
    const stranger = await addCard(db, await addUser(db), { status: 'published' });
    await recordShare(db, stranger, aShare('link'));
    expect(await countCards(db, userId)).toEqual({ drafts: 2, created: 1, shared: 3 });
  });

  test('are read along their index', async () => {
    const userId = await addUser(db);
    const plan = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_sort = off`);
      return tx.execute(sql`explain select id from cards where user_id = ${userId} and status = 'draft'
        order by updated_at desc, id limit 21`);
    });
    const text = JSON.stringify(plan.rows);
    expect(text).toContain('cards_list_index');
    expect(text).not.toContain('Sort');
  });
});
