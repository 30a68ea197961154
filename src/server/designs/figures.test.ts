import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { addCard, addDesign, addMaker, addUser, publicDesign } from '#tests/support/rows.ts';
import { cards } from '../db/tables/cards.ts';
import { designs } from '../db/tables/designs.ts';
import { writeDesignFigures } from './figures.ts';

const { db } = await testDatabase();

test('cards of others that were opened this month are counted, and public remixes of others', async () => {
  const [maker, other] = [await addMaker(db, 'Maker'), await addUser(db, 'Other')];
  const design = await addDesign(db, maker, publicDesign());
  const began = async (userId: string, change: Partial<typeof cards.$inferInsert> = {}) => {
    const { id } = await addCard(db, userId, { status: 'published' });
    await db
      .update(cards)
      .set({ design, views: 1, ...change })
      .where(eq(cards.id, id));
  };
  await began(other);
  await began(other);
  await began(maker);
  await began(other, { views: 0 });
  await began(other, { status: 'draft' });
  await began(other, { deletedAt: new Date() });
  await began(other, { publishedAt: new Date(Date.now() - 31 * 86_400_000) });
  await addDesign(db, other, { ...publicDesign(), remixOf: design });
  await addDesign(db, maker, { ...publicDesign(), remixOf: design });
  await addDesign(db, other, { remixOf: design });
  await addDesign(db, other, { ...publicDesign(), remixOf: design, hiddenAt: new Date() });
  await writeDesignFigures(db);
  const figures = { recentCards: designs.recentCards, remixes: designs.remixes };
  const read = () => db.select(figures).from(designs).where(eq(designs.id, design));
  expect(await read()).toEqual([{ recentCards: 2, remixes: 1 }]);
  await db.update(cards).set({ views: 0 });
  await db.update(designs).set({ remixOf: null });
  await writeDesignFigures(db);
  expect(await read()).toEqual([{ recentCards: 0, remixes: 0 }]);
});
