// Shows: looks are kept as designs once, by their maker, up to the limit, and remember where they come from
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { designLookOf } from '#card/looks/design-look.ts';
import { designLimits } from '#content/design-limits.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aCard, addCard, addUser, aKey, aPhoto } from '#tests/support/rows.ts';
import { cards } from '../db/tables/cards.ts';
import { designs, favourites, penNames } from '../db/tables/designs.ts';
import { randomId } from '../random-id.ts';
import { findDesign } from './find.ts';
import {
  deleteDesign,
  designOf,
  findDesignInStudio,
  listOwnDesigns,
  type NewDesign,
  parseDesignName,
  readDesignOfCard,
  renameDesign,
  saveDesign,
} from './own.ts';

const { db } = await testDatabase();

async function save(userId: string, rest: Partial<NewDesign> = {}): Promise<string> {
  const asked = { userId, creationKey: aKey(), ...designOf(aCard()), name: '', remixOf: null, ...rest };
  const saved = await saveDesign(db, asked);
  if (!saved.ok) throw new Error(saved.error);
  return saved.value.id;
}

const stored = async (id: string) => (await db.select().from(designs).where(eq(designs.id, id)))[0];

test('a design that is sent twice, or at once, is one, and keeps the look and the tone without words and photos', async () => {
  const userId = await addUser(db);
  const card = aCard({ tone: 'poetic', background: 'bg-peacock', receiverPhoto: aPhoto(randomId()) });
  const asked = { creationKey: aKey(), ...designOf(card), name: 'Peacock' };
  const ids = await Promise.all([1, 2, 3].map(() => save(userId, asked)));
  expect(new Set(ids).size).toBe(1);
  expect(await save(userId, asked)).toBe(ids[0]);
  const found = await findDesign(db, ids[0] ?? '', { language: 'en', userId });
  expect(found?.title).toBe('Peacock');
  expect(found?.card).toMatchObject({
    background: 'bg-peacock',
    tone: 'poetic',
    toName: '',
    receiverPhoto: null,
  });
  expect(designLookOf(found?.card ?? aCard())).toEqual(designLookOf(card));
  expect(JSON.stringify(await stored(ids[0] ?? ''))).not.toMatch(/Mina|Anna|Happy birthday/);
});

test('a card with a tone that we do not know makes a design all the same', () => {
  expect(designOf(aCard({ tone: 'grumpy' })).tone).toBe('sweet');
});

test('there are as many as the limit says, and the last room is given once', async () => {
  const userId = await addUser(db);
  const first = await save(userId);
  const row = await stored(first);
  const rows = Array.from({ length: designLimits.own - 2 }, () => ({
    ...(row as typeof designs.$inferInsert),
    ...{ id: randomId(), creationKey: aKey() },
  }));
  await db.insert(designs).values(rows);
  const ask = () =>
    saveDesign(db, { userId, creationKey: aKey(), ...designOf(aCard()), name: '', remixOf: null });
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, error: 'full' });
  expect(await deleteDesign(db, { userId, id: first })).toBe(true);
  expect(await ask()).toMatchObject({ ok: true });
});

test('only its maker names and deletes a design, and nobody one that others see', async () => {
  const [maker, other] = [await addUser(db), await addUser(db)];
  const id = await save(maker, { name: 'First' });
  await db.insert(favourites).values({ userId: maker, kind: 'design', target: id });
  expect(await renameDesign(db, { userId: other, id }, 'Mine')).toBe(false);
  expect(await deleteDesign(db, { userId: other, id })).toBe(false);
  expect(await renameDesign(db, { userId: maker, id }, 'Second')).toBe(true);
  expect(await listOwnDesigns(db, maker)).toMatchObject([{ id, name: 'Second', state: 'own' }]);
  expect(await listOwnDesigns(db, other)).toEqual([]);
  const title = { occasion: 'Sister', mood: 'Elegant', motif: 'sea' } as const;
  await db
    .update(designs)
    .set({ ...title, state: 'public', publishedAt: new Date() })
    .where(eq(designs.id, id));
  expect(await deleteDesign(db, { userId: maker, id })).toBe(false);
  await db.update(designs).set({ state: 'withdrawn' }).where(eq(designs.id, id));
  expect(await deleteDesign(db, { userId: maker, id })).toBe(true);
  expect(await db.$count(favourites, eq(favourites.userId, maker))).toBe(0);
});

test('one that was refused because it hurts somebody cannot be deleted: they are counted', async () => {
  const userId = await addUser(db);
  const id = await save(userId);
  const refuse = (refusal: 'misuse' | 'alike') =>
    db
      .update(designs)
      .set({ occasion: 'Sister', mood: 'Elegant', motif: 'sea', state: 'refused', refusal })
      .where(eq(designs.id, id));
  const own = () => listOwnDesigns(db, userId);
  await refuse('misuse');
  expect((await own()).map(({ isDeletable }) => isDeletable)).toEqual([false]);
  expect(await deleteDesign(db, { userId, id })).toBe(false);
  await refuse('alike');
  expect((await own()).map(({ isDeletable }) => isDeletable)).toEqual([true]);
  expect(await deleteDesign(db, { userId, id })).toBe(true);
});

test('what a card began with is what its design was made from; one’s own leads back to its origin', async () => {
  const [maker, other] = [await addUser(db), await addUser(db)];
  const name = { name: 'Meera Ink', nameKey: randomId(), approvedAt: new Date() };
  await db.insert(penNames).values({ userId: maker, ...name });
  const theirs = await save(maker);
  expect(await stored(await save(other, { remixOf: 'lift-off' }))).toMatchObject({
    ...{ remixOf: 'lift-off', remixPenName: null },
  });
  const remix = await save(other, { remixOf: theirs });
  expect(await stored(remix)).toMatchObject({ remixOf: theirs, remixPenName: 'Meera Ink' });
  await db.delete(designs).where(eq(designs.id, theirs));
  expect(await stored(await save(other, { remixOf: remix }))).toMatchObject({
    ...{ remixOf: theirs, remixPenName: 'Meera Ink' },
  });
  expect(await stored(await save(other, { remixOf: theirs }))).toMatchObject({ remixOf: null });

  const card = await addCard(db, other);
  expect(await readDesignOfCard(db, card)).toBeNull();
  await db.update(cards).set({ design: remix }).where(eq(cards.id, card.id));
  expect(await readDesignOfCard(db, card)).toBe(remix);
});

test('a card that is not saved yet says what it began with, of what its maker sees', async () => {
  const [maker, userId] = [await addUser(db), await addUser(db)];
  const [theirs, own] = [await save(maker), await save(userId)];
  const began = (design: string | null) => findDesignInStudio(db, { card: null, design, userId });
  expect(await Promise.all(['lift-off', own, theirs, 'no design', null].map(began))).toEqual([
    'lift-off',
    own,
    null,
    null,
    null,
  ]);
  const card = await addCard(db, userId);
  await db.update(cards).set({ design: theirs }).where(eq(cards.id, card.id));
  // It was seen when the card was saved.
  expect(await findDesignInStudio(db, { card, design: own, userId })).toBe(theirs);
});

test('a name is one line of what can be seen, and not too long', () => {
  expect(parseDesignName('  Gold \n and\u202e blue\u0000 ')).toBe('Gold and blue');
  expect(parseDesignName(undefined)).toBe('');
  expect(parseDesignName('🎂'.repeat(60))).toBe('🎂'.repeat(60));
  expect(parseDesignName('a'.repeat(61))).toBeNull();
});
