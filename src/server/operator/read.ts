import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  type InferSelectModel,
  isNotNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { cardTexts } from '#card/document/card-text.ts';
import { cardAlone, contentRevision, type ShownCard } from '#card/document/shown-card.ts';
import { parseStoredCard } from '#card/document/versions.ts';
import { asciiDomain } from '#content/ascii-domain.ts';
import { findTemplate } from '#content/templates.ts';
import { readNotes } from '../cards/notes.ts';
import type { CardId } from '../cards/types.ts';
import type { Db } from '../db/database.ts';
import { byMoment, type Page, type PageRequest, readPage } from '../db/keyset.ts';
import { session, user } from '../db/tables/accounts.ts';
import { auditLog } from '../db/tables/audit-log.ts';
import { cards, isNotDeleted } from '../db/tables/cards.ts';
import { type DesignState, designs, isHeldForReview } from '../db/tables/designs.ts';
import { files } from '../db/tables/files.ts';
import { failedMails, mailJobs } from '../db/tables/mail.ts';
import { messages } from '../db/tables/messages.ts';
import { type ReportState, reports } from '../db/tables/reports.ts';
import { sharedCards } from '../db/tables/shares.ts';
import { countWaitingDesigns } from '../designs/review.ts';
import type { MailJob } from '../mail/mail-kinds.ts';

interface OperatorCardsRequest {
  /** At most so many, the last changed first. */
  readonly limit: number;
  readonly onlyHidden?: boolean;
  readonly ownerId?: string | undefined;
  readonly id?: CardId | undefined;
}

/** Cards of any owner, drafts too: for the operator only. */
export async function findCards(
  db: Db,
  { limit, onlyHidden, ownerId, id }: OperatorCardsRequest,
): Promise<OperatorCard[]> {
  const rows = await db
    .select()
    .from(cards)
    .where(
      and(
        onlyHidden ? isNotNull(cards.hiddenAt) : undefined,
        ownerId === undefined ? undefined : eq(cards.userId, ownerId),
        id === undefined ? undefined : eq(cards.id, id),
      ),
    )
    .orderBy(desc(cards.updatedAt), cards.id)
    .limit(limit);
  return rows.map(operatedCard);
}

/** What a card shows, whoever may see it now, with the files that are hidden; null for one that cannot be read. */
export async function findCardContent(db: Db, id: CardId): Promise<ShownCard | null> {
  const { document, revision } = cards;
  const [row] = await db.select({ document, revision }).from(cards).where(eq(cards.id, id));
  if (!row) return null;
  const opened = parseStoredCard(row.document);
  return opened.ok ? cardAlone(opened.value, contentRevision(id, row.revision, 'operator')) : null;
}

export type OperatorCardCase = Awaited<ReturnType<typeof findCardCase>>;

/** What others wrote on a card and reported of it, and what its owner asked after it was hidden, the newest first. */
export async function findCardCase(db: Db, id: CardId) {
  const [notes, reported, asked] = await Promise.all([
    readNotes(db, id, { forOwner: false }),
    db
      .select()
      .from(reports)
      .where(eq(reports.cardId, id))
      .orderBy(desc(reports.createdAt), reports.id)
      .limit(casesShown),
    db
      .select()
      .from(messages)
      .where(eq(messages.cardId, id))
      .orderBy(desc(messages.createdAt), messages.id)
      .limit(casesShown),
  ]);
  return { notes, reports: reported, questions: asked };
}

/** Of each kind. A card that more people report is hidden by then. */
const casesShown = 100;

/** A card as the operator sees it. Its text is shown only when asked for; empty for one that cannot be read. */
export type OperatorCard = ReturnType<typeof operatedCard>;

function operatedCard({ userId, hiddenAt, deletedAt, document, ...row }: typeof cards.$inferSelect) {
  const { id, status, createdAt, updatedAt, views } = row;
  const opened = parseStoredCard(document);
  const { toName, fromName } = opened.ok ? opened.value : { toName: '', fromName: '' };
  const message = opened.ok ? cardTexts(opened.value).join('\n') : '';
  return {
    ...{ id: id as CardId, ownerId: userId, status, createdAt, updatedAt, views },
    isHidden: hiddenAt !== null,
    /** Its owner deleted it a moment ago and can still restore it. */
    isDeleted: deletedAt !== null,
    words: { toName, fromName, message },
  };
}

