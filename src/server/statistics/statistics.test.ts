// Spec: 2.14
import { expect, test } from 'vitest';
import { sampleStatistics } from '#content/statistics.ts';
import { testDatabase } from '#tests/support/database.ts';
import { addCard, addUser, aShare } from '#tests/support/rows.ts';
import { countTtl } from '../cached-count.ts';
import { deleteCard } from '../cards/write.ts';
import { recordShare } from '../shares/write.ts';
import { addCounts } from '../views/write.ts';
import { createStatistics } from './statistics.ts';

const { db, read: atDatabase } = await testDatabase();

test('are the samples of a new site unless counting is asked for', async () => {
  const statistics = createStatistics({ siteStats: 'sample', read: atDatabase });
  expect(statistics.isLive).toBe(false);
  expect(await statistics.read()).toEqual(sampleStatistics);
});

test('count what there is, once a minute for everybody', async () => {
  let now = 0;
  const { isLive, read } = createStatistics({ siteStats: 'live', read: atDatabase, clock: () => now });
  expect(isLive).toBe(true);
  const before = await read();

  const owner = await addUser(db);
  const kept = await addCard(db, owner, { status: 'published' });
  await deleteCard(db, await addCard(db, owner));
  await addCounts(db, 'views', new Map([[kept.id, 7]]));
  await recordShare(db, kept, aShare('link'));
  expect(await read(), 'within the minute').toBe(before);

  now = countTtl;
  expect(await read(), 'nobody waits for the counting').toBe(before);
  await expect.poll(read).toEqual({
    visitors: before.visitors + 7,
    cards: before.cards + 1,
    shared: before.shared + 1,
    users: before.users + 1,
  });
});

test('are counted less often when counting takes long', async () => {
  let now = 0;
  const { read } = createStatistics({
    siteStats: 'live',
    read: atDatabase,
    // Two seconds pass between any two looks at the clock.
    clock: () => {
      now += 2_000;
      return now;
    },
  });
  const before = await read();
  await addUser(db);
  now += countTtl;
  await read();
  // A counting that began has ended when others that began after it have.
  for (let round = 0; round < 20; round += 1) await addUser(db);
  expect(await read(), 'a minute is not enough').toBe(before);
  now += 200_000;
  await expect.poll(read).toEqual({ ...before, users: before.users + 21 });
});
