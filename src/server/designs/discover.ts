import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#content/languages/languages.ts';
import type { Db } from '../db/database.ts';
import { byMoment, type Page, type PageRequest, readPage } from '../db/keyset.ts';
import { designs, isPublic, penNames } from '../db/tables/designs.ts';
import { categoryOf, publicTitleOf, titleOf } from './find.ts';

/** A public design in a list. Its look is not among it: a list has a picture of it. */
export type ListedDesign = ReturnType<typeof listed>;

/** What lists are sorted by; each has an index. */
const orders = {
  new: designs.publishedAt,
  sent: designs.recentCards,
  remixed: designs.remixes,
} as const;

export type DesignOrder = keyof typeof orders;

const columns = {
  id: designs.id,
  name: designs.name,
  occasion: designs.occasion,
  mood: designs.mood,
  motif: designs.motif,
  badge: designs.badge,
  recentCards: designs.recentCards,
  remixes: designs.remixes,
  publishedAt: designs.publishedAt,
  penName: penNames.name,
};

type ListedRow = Awaited<ReturnType<typeof from>>[number];

function listed(row: ListedRow, language: Language) {
  const { id, badge, recentCards, remixes, publishedAt, penName } = row;
  const { occasion, mood } = publicTitleOf(row);
  return {
    ...{ id, badge, recentCards, remixes, mood },
    title: titleOf(row, language),
    /** Null for anybody. */
    category: categoryOf(occasion),
    penName: penName ?? '',
    publishedAt: publishedAt ?? new Date(0),
  };
}

interface Asked {
  readonly language: Language;
  readonly limit: number;
}

/** The first public designs in an order. */
export function listDesigns(db: Db, order: DesignOrder, asked: Asked): Promise<ListedDesign[]> {
  const isListed = order === 'remixed' ? sql`${designs.remixes} > 0` : undefined;
  return first(db, { ...asked, by: orders[order], where: isListed });
}

/** Those that the operator praises, the latest first. */
export function listPicks(db: Db, asked: Asked): Promise<ListedDesign[]> {
  return first(db, { ...asked, by: designs.publishedAt, where: sql`${designs.badge} is not null` });
}

/** The latest of a mood, but for one of them. */
export function listSimilar(
  db: Db,
  { id, mood, ...asked }: Asked & Pick<ListedDesign, 'id' | 'mood'>,
): Promise<ListedDesign[]> {
  const where = and(eq(designs.mood, mood), ne(designs.id, id));
  return first(db, { ...asked, by: designs.publishedAt, where });
}

interface First extends Asked {
  readonly by: (typeof orders)[DesignOrder];
  readonly where: SQL | undefined;
}

async function first(db: Db, { language, limit, by, where }: First): Promise<ListedDesign[]> {
  const rows = await from(db)
    .where(and(isPublic(designs), where))
    .orderBy(desc(by), desc(designs.id))
    .limit(limit);
  return rows.map((row) => listed(row, language));
}

function from(db: Db) {
  return db.select(columns).from(designs).leftJoin(penNames, eq(penNames.userId, designs.userId));
}

interface PageOfDesigns extends PageRequest {
  readonly language: Language;
  /** Which of them; undefined for all. */
  readonly where: SQL | undefined;
}

/** A page of public designs, the latest first. */
export async function pageOfDesigns(
  db: Db,
  { language, where: filter, ...page }: PageOfDesigns,
): Promise<Page<ListedDesign>> {
  const { items, ...cursors } = await readPage({
    key: byMoment(designs.publishedAt, { descending: true }),
    id: designs.id,
    page,
    query: ({ where, orderBy, limit, position }) =>
      db
        .select({ ...columns, position })
        .from(designs)
        .leftJoin(penNames, eq(penNames.userId, designs.userId))
        .where(and(isPublic(designs), filter, where))
        .orderBy(...orderBy)
        .limit(limit),
  });
  return { ...cursors, items: items.map((row) => listed(row, language)) };
}

/** Where the pages of public designs are, the oldest first: a new one comes last, and moves no other. */
export async function listAddresses(
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly { readonly path: string; readonly changedAt: Date | null }[]> {
  const rows = await db
    .select({ id: designs.id, changedAt: designs.publishedAt })
    .from(designs)
    .where(isPublic(designs))
    .orderBy(designs.publishedAt, designs.id)
    .limit(limit)
    .offset(offset);
  return rows.map(({ id, changedAt }) => ({ path: `/designs/${id}`, changedAt }));
}
