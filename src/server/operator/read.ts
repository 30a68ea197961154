import { and, asc, count, desc, eq, getTableColumns, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Card } from '#card/document/card.ts';
import { cardTexts } from '#card/document/card-text.ts';
import { cardAlone, contentRevision, type ShownCard } from '#card/document/shown-card.ts';
import { parseStoredCard } from '#card/document/versions.ts';
import { asciiDomain } from '#content/ascii-domain.ts';
import { deliveryProblems } from '#content/deliveries/states.ts';
import { findTemplate } from '#content/templates.ts';
import { readNotes } from '../cards/notes.ts';
import type { CardId } from '../cards/types.ts';
import type { Db } from '../db/database.ts';
import { byMoment, type Page, type PageRequest, readPage } from '../db/keyset.ts';
import { session, user } from '../db/tables/accounts.ts';
import { auditLog } from '../db/tables/audit-log.ts';
import { type CardStatus, cards, isNotDeleted } from '../db/tables/cards.ts';
import { deliveries, suppressions } from '../db/tables/deliveries.ts';
import { type DesignState, designs, isHeldForReview } from '../db/tables/designs.ts';
import { files } from '../db/tables/files.ts';
import { failedMails, mailJobs } from '../db/tables/mail.ts';
import { messages } from '../db/tables/messages.ts';
import { type ReportState, reports } from '../db/tables/reports.ts';
import { sharedCards } from '../db/tables/shares.ts';
import { addressHash } from '../deliveries/address.ts';
import { countHour } from '../deliveries/claim.ts';
import { everybody } from '../deliveries/suppressions.ts';
import { countWaitingDesigns } from '../designs/review.ts';
import type { MailJob } from '../mail/mail-kinds.ts';
import type {
  FailedMail,
  OperatorAccount,
  OperatorCard,
  OperatorCardCase,
  OperatorCardsRequest,
  OperatorReport,
  PendingMail,
  SiteCounts,
} from './types.ts';

