import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openPool, testDatabase } from '#tests/support/database.ts';
import { addCard, addUser, aShare } from '#tests/support/rows.ts';
import { countCards, listCards } from '../cards/read.ts';
import { cardsPerAccount, type OwnedCardId } from '../cards/types.ts';
import { listShares } from '../shares/read.ts';
import { recordShare } from '../shares/write.ts';
import { createDb } from './connection/drizzle.ts';
import { withClient } from './database.ts';

/* What a page of the dashboard costs in a full account, beside an account with a page and a bit. */

const { db, config, owner } = await testDatabase();

/** The product's own queries, each run as it was asked. */
const queries: { text: string; values: unknown[] }[] = [];
const pool = openPool({ connectionString: config.url, max: 1 });
const query = pool.query.bind(pool) as (...parts: unknown[]) => unknown;
pool.query = ((asked: { text: string }, values: unknown[]) => {
  queries.push({ text: asked.text, values });
  return query(asked, values);
}) as typeof pool.query;
const watched = createDb(pool);
afterAll(() => pool.end());

async function userWith(number: number): Promise<string> {
  const { id, userId } = await addCard(db, await addUser(db), { status: 'published' });
  await recordShare(db, { id, userId } as OwnedCardId, aShare('link'));
  await db.execute(sql`insert into cards (id, user_id, status, document, name_key, search_text, creation_key, updated_at, views)
    select substr(md5(${userId} || n), 1, 22), user_id, status, document, md5(n::text), search_text, 'key ' || n,
      now() - n * interval '1 minute', n % 40
    from cards, generate_series(2, ${number}) n where id = ${id}`);
  await db.execute(sql`insert into shared_cards (id, card_id, sender_user_id, channel, shared_at)
    select id, id, user_id, 'link', updated_at from cards where user_id = ${userId}`);
  return userId;
}

/** Blocks that PostgreSQL touches for it, and the names of the indexes it goes along. */
async function costOf(work: () => Promise<unknown>): Promise<{ blocks: number; plan: string }> {
  queries.length = 0;
  await work();
  const [asked] = queries;
  const { rows } = (await query(
    `explain (analyze, buffers, format json) ${asked?.text}`,
    asked?.values,
  )) as pg.QueryResult<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>;
  const { Plan = {} } = rows[0]?.['QUERY PLAN'][0] ?? {};
  const { 'Shared Hit Blocks': hit = 0, 'Shared Read Blocks': read = 0 } = Plan;
  return { blocks: hit + read, plan: JSON.stringify(Plan) };
}

const few = await userWith(20);
const many = await userWith(cardsPerAccount);
for (const _ of [1, 2]) await userWith(cardsPerAccount);
await withClient(owner, (client) => client.query('vacuum analyze'));

/** A place near the end of the list. */
async function deep(
  list: (cursor: string | null) => Promise<{ cursor: string | null }>,
): Promise<string | null> {
  let cursor: string | null = null;
  for (let page = 0; page < 18; page += 1) cursor = (await list(cursor)).cursor;
  return cursor;
}

test.each([
  ['newest', 'cards_list_index'],
  ['oldest', 'cards_list_index'],
  ['name', 'cards_name_index'],
  ['views', 'cards_views_index'],
] as const)('a page of cards by %s costs the same wherever it begins', async (sort, index) => {
  const page =
    (userId: string, cursor: string | null, backwards = false) =>
    () =>
      listCards(watched, userId, 'created', { limit: 12, cursor, sort, backwards });
  const cursor = await deep((cursor) => listCards(db, many, 'created', { limit: 100, cursor, sort }));
  const small = await costOf(page(few, null));
  for (const place of [page(many, null), page(many, cursor), page(many, cursor, true)]) {
    const { blocks, plan } = await costOf(place);
    expect(plan).toContain(index);
    expect(plan).toMatch(/"Index Cond":"[^"]*status/);
    expect(plan).not.toMatch(/Sort|Seq Scan/);
    // Twelve cards lie in at most as many blocks; the rest is the way down the index.
    expect(blocks).toBeLessThanOrEqual(small.blocks + 16);
  }
});

test.each(['newest', 'oldest'] as const)(
  'a page of shares by %s costs the same wherever it begins',
  async (sort) => {
    const page = (userId: string, cursor: string | null) => () =>
      listShares(watched, userId, { limit: 12, cursor, sort });
    const cursor = await deep((cursor) => listShares(db, many, { limit: 100, cursor, sort }));
    const small = await costOf(page(few, null));
    for (const place of [page(many, null), page(many, cursor)]) {
      const { blocks, plan } = await costOf(place);
      expect(plan).toContain('shared_cards_sender_index');
      expect(plan).not.toMatch(/Sort|Seq Scan/);
      expect(blocks).toBeLessThanOrEqual(small.blocks + 16);
    }
  },
);

test('the counts of a full account are read from indexes', async () => {
  const { plan } = await costOf(() => countCards(watched, many));
  expect(plan).not.toContain('Seq Scan');
});