/** `bytes`: of its files. The address of a guest, who makes cards without an account, is a placeholder. */
export type OperatorAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** The account with this address, in upper or lower case, or this id; null when there is none. */
export async function findAccount(db: Db, email: string) {
  const [found] = await db
    .select()
    .from(user)
    .where(or(eq(user.email, asciiDomain(email.toLowerCase())), eq(user.id, email)));
  if (!found) return null;
  const { id, name, emailVerified, createdAt } = found;
  // One after the other: they may run on the one connection of a transaction.
  const [ofCards = { cards: 0, hiddenCards: 0 }] = await db
    .select({ cards: count(), hiddenCards: count(cards.hiddenAt) })
    .from(cards)
    .where(eq(cards.userId, id));
  const [ofFiles = { files: 0, bytes: 0 }] = await db
    .select({ files: count(), bytes: sql`coalesce(sum(${files.bytes}), 0)`.mapWith(Number) })
    .from(files)
    .where(eq(files.userId, id));
  const isOpen = and(eq(session.userId, id), gt(session.expiresAt, sql`now()`));
  const sessions = await db.$count(session, isOpen);
  return {
    ...{ id, name, email: found.email, isGuest: found.isAnonymous, emailVerified, createdAt },
    ...{ ...ofCards, ...ofFiles, sessions },
  };
}

export type PendingMail = Awaited<ReturnType<typeof listPendingMail>>[number];

/** Mails that were not sent yet, the oldest first, at most `limit`. */
export async function listPendingMail(db: Db, limit: number) {
  const rows = await db.select().from(mailJobs).orderBy(asc(mailJobs.createdAt)).limit(limit);
  return rows.map(({ job, ...row }) => ({ ...row, ...headOf(job) }));
}

/** How many mails were not sent yet. */
export function countPendingMail(db: Db): Promise<number> {
  return db.$count(mailJobs);
}

/** Mails that were given up, the latest first; `reason`: a code such as `EENVELOPE`, or `EXPIRED`. */
export async function listFailedMail(db: Db, page: PageRequest) {
  const { items, ...cursors } = await readLatest(db, { table: failedMails, by: failedMails.failedAt, page });
  return { ...cursors, items: items.map(({ job, ...row }) => ({ ...row, ...headOf(job) })) };
}

export function countFailedMail(db: Db): Promise<number> {
  return db.$count(failedMails);
}

/** The kind of a mail that waits or failed; null when there is none with this id. */
export async function findMail(db: Db, id: string): Promise<MailJob['kind'] | null> {
  for (const table of [failedMails, mailJobs]) {
    const [found] = await db.select({ job: table.job }).from(table).where(eq(table.id, id));
    if (found) return headOf(found.job).kind;
  }
  return null;
}

function headOf(job: unknown): { readonly kind: MailJob['kind']; readonly to: string } {
  const mail = job as MailJob;
  return { kind: mail.kind, to: 'to' in mail ? mail.to : 'the operator' };
}

export type OperatorReport = Awaited<ReturnType<typeof listReports>>['items'][number];

/** Reports, the newest first, each with the state of its card. */
export function listReports(db: Db, state: ReportState, page: PageRequest) {
  return readPage({
    key: byMoment(reports.createdAt, { descending: true }),
    id: reports.id,
    page,
    async query({ where, orderBy, limit, position }) {
      const { status, hiddenAt, deletedAt } = cards;
      const rows = await db
        .select({
          ...getTableColumns(reports),
          card: { status, hiddenAt, deletedAt },
          shown: { state: designs.state, isHeldForReview: sql<boolean>`${isHeldForReview(designs)}` },
          position,
        })
        .from(reports)
        .leftJoin(cards, eq(cards.id, reports.cardId))
        .leftJoin(designs, eq(designs.id, reports.design))
        .where(and(eq(reports.state, state), where))
        .orderBy(...orderBy)
        .limit(limit);
      return rows.map(({ card, shown, reporterId, addressHash, closedAt: _, ...row }) => ({
        ...row,
        cardId: row.cardId as CardId | null,
        /** Null for a design. */
        card: row.cardId === null ? null : stateOf(card),
        /** Null for one of ours, and for a card. */
        designState: row.design === null || findTemplate(row.design) ? null : stateOfDesign(shown),
        /** The same for reports of one account or one network; says nothing else of them. */
        sender: reporterId
          ? `account ${reporterId.slice(0, 6)}`
          : `visitor ${addressHash?.slice(0, 6) ?? ''}`,
      }));
    },
  });
}