/** Cards of any owner, drafts too: for the operator only. */
export async function findCards(db: Db, request: OperatorCardsRequest): Promise<OperatorCard[]> {
  const { limit, onlyHidden, ownerId, id } = request;
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

/** What others reported of a card and what its owner asked after it was hidden, the newest first. */
export async function findCardCase(db: Db, id: CardId): Promise<OperatorCardCase> {
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

function operatedCard({
  userId,
  hiddenAt,
  deletedAt,
  document,
  ...row
}: typeof cards.$inferSelect): OperatorCard {
  const opened = parseStoredCard(document);
  return {
    id: row.id as CardId,
    ownerId: userId,
    status: row.status,
    isHidden: hiddenAt !== null,
    isDeleted: deletedAt !== null,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    views: row.views,
    words: opened.ok ? wordsOf(opened.value) : { toName: '', fromName: '', message: '' },
  };
}

function wordsOf(card: Card): OperatorCard['words'] {
  const { toName, fromName } = card;
  return { toName, fromName, message: cardTexts(card).join('\n') };
}

/** The account with this address, in upper or lower case, or this id; null when there is none. */
export async function findAccount(db: Db, email: string): Promise<OperatorAccount | null> {
  const [found] = await db
    .select()
    .from(user)
    .where(or(eq(user.email, asciiDomain(email.toLowerCase())), eq(user.id, email)));
  if (!found) return null;
  const { id, name, emailVerified, createdAt } = found;
  // One after the other: they may run on the one connection of a transaction.
  const [ofCards] = await db
    .select({ cards: count(), hiddenCards: count(cards.hiddenAt) })
    .from(cards)
    .where(eq(cards.userId, id));
  const [ofFiles] = await db
    .select({ files: count(), bytes: sql`coalesce(sum(${files.bytes}), 0)`.mapWith(Number) })
    .from(files)
    .where(eq(files.userId, id));
  const isOpen = and(eq(session.userId, id), gt(session.expiresAt, sql`now()`));
  return {
    id,
    name,
    email: found.email,
    isGuest: found.isAnonymous,
    emailVerified,
    createdAt,
    cards: ofCards?.cards ?? 0,
    hiddenCards: ofCards?.hiddenCards ?? 0,
    files: ofFiles?.files ?? 0,
    bytes: ofFiles?.bytes ?? 0,
    sessions: await db.$count(session, isOpen),
  };
}

/** Mails that were not sent yet, the oldest first, at most `limit`. */
export async function listPendingMail(db: Db, limit: number): Promise<PendingMail[]> {
  const rows = await db.select().from(mailJobs).orderBy(asc(mailJobs.createdAt)).limit(limit);
  return rows.map(({ job, ...row }) => ({ ...row, ...headOf(job) }));
}

/** How many mails were not sent yet. */
export function countPendingMail(db: Db): Promise<number> {
  return db.$count(mailJobs);
}

/** Mails that were given up, the latest first. */
export function listFailedMail(db: Db, page: PageRequest): Promise<Page<FailedMail>> {
  return readPage({
    key: byMoment(failedMails.failedAt, { descending: true }),
    id: failedMails.id,
    page,
    async query({ where, orderBy, limit, position }) {
      const rows = await db
        .select({ ...getTableColumns(failedMails), position })
        .from(failedMails)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit);
      return rows.map(({ job, ...row }) => ({ ...row, ...headOf(job) }));
    },
  });
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

function headOf(job: unknown): Pick<PendingMail, 'kind' | 'to'> {
  const mail = job as MailJob;
  return { kind: mail.kind, to: 'to' in mail ? mail.to : 'the operator' };
}

/** Reports, the newest first, each with the state of its card. */
export function listReports(db: Db, state: ReportState, page: PageRequest): Promise<Page<OperatorReport>> {
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
        card: row.cardId === null ? null : stateOf(card),
        designState: row.design === null || findTemplate(row.design) ? null : stateOfDesign(shown),
        sender: reporterId
          ? `account ${reporterId.slice(0, 6)}`
          : `visitor ${addressHash?.slice(0, 6) ?? ''}`,
      }));
    },
  });
}

interface CardState {
  readonly status: CardStatus;
  readonly hiddenAt: Date | null;
  readonly deletedAt: Date | null;
}

function stateOf(card: CardState | null): NonNullable<OperatorReport['card']> {
  if (!card || card.deletedAt) return 'removed';
  if (card.hiddenAt) return 'hidden';
  return card.status === 'draft' ? 'draft' : 'shown';
}

function stateOfDesign(
  shown: { readonly state: DesignState; readonly isHeldForReview: boolean } | null,
): NonNullable<OperatorReport['designState']> {
  if (shown?.isHeldForReview) return 'hidden';
  return shown?.state === 'public' ? 'shown' : 'gone';
}

/** The cards that are hidden, the last hidden first. */
export function listHiddenCards(db: Db, page: PageRequest): Promise<Page<OperatorCard>> {
  return readPage({
    key: byMoment(cards.hiddenAt, { descending: true }),
    id: cards.id,
    page,
    async query({ where, orderBy, limit, position }) {
      const rows = await db
        .select({ ...getTableColumns(cards), position })
        .from(cards)
        .where(and(isNotNull(cards.hiddenAt), where))
        .orderBy(...orderBy)
        .limit(limit);
      return rows.map((row) => ({ ...operatedCard(row), position: row.position }));
    },
  });
}

/** What was written by the contact form, the newest first. */
export function listMessages(db: Db, page: PageRequest) {
  return readPage({
    key: byMoment(messages.createdAt, { descending: true }),
    id: messages.id,
    page,
    query: ({ where, orderBy, limit, position }) =>
      db
        .select({ ...getTableColumns(messages), position })
        .from(messages)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
  });
}

