import { expect, test } from 'vitest';
import { complaints } from './check-access.ts';

const file = 'src/server/shares/read.ts';
const table = "import { cards } from '../db/tables/cards.ts';\n";

test.each([
  'db.select({ status: cards.status }).from(cards)',
  'db.select({ id: cards.id }).from(cards).where(isNull(cards.hiddenAt))',
  'and(eq(cards.id, id), isNull(cards.deletedAt))',
  'db.select().from(cards)',
  'db.select().from(replies).innerJoin(cards, eq(cards.id, replies.cardId))',
  'db.select({ share: sharedCards, card: cards }).from(sharedCards)',
  'db.select({ ...getTableColumns(cards) })',
  'rows.filter(({ sealDate }) => sealDate === null)',
  'rows.filter((row) => row.sealZone === null)',
  'sql`select id from cards where hidden_at is null`',
  "sql<number>`count(*) filter (where status = 'draft')`",
])('%s is refused', (code) => {
  expect(complaints(file, `${table}export const found = ${code};`)).toHaveLength(1);
});

test('columns that are taken from the table by name are refused', () => {
  expect(complaints(file, `${table}const { status, id } = cards;`)).toHaveLength(1);
  expect(complaints(file, `${table}const { id, hiddenAt } = cards;`)).toHaveLength(1);
});

test.each([
  'accessFor(await readAccess(db, id), null)',
  'db.select({ id: cards.id, access: accessColumns }).from(cards).where(isNotDeleted(cards))',
  'db.update(cards).set({ hiddenAt: null })',
  'isNull(replies.hiddenAt)',
  'response.status',
])('%s is not', (code) => {
  expect(complaints(file, `${table}export const found = ${code};`)).toEqual([]);
});

test('an exception is for the columns that it names', () => {
  const reads = (column: string) =>
    complaints('src/server/operator/write.ts', `${table}export const found = cards.${column};`);
  expect(reads('hiddenAt')).toEqual([]);
  expect(reads('sealDate')).toHaveLength(1);
});
