import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { openCard } from '#card/document/versions.ts';
import { clamp } from '#std/clamp.ts';
import type { Db } from '../db/database.ts';
import { cards, deletedCards, sharedCards } from '../db/tables.ts';
import {
  type CardCounts,
  type CardFacts,
  type CardForViewer,
  type CardId,
  type CardTab,
  type ListedCard,
  type Page,
  type PageRequest,
  parseCardId,
} from './types.ts';

const columns = {
  id: cards.id,
  userId: cards.userId,
  status: cards.status,
  document: cards.document,
  revision: cards.revision,
  createdAt: cards.createdAt,
  updatedAt: cards.updatedAt,
  publishedAt: cards.publishedAt,
};

/** The card at an address: published ones for everybody, a draft for its owner only. `input` may be anything. */
export async function getCardForViewer(
  db: Db,
  input: unknown,
  viewerId: string | null,
): Promise<CardForViewer> {
  const id = parseCardId(input);
  if (!id) return { state: 'missing' };
  const [row] = await db.select(columns).from(cards).where(eq(cards.id, id));
  if (!row) return { state: (await isGone(db, id)) ? 'gone' : 'missing' };
  const isOwner = viewerId !== null && row.userId === viewerId;
  if (row.status !== 'published' && !isOwner) return { state: 'missing' };
  const opened = openCard(row.document);
  const facts = { ...factsOf(row), isOwner };
  return opened.ok
    ? { state: 'found', card: opened.value, ...facts }
    : { state: 'unreadable', why: opened.error, ...facts };
}

/** The owner of a card; null when there never was one, `gone` when it was deleted. */
export async function findOwner(db: Db, id: CardId): Promise<string | 'gone' | null> {
  const [row] = await db.select({ userId: cards.userId }).from(cards).where(eq(cards.id, id));
  if (row) return row.userId;
  return (await isGone(db, id)) ? 'gone' : null;
}

/** A user's cards of one tab, the last changed first. */
export async function listCards(
  db: Db,
  userId: string,
  tab: CardTab,
  page: PageRequest,
): Promise<Page<ListedCard>> {
  const limit = clamp(Math.trunc(page.limit) || 1, 1, 100);
  const rows = await db
    .select({ ...columns, moment: microseconds })
    .from(cards)
    .where(
      and(
        eq(cards.userId, userId),
        eq(cards.status, tab === 'drafts' ? 'draft' : 'published'),
        after(page.cursor),
      ),
    )
    .orderBy(desc(cards.updatedAt), cards.id)
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => {
      const opened = openCard(row.document);
      return { ...factsOf(row), card: opened.ok ? opened.value : null };
    }),
    cursor: last ? `${last.moment}.${last.id}` : null,
  };
}

/** How much is under each tab of the dashboard. */
export async function countCards(db: Db, userId: string): Promise<CardCounts> {
  const shared = db.select({ n: count() }).from(sharedCards).where(eq(sharedCards.senderUserId, userId));
  const [row] = await db
    .select({
      drafts: sql`count(*) filter (where ${cards.status} = 'draft')`.mapWith(Number),
      created: sql`count(*) filter (where ${cards.status} = 'published')`.mapWith(Number),
      shared: sql`(${shared})`.mapWith(Number),
    })
    .from(cards)
    .where(eq(cards.userId, userId));
  return row ?? { drafts: 0, created: 0, shared: 0 };
}

async function isGone(db: Db, id: CardId): Promise<boolean> {
  const [row] = await db.select({ id: deletedCards.id }).from(deletedCards).where(eq(deletedCards.id, id));
  return row !== undefined;
}

function factsOf(row: Omit<CardFacts, 'id'> & { readonly id: string }): CardFacts {
  const { status, revision, createdAt, updatedAt, publishedAt } = row;
  return { id: row.id as CardId, status, revision, createdAt, updatedAt, publishedAt };
}

/** PostgreSQL counts microseconds and `Date` does not: a cursor in milliseconds would show a card twice. */
const microseconds = sql`(extract(epoch from ${cards.updatedAt}) * 1000000)::bigint`.mapWith(String);

/** Rows after the cursor `{microseconds}.{id}`; all rows for a cursor that is none. */
function after(cursor: string | null): SQL | undefined {
  const [, moment, id] = /^(\d{1,16})\.([A-Za-z0-9_-]{22})$/.exec(cursor ?? '') ?? [];
  if (moment === undefined || id === undefined) return undefined;
  const time = sql`timestamptz 'epoch' + ${moment}::bigint * interval '1 microsecond'`;
  return sql`(${cards.updatedAt} < ${time} or (${cards.updatedAt} = ${time} and ${cards.id} > ${id}))`;
}
