// Spec: 2.89
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { aCard, addUser, aKey, aShare } from '#tests/support/rows.ts';
import { countTtl } from '../cached-count.ts';
import type { CreationKey, OwnedCardId } from '../cards/types.ts';
import { createCard, deleteCard, duplicateCard } from '../cards/write.ts';
import { DatabaseUnavailable } from '../db/failure.ts';
import { user } from '../db/tables/accounts.ts';
import { designLikes } from '../db/tables/likes.ts';
import { randomId } from '../random-id.ts';
import { recordShare } from '../shares/write.ts';
import { addCounts } from '../views/write.ts';
import { countDesigns, createLikeCounts } from './counts.ts';
import { type Liker, readOwnLikes } from './read.ts';
import { changeLike, type LikeChange } from './write.ts';

const { db } = await testDatabase();

const aBrowser = (): Liker => ({ userId: null, browser: randomId() });
const anAccount = async (): Promise<Liker> => ({ userId: await addUser(db), browser: null });
const press = (liker: Liker, design: string, change: LikeChange) => changeLike(db, { design, liker, change });

async function cardFrom(design: string | null): Promise<OwnedCardId> {
  const userId = await addUser(db);
  const made = await createCard(db, {
    ...{ userId, design, card: aCard(), status: 'published' as const },
    creationKey: aKey() as CreationKey,
  });
  if (!made.ok) throw new Error(`${made.error.sentence}`);
  return { id: made.value.id, userId } as OwnedCardId;
}

test('a like counts once for a browser and once for an account, however often and at once it is sent', async () => {
  for (const liker of [aBrowser(), await anAccount()]) {
    const design = randomId();
    await Promise.all(Array.from({ length: 20 }, () => press(liker, design, 'on')));
    expect(await press(liker, design, 'on')).toEqual({ liked: true, likes: 1 });
    expect(await press(aBrowser(), design, 'on')).toEqual({ liked: true, likes: 2 });
    await Promise.all(Array.from({ length: 20 }, () => press(liker, design, 'off')));
    expect(await press(liker, design, 'off')).toEqual({ liked: false, likes: 1 });
  }
});

test('many people who like at once are all counted', async () => {
  const design = randomId();
  await Promise.all(Array.from({ length: 30 }, () => press(aBrowser(), design, 'on')));
  expect(await press(aBrowser(), design, 'off')).toEqual({ liked: false, likes: 30 });
});

test('a form of a page without scripts likes, and takes it back', async () => {
  const [liker, design] = [aBrowser(), randomId()];
  expect(await press(liker, design, 'toggle')).toEqual({ liked: true, likes: 1 });
  expect(await press(liker, design, 'toggle')).toEqual({ liked: false, likes: 0 });
});

test('who liked before signing in counts once, and can take it back then', async () => {
  const [before, design] = [aBrowser(), randomId()];
  await press(before, design, 'on');
  const signedIn = { ...before, userId: await addUser(db) };
  expect(await press(signedIn, design, 'on')).toEqual({ liked: true, likes: 1 });
  expect(await readOwnLikes(db, signedIn, [design, randomId()])).toEqual([design]);
  expect(await press(signedIn, design, 'off')).toEqual({ liked: false, likes: 0 });
});

test('each sees only their own likes; an account takes its likes with it', async () => {
  const [one, other, design] = [await anAccount(), aBrowser(), randomId()];
  await press(one, design, 'on');
  expect(await readOwnLikes(db, one, [design])).toEqual([design]);
  expect(await readOwnLikes(db, other, [design])).toEqual([]);
  expect(await readOwnLikes(db, { userId: null, browser: null }, [design])).toEqual([]);
  expect(await readOwnLikes(db, one, [])).toEqual([]);
  await db.delete(user).where(eq(user.id, one.userId ?? ''));
  expect(await db.select().from(designLikes).where(eq(designLikes.design, design))).toEqual([]);
});

test('likes are counted once a minute; one that is changed here counts at once', async () => {
  const [design, other] = [randomId(), randomId()];
  let now = 0;
  const counts = createLikeCounts({ read: (work) => work(db), clock: () => now });
  const seen = async () => [(await counts.read()).get(design), (await counts.read()).get(other)];
  expect(await seen()).toEqual([undefined, undefined]);
  counts.note(design, (await press(aBrowser(), design, 'on')).likes);
  await press(aBrowser(), other, 'on');
  expect(await seen()).toEqual([1, undefined]);
  now += countTtl;
  await expect.poll(seen).toEqual([1, 1]);
});

test('a like that is changed here still counts at once after a count that failed', async () => {
  const design = randomId();
  let [now, answer] = [0, 'all'];
  const counts = createLikeCounts({
    clock: () => now,
    read: (work) => {
      if (answer === 'none') return Promise.reject(new DatabaseUnavailable('SILENT'));
      return answer === 'late' ? new Promise(() => {}) : work(db);
    },
  });
  const seen = async () => (await counts.read()).get(design);
  await seen();
  counts.note(design, 1);
  for (answer of ['none', 'late']) {
    now += countTtl;
    expect(await seen(), answer).toBe(1);
  }
});

test('figures are those of the cards that began with the design and are there', async () => {
  const [design, other] = [randomId(), randomId()];
  const [card, gone] = [await cardFrom(design), await cardFrom(design)];
  await cardFrom(null);
  const copy = await duplicateCard(db, card, aKey());
  await addCounts(db, 'views', new Map(Object.entries({ [card.id]: 7, [gone.id]: 100 })));
  await addCounts(db, 'downloads', new Map([[card.id, 3]]));
  await recordShare(db, card, aShare('link'));
  await recordShare(db, card, aShare('whatsapp'));
  await recordShare(db, gone, aShare('link'));
  await deleteCard(db, gone);
  await press(aBrowser(), design, 'on');
  await press(aBrowser(), other, 'on');
  const figures = await countDesigns(db);
  expect(copy.ok).toBe(true);
  expect(figures.get(design)).toEqual({ views: 7, downloads: 3, shares: 2, likes: 1, recent: 2 });
  expect(figures.get(other)).toEqual({ views: 0, downloads: 0, shares: 0, likes: 1, recent: 0 });
});
