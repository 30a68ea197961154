// Shows: what is marked is there once, for its owner alone, only what there is, and not without end
import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { designLimits } from '#content/design-limits.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aCard, addCard, addUser, aKey, aShare } from '#tests/support/rows.ts';
import { countMatches, listCards } from '../cards/read.ts';
import { deleteCard, removeDeletedCards } from '../cards/write.ts';
import { designs, favourites } from '../db/tables/designs.ts';
import { designOf, saveDesign } from '../designs/own.ts';
import { removeCard } from '../operator/write.ts';
import { randomId } from '../random-id.ts';
import { listShares } from '../shares/read.ts';
import { recordShare } from '../shares/write.ts';
import { findFavourites, listFavourites } from './read.ts';
import { changeFavourites, type FavouriteChange } from './write.ts';

const { db } = await testDatabase();

const change = (
  userId: string,
  kind: 'design' | 'background' | 'sticker' | 'card',
  asked: FavouriteChange,
  ...targets: string[]
) => changeFavourites(db, { userId, kind, targets, change: asked });

const on = { ok: true, value: true };
const off = { ok: true, value: false };
const unknown = { ok: false, error: 'unknown' };

test('marking twice, or at once, is marking once, and so is taking it back', async () => {
  const userId = await addUser(db);
  const pressed = Array.from({ length: 9 }, () => change(userId, 'background', 'on', 'bg-peacock'));
  expect(await Promise.all(pressed)).toEqual(pressed.map(() => on));
  expect(await listFavourites(db, userId, 'background')).toEqual(['bg-peacock']);
  expect(await change(userId, 'background', 'toggle', 'bg-peacock')).toEqual(off);
  expect(await change(userId, 'background', 'off', 'bg-peacock')).toEqual(off);
  expect(await listFavourites(db, userId, 'background')).toEqual([]);
  expect(await change(userId, 'background', 'toggle', 'bg-peacock')).toEqual(on);
});

test('the last that was marked stands first, also of many that came at once', async () => {
  const userId = await addUser(db);
  await change(userId, 'design', 'on', 'lift-off');
  await change(userId, 'design', 'on', 'side-a', 'lift-off', 'first-slice', 'no-such-design', 'side-a');
  expect(await listFavourites(db, userId, 'design')).toEqual(['side-a', 'first-slice', 'lift-off']);
  expect(await listFavourites(db, await addUser(db), 'design')).toEqual([]);
});

test('only what there is for this user is marked', async () => {
  const [one, other] = [await addUser(db), await addUser(db)];
  const card = await addCard(db, one, { status: 'published' });
  const asked = { userId: one, creationKey: aKey(), ...designOf(aCard()), name: '', remixOf: null };
  const saved = await saveDesign(db, asked);
  const design = saved.ok ? saved.value.id : '';
  for (const [kind, target] of [
    ['card', card.id],
    ['design', design],
  ] as const) {
    expect(await change(other, kind, 'on', target)).toEqual(unknown);
    expect(await change(one, kind, 'on', target)).toEqual(on);
  }
  expect(await change(one, 'sticker', 'on', 'cake')).toEqual(on);
  for (const kind of ['design', 'background', 'sticker', 'card'] as const)
    expect(await change(one, kind, 'on', 'no-such-thing')).toEqual(unknown);
  expect(await db.$count(favourites, eq(favourites.userId, other))).toBe(0);
});

test('cards of a list are looked for together, and only one’s own that are there are marked', async () => {
  const [userId, other] = [await addUser(db), await addUser(db)];
  const [first, deleted, last] = [
    await addCard(db, userId),
    await addCard(db, userId),
    await addCard(db, userId),
  ];
  const theirs = await addCard(db, other, { status: 'published' });
  await deleteCard(db, deleted);
  const select = vi.spyOn(db, 'select');
  await change(userId, 'card', 'on', first.id, deleted.id, 'no card', theirs.id, last.id, first.id);
  expect(select).toHaveBeenCalledTimes(1);
  select.mockRestore();
  expect(await listFavourites(db, userId, 'card')).toEqual([first.id, last.id]);
});

test('no more are kept than the limit says, and what is gone can be taken out', async () => {
  const userId = await addUser(db);
  const rows = Array.from({ length: designLimits.favourites - 1 }, () => randomId());
  await db.insert(favourites).values(rows.map((target) => ({ userId, kind: 'design' as const, target })));
  const answers = await Promise.all(['cake', 'star'].map((key) => change(userId, 'sticker', 'on', key)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers).toContainEqual({ ok: false, error: 'full' });
  expect(await change(userId, 'design', 'off', rows[0] ?? '')).toEqual(off);
  expect(await change(userId, 'background', 'on', 'bg-peacock')).toEqual(on);
});

test('cards that are marked are found among all, and the mark goes with the card', async () => {
  const userId = await addUser(db);
  const [first, second] = [await addCard(db, userId, { status: 'published' }), await addCard(db, userId)];
  await recordShare(db, first, aShare('link'));
  await change(userId, 'card', 'on', first.id);
  const filter = { onlyFavourites: true };
  const listed = async (tab: 'drafts' | 'created') =>
    (await listCards(db, userId, tab, { limit: 9, cursor: null, ...filter })).items.map(({ id }) => id);
  const shares = () => listShares(db, userId, { limit: 9, cursor: null, ...filter });
  expect([await listed('created'), await listed('drafts')]).toEqual([[first.id], []]);
  expect(await countMatches(db, userId, 'created', filter)).toBe(1);
  expect((await shares()).items).toHaveLength(1);
  const asked = { userId, kind: 'card', targets: [first.id, second.id] } as const;
  expect([...(await findFavourites(db, asked))]).toEqual([first.id]);
  await deleteCard(db, first);
  expect(await listed('created')).toEqual([]);
  await removeDeletedCards(db, new Date(Date.now() + 3_600_000));
  expect(await db.$count(favourites, eq(favourites.userId, userId))).toBe(0);
});

test('the mark of a card goes when an operator removes it, and no other mark', async () => {
  const [userId, other] = [await addUser(db), await addUser(db)];
  const [removed, kept] = [await addCard(db, userId), await addCard(db, userId)];
  await change(userId, 'card', 'on', removed.id, kept.id);
  await change(userId, 'design', 'on', 'lift-off');
  for (const target of [removed.id, kept.id])
    await db.insert(favourites).values({ userId: other, kind: 'design', target });
  await removeCard(db, removed.id);
  expect(await listFavourites(db, userId, 'card')).toEqual([kept.id]);
  expect(await listFavourites(db, userId, 'design')).toEqual(['lift-off']);
  expect(await listFavourites(db, other, 'design')).toHaveLength(2);
});

test('both go with the account', async () => {
  const userId = await addUser(db);
  await saveDesign(db, { userId, creationKey: aKey(), ...designOf(aCard()), name: '', remixOf: null });
  await change(userId, 'sticker', 'on', 'cake');
  await db.execute(sql`delete from "user" where id = ${userId}`);
  for (const table of [designs, favourites]) expect(await db.$count(table, eq(table.userId, userId))).toBe(0);
});
