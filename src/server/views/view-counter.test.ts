import { eq } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { addCard, addUser, removeCard } from '#tests/support/rows.ts';
import { createDb } from '../db/connection/drizzle.ts';
import { cards } from '../db/tables/cards.ts';
import { countOnceWithinMs, createViewCounter, type ViewCounter } from './view-counter.ts';
import { isVisit, type Visitor } from './visit.ts';

const { db } = await testDatabase();
const log = pino({ level: 'silent' });

let now = 0;
const counters: ViewCounter[] = [];

function newCounter(on = db): ViewCounter {
  const counter = createViewCounter({ db: on, log, isCounted: isVisit, column: 'views', clock: () => now });
  counters.push(counter);
  return counter;
}

afterEach(async () => {
  for (const counter of counters.splice(0)) await counter.close();
});

function visitor(
  number: number,
  agent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36',
): Visitor {
  const headers = { 'user-agent': agent, 'accept-language': 'en', 'sec-fetch-dest': 'document' };
  return { address: `198.18.0.${number}`, headers };
}

async function published() {
  return addCard(db, await addUser(db), { status: 'published' });
}

async function viewsOf(id: string): Promise<number | undefined> {
  const [row] = await db.select({ views: cards.views }).from(cards).where(eq(cards.id, id));
  return row?.views;
}

test('each browser counts once in some hours, and then again', async () => {
  const { id } = await published();
  const { id: other } = await published();
  const counter = newCounter();
  for (const someone of [1, 2, 1, 1, 2]) counter.count(id, visitor(someone));
  counter.count(id, visitor(1, 'Mozilla/5.0 (iPhone) Safari/604.1'));
  counter.count(other, visitor(1));
  await counter.write();
  expect([await viewsOf(id), await viewsOf(other)]).toEqual([3, 1]);

  now += countOnceWithinMs - 1;
  counter.count(id, visitor(1));
  now += 2;
  counter.count(id, visitor(1));
  await counter.write();
  expect(await viewsOf(id)).toBe(3);
  now += countOnceWithinMs + 1;
  counter.count(id, visitor(1));
  await counter.write();
  expect(await viewsOf(id)).toBe(4);
  now += 10 * countOnceWithinMs;
  counter.count(id, visitor(1));
  await counter.write();
  expect(await viewsOf(id)).toBe(5);
});

test('robots do not count', async () => {
  const { id } = await published();
  const counter = newCounter();
  counter.count(id, visitor(1, 'Mozilla/5.0 (compatible; Googlebot/2.1)'));
  await counter.write();
  expect(await viewsOf(id)).toBe(0);
});

test('nothing else of the card changes', async () => {
  const { id } = await published();
  const [before] = await db.select().from(cards).where(eq(cards.id, id));
  const counter = newCounter();
  counter.count(id, visitor(1));
  await counter.write();
  expect(await db.select().from(cards).where(eq(cards.id, id))).toEqual([{ ...before, views: 1 }]);
});

test('several instances that write the same cards at the same time add up', async () => {
  const ids: string[] = [];
  for (let card = 0; card < 20; card += 1) ids.push((await published()).id);
  const instances = [newCounter(), newCounter(), newCounter(), newCounter()];
  for (let round = 0; round < 10; round += 1) {
    for (const [index, instance] of instances.entries()) {
      const order = index % 2 ? ids : ids.toReversed();
      for (const id of order) instance.count(id, visitor(round));
    }
    await Promise.all(instances.flatMap((instance) => [instance.write(), instance.write()]));
  }
  for (const id of ids) expect(await viewsOf(id)).toBe(40);
});

test('what was counted is written at the end, also of more cards than one statement takes', async () => {
  const { id, userId } = await published();
  const ids = Array.from({ length: 1_200 }, (_, number) => String(number).padStart(22, 'v'));
  const [row] = await db.select().from(cards).where(eq(cards.id, id));
  await db.insert(cards).values(
    ids.map((each) => ({
      id: each,
      userId,
      status: 'published' as const,
      creationKey: each,
      document: row?.document,
    })),
  );
  const counter = newCounter();
  for (const each of ids) counter.count(each, visitor(1));
  await counter.close();
  const counted = await db.select({ views: cards.views }).from(cards).where(eq(cards.userId, userId));
  expect(counted.reduce((sum, { views }) => sum + views, 0)).toBe(1_200);
});

test('a card that is gone costs the others nothing', async () => {
  const [gone, kept] = [await published(), await published()];
  const counter = newCounter();
  for (const { id } of [gone, kept]) counter.count(id, visitor(1));
  await removeCard(db, gone);
  await counter.close();
  expect(await viewsOf(kept.id)).toBe(1);
});

test('while the database is away, counts are kept', async () => {
  const { id } = await published();
  let away = true;
  const pool = new pg.Pool({ host: '/nowhere' });
  const nowhere = createDb(pool);
  const sometimes = new Proxy(db, { get: (target, name) => Reflect.get(away ? nowhere : target, name) });
  const counter = newCounter(sometimes);
  counter.count(id, visitor(1));
  await counter.write();
  counter.count(id, visitor(2));
  expect(await viewsOf(id)).toBe(0);
  away = false;
  await counter.write();
  expect(await viewsOf(id)).toBe(2);
  await pool.end();
});