/** What operators did, the latest first. */
export function listAuditLog(db: Db, page: PageRequest) {
  return readPage({
    key: byMoment(auditLog.createdAt, { descending: true }),
    id: auditLog.id,
    page,
    query: ({ where, orderBy, limit, position }) =>
      db
        .select({ ...getTableColumns(auditLog), position })
        .from(auditLog)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
  });
}

/** What there is now. It reads whole tables, so it is for the operator only. */
export async function countSite(db: Db): Promise<SiteCounts> {
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

/** Who had mail sent to others, and how much of it. */
export interface MailSender {
  readonly email: string;
  readonly asked: number;
  readonly sent: number;
  readonly opened: number;
  /** Refused, returned, or nobody knows. */
  readonly problems: number;
}

/** Who had most mail sent to others since a moment, and what became of it. */
export async function listMailSenders(db: Db, since: Date): Promise<MailSender[]> {
  const { state, openedAt, claimedAt } = deliveries;
  const asked = count();
  return db
    .select({
      email: user.email,
      asked,
      sent: sql`count(*) filter (where ${eq(state, 'sent')})`.mapWith(Number),
      opened: count(openedAt),
      problems: sql`count(*) filter (where ${inArray(state, [...deliveryProblems])})`.mapWith(Number),
    })
    .from(deliveries)
    .innerJoin(user, eq(user.id, deliveries.userId))
    .where(gt(claimedAt, since))
    .groupBy(user.id)
    .orderBy(desc(asked), asc(user.email))
    .limit(sendersShown);
}

/** Whom no mail reaches, or whose mail reaches nobody, the latest first. */
export interface ShownSuppression {
  /** Null: of every address, or of every sender. */
  readonly addressHash: string | null;
  readonly senderHash: string | null;
  readonly reason: string;
  readonly createdAt: Date;
  /** Of an account whose mail is stopped, where it is still there and had mail sent; addresses of receivers are kept nowhere. */
  readonly sender: string | null;
}

export async function listSuppressions(db: Db, deliveryKey: string): Promise<ShownSuppression[]> {
  const rows = await db
    .select()
    .from(suppressions)
    .where(or(ne(suppressions.addressHash, everybody), ne(suppressions.senderHash, everybody)))
    .orderBy(desc(suppressions.createdAt), suppressions.addressHash, suppressions.senderHash)
    .limit(suppressionsShown);
  const senders = await db
    .selectDistinct({ email: user.email })
    .from(deliveries)
    .innerJoin(user, eq(user.id, deliveries.userId));
  const byHash = new Map(senders.map(({ email }) => [addressHash(deliveryKey, email), email]));
  const known = (hash: string) => (hash === everybody ? null : hash);
  return rows.map((row) => ({
    addressHash: known(row.addressHash),
    senderHash: known(row.senderHash),
    reason: row.reason,
    createdAt: row.createdAt,
    sender: byHash.get(row.senderHash) ?? null,
  }));
}

const sendersShown = 50;
const suppressionsShown = 200;

/** What became of mail to receivers, and who is stopped. */
export async function readDeliveryFigures(db: Db, now: Date) {
  const isOfAll = eq(suppressions.addressHash, everybody);
  const ofEverybody = and(isOfAll, eq(suppressions.senderHash, everybody));
  const [states, lastHour, stoppedSenders, suppressed, [stop]] = await Promise.all([
    db
      .select({ state: deliveries.state, count: count() })
      .from(deliveries)
      .groupBy(deliveries.state)
      .orderBy(asc(deliveries.state)),
    countHour(db, now),
    db.$count(suppressions, and(isOfAll, ne(suppressions.senderHash, everybody))),
    db.$count(suppressions, ne(suppressions.addressHash, everybody)),
    db.select({ at: suppressions.createdAt }).from(suppressions).where(ofEverybody),
  ]);
  return { states, lastHour, stoppedSenders, suppressed, stoppedAt: stop?.at ?? null };
}
