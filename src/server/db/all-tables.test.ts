// Spec: 3.3
import { eq, getTableName, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newCard } from '#card/document/card.ts';
import { testDatabase } from '#tests/support/database.ts';
import { randomId } from '../random-id.ts';
import { allTables } from './all-tables.ts';
import { user } from './tables/accounts.ts';
import { cards, deletedCards, lastCharacter } from './tables/cards.ts';
import { cardFiles, files } from './tables/files.ts';
import { sharedCards } from './tables/shares.ts';

const { db, listen, settle } = await testDatabase();
await db.insert(user).values({ id: 'ann', name: 'Ann', email: 'ann@example.org' });

type Row = typeof cards.$inferInsert;

/** A draft of Ann's. */
function aRow(change: Partial<Row> = {}): Row {
  const id = randomId();
  return { id, userId: 'ann', status: 'draft', creationKey: id, document: newCard(1), ...change };
}

async function addCard(change: Partial<Row> = {}): Promise<string> {
  const row = aRow(change);
  await db.insert(cards).values(row);
  return row.id;
}

async function readCard(id: string) {
  const [card] = await db.select().from(cards).where(eq(cards.id, id));
  return card;
}

test('every table of the database is known to a backup', async () => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
  );
  expect(allTables.map((table) => getTableName(table)).sort()).toEqual(rows.map(({ name }) => name).sort());
});

test('a document is an object, of any version', async () => {
  const id = await addCard({ document: { version: 7, says: ['something that nobody knows yet'] } });
  expect(await readCard(id)).toMatchObject({ nameKey: String.fromCodePoint(lastCharacter), searchText: '' });
  await expect(addCard({ document: [] })).rejects.toMatchObject({ constraint: 'cards_document_check' });
});

test('a document is not replaced by one of an older version', async () => {
  const id = await addCard({ document: { version: 10 } });
  const replaceBy = (document: unknown) => db.update(cards).set({ document }).where(eq(cards.id, id));
  await expect(replaceBy({ version: 9 })).rejects.toMatchObject({ constraint: 'cards_document_not_older' });
  await replaceBy({ version: 10, again: true });
  await replaceBy({ version: 11 });
  expect(await readCard(id)).toMatchObject({ document: { version: 11 } });
});

test('a status, a channel or an id of another form is refused', async () => {
  const id = await addCard();
  const gone = { status: 'gone' as 'draft' };
  await expect(addCard(gone)).rejects.toMatchObject({ constraint: 'cards_status_check' });
  const shared = { id: randomId(), cardId: id, senderUserId: 'ann', channel: 'pigeon' as 'x' };
  await expect(db.insert(sharedCards).values(shared)).rejects.toMatchObject({ kind: 'check' });
  await expect(addCard({ id: 'short' })).rejects.toMatchObject({ constraint: 'cards_id_check' });
});

test('a retried first save makes one card', async () => {
  await addCard({ creationKey: 'once' });
  await expect(addCard({ creationKey: 'once' })).rejects.toMatchObject({
    kind: 'unique',
    constraint: 'cards_creation_key_unique',
  });
});

test('the id of a deleted card is remembered and cannot be used again', async () => {
  const id = await addCard();
  await db.delete(cards).where(eq(cards.id, id));
  expect(await db.select().from(deletedCards).where(eq(deletedCards.id, id))).toHaveLength(1);
  await expect(addCard({ id })).rejects.toMatchObject({ constraint: 'cards_id_never_again' });
  const isAnother = eq(cards.id, await addCard());
  const changed = db.update(cards).set({ id }).where(isAnother);
  await expect(changed).rejects.toMatchObject({ constraint: 'cards_id_fixed' });
});

test('an insert that meets a deletion under way is refused as well', async () => {
  const id = await addCard();
  let insert: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    await tx.delete(cards).where(eq(cards.id, id));
    insert = addCard({ id }).then(String, (error) => error.constraint);
    // The insert must be waiting for this transaction before it commits.
    for (let waiting = 0; waiting === 0; ) {
      const locks = await db.execute<{ n: number }>(
        'select count(*)::int as n from pg_locks where not granted',
      );
      waiting = locks.rows[0]?.n ?? 0;
    }
  });
  expect(await insert).toBe('cards_id_never_again');
});

test('with a user go the cards, files and shares; a file in use stays', async () => {
  await db.insert(user).values({ id: 'bob', name: 'Bob', email: 'bob@example.org' });
  const cardId = await addCard({ userId: 'bob' });
  const fileId = randomId();
  await db
    .insert(files)
    .values({ id: fileId, userId: 'bob', kind: 'photo', contentType: 'image/webp', bytes: 1 });
  await db.insert(cardFiles).values({ cardId, fileId });
  await db.insert(sharedCards).values({ id: randomId(), cardId, senderUserId: 'bob', channel: 'link' });
  await expect(db.delete(files).where(eq(files.id, fileId))).rejects.toMatchObject({ kind: 'foreign-key' });

  await db.delete(user).where(eq(user.id, 'bob'));
  expect(await db.select().from(files).where(eq(files.id, fileId))).toEqual([]);
  expect(await db.select().from(cardFiles)).toEqual([]);
  expect(await db.select().from(deletedCards).where(eq(deletedCards.id, cardId))).toHaveLength(1);
});

/** The cards whose change is told from now on. */
async function hearChanges(): Promise<string[]> {
  const heard: string[] = [];
  await new Promise<void>((resolve) => {
    listen('card_changed', (event) => {
      if (event.kind === 'listening') resolve();
      if (event.kind === 'notification') heard.push(event.payload);
    });
  });
  return heard;
}

test('a view is counted without a word; a deletion, its undoing and hiding are told', async () => {
  const heard = await hearChanges();
  const card = await addCard({ status: 'published' });
  await settle();
  heard.length = 0;
  const before = await readCard(card);
  await db
    .update(cards)
    .set({ views: sql`${cards.views} + 1` })
    .where(eq(cards.id, card));
  expect(await readCard(card)).toEqual({ ...before, views: 1 });
  await db.update(cards).set({ deletedAt: new Date() }).where(eq(cards.id, card));
  await expect.poll(() => heard).toEqual([card]);
  await db.update(cards).set({ deletedAt: null }).where(eq(cards.id, card));
  await expect.poll(() => heard).toEqual([card, card]);
  await db.update(cards).set({ hiddenAt: new Date() }).where(eq(cards.id, card));
  await expect.poll(() => heard).toEqual([card, card, card]);
});

test('a change of what others see is told, and nothing else', async () => {
  const heard = await hearChanges();
  const draft = await addCard();
  const card = await addCard();
  await db.update(cards).set({ revision: 2 }).where(eq(cards.id, draft));
  await db.update(cards).set({ status: 'published' }).where(eq(cards.id, card));
  await db.update(cards).set({ status: 'draft' }).where(eq(cards.id, card));
  await db.delete(cards).where(eq(cards.id, card));
  await expect.poll(() => heard).toEqual([card, card, card]);
});