type CardState = Pick<typeof cards.$inferSelect, 'status' | 'hiddenAt' | 'deletedAt'>;

function stateOf(card: CardState | null): 'shown' | 'hidden' | 'draft' | 'removed' {
  if (!card || card.deletedAt) return 'removed';
  if (card.hiddenAt) return 'hidden';
  return card.status === 'draft' ? 'draft' : 'shown';
}

function stateOfDesign(
  shown: { readonly state: DesignState; readonly isHeldForReview: boolean } | null,
): 'shown' | 'hidden' | 'gone' {
  if (shown?.isHeldForReview) return 'hidden';
  return shown?.state === 'public' ? 'shown' : 'gone';
}

/** The cards that are hidden, the last hidden first. */
export async function listHiddenCards(db: Db, page: PageRequest): Promise<Page<OperatorCard>> {
  const isHidden = isNotNull(cards.hiddenAt);
  const { items, ...cursors } = await readLatest(db, {
    table: cards,
    by: cards.hiddenAt,
    where: isHidden,
    page,
  });
  return { ...cursors, items: items.map(operatedCard) };
}

/** What was written by the contact form, the newest first. */
export function listMessages(db: Db, page: PageRequest) {
  return readLatest(db, { table: messages, by: messages.createdAt, page });
}

/** What operators did, the latest first. */
export function listAuditLog(db: Db, page: PageRequest) {
  return readLatest(db, { table: auditLog, by: auditLog.createdAt, page });
}

interface Latest<Table> {
  readonly table: Table;
  readonly by: AnyPgColumn;
  readonly where?: SQL;
  readonly page: PageRequest;
}

/** A page of the rows of a table, the latest first. */
function readLatest<Table extends PgTable & { readonly id: AnyPgColumn }>(
  db: Db,
  { table, by, where, page }: Latest<Table>,
): Promise<Page<InferSelectModel<Table>>> {
  type Row = InferSelectModel<Table> & { readonly position: string };
  return readPage({
    key: byMoment(by, { descending: true }),
    id: table.id,
    page,
    query: async ({ position, ...asked }) =>
      (await db
        .select({ ...getTableColumns(table), position })
        .from(table as PgTable)
        .where(and(where, asked.where))
        .orderBy(...asked.orderBy)
        .limit(asked.limit)) as Row[],
  });
}

export type SiteCounts = Awaited<ReturnType<typeof countSite>>;

/** What there is now; `bytes`: of all files. It reads whole tables, so it is for the operator only. */
export async function countSite(db: Db) {
  const published = sql<number>`count(*) filter (where ${cards.status} = 'published')::int`;
  const [
    [ofCards],
    [ofFiles],
    accounts,
    shares,
    openReports,
    waitingDesigns,
    ofMessages,
    waitingMail,
    failedMail,
  ] = await Promise.all([
    db
      .select({ all: count(), published, hidden: count(cards.hiddenAt) })
      .from(cards)
      .where(isNotDeleted(cards)),
    db.select({ files: count(), bytes: sql`coalesce(sum(${files.bytes}), 0)`.mapWith(Number) }).from(files),
    db.$count(user),
    db.$count(sharedCards),
    db.$count(reports, eq(reports.state, 'open')),
    countWaitingDesigns(db),
    db.$count(messages),
    countPendingMail(db),
    countFailedMail(db),
  ]);
  const { all = 0, published: shown = 0, hidden = 0 } = ofCards ?? {};
  return {
    accounts,
    published: shown,
    drafts: all - shown,
    hidden,
    shares,
    files: ofFiles?.files ?? 0,
    bytes: ofFiles?.bytes ?? 0,
    openReports,
    waitingDesigns,
    messages: ofMessages,
    waitingMail,
    failedMail,
  };
}
