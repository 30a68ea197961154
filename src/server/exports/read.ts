import { and, asc, eq, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Language } from '#content/languages/languages.ts';
import { deviceName } from '../accounts/sessions/device-name.ts';
import { editLinkProvider } from '../auth/guest/edit-link.ts';
import type { Db } from '../db/database.ts';
import { account, profiles, session, user } from '../db/tables/accounts.ts';
import { auditLog } from '../db/tables/audit-log.ts';
import { cards, isNotDeleted } from '../db/tables/cards.ts';
import { contacts } from '../db/tables/contacts.ts';
import { contributions, invitations, organisers } from '../db/tables/contributions.ts';
import { deliveries } from '../db/tables/deliveries.ts';
import { designs, favourites, penNames } from '../db/tables/designs.ts';
import { files } from '../db/tables/files.ts';
import { designLikes } from '../db/tables/likes.ts';
import { messages } from '../db/tables/messages.ts';
import { pushSubscriptions } from '../db/tables/push.ts';
import { replies, replyMails } from '../db/tables/replies.ts';
import { reports } from '../db/tables/reports.ts';
import { sharedCards } from '../db/tables/shares.ts';

/** Whose data, and in which language it says what it holds. */
export interface Owner {
  readonly userId: string;
  readonly language: Language;
}

/**
 * What is stored of a user, by the name of its file; the first row first. Secrets (password, tokens) are never read, nor
 * what is deleted. A card's own files and uploads are read below.
 */
export const userFiles: Readonly<Record<string, (db: Db, owner: Owner) => Promise<unknown>>> = {
  account: readAccount,
  sessions: readSessions,
  shares: (db, { userId }) => readShares(db, userId),
  async likes(db, { userId }) {
    const { design, createdAt } = designLikes;
    return db
      .select({ design, since: createdAt })
      .from(designLikes)
      .where(eq(designLikes.userId, userId))
      .orderBy(asc(createdAt), asc(design));
  },
  async designs(db, { userId }) {
    const { name, approvedAt, createdAt } = penNames;
    const [penName = null] = await db
      .select({ name, approvedAt, createdAt })
      .from(penNames)
      .where(eq(penNames.userId, userId));
    return {
      penName,
      designs: await readDesigns(db, userId),
      favourites: await db
        .select({ kind: favourites.kind, target: favourites.target, since: favourites.createdAt })
        .from(favourites)
        .where(eq(favourites.userId, userId))
        .orderBy(asc(favourites.createdAt), asc(favourites.kind), asc(favourites.target)),
    };
  },
  /** Answers that the user hides as well; and since when the user wants no mail about them. */
  async answers(db, { userId }) {
    const { dueAt, stoppedAt } = replyMails;
    const [mail = null] = await db
      .select({ dueAt, stoppedAt })
      .from(replyMails)
      .where(eq(replyMails.userId, userId));
    const { cardId, reaction, text, name, voiceId, createdAt, seenAt, hiddenAt } = replies;
    const answers = await db
      .select({ cardId, reaction, text, name, voiceId, createdAt, seenAt, hiddenAt })
      .from(replies)
      .innerJoin(cards, eq(cards.id, cardId))
      .where(and(eq(cards.userId, userId), isNotDeleted(cards)))
      .orderBy(asc(createdAt), asc(replies.id));
    return { mail, answers };
  },
  /** The cards of others that the user helps to organise. */
  async helping(db, { userId }) {
    const { cardId, createdAt } = organisers;
    return db
      .select({ cardId, since: createdAt })
      .from(organisers)
      .where(eq(organisers.userId, userId))
      .orderBy(asc(createdAt), asc(cardId));
  },
  async people(db, { userId }) {
    return { people: await readContacts(db, userId), devices: await readDevices(db, userId) };
  },
  /** The mails with the links of the user's cards. */
  async mails(db, { userId }) {
    const { cardId, email, language, date, time, zone, city, state, sentAt, openedAt, createdAt } =
      deliveries;
    return db
      .select({ cardId, email, language, date, time, zone, city, state, sentAt, openedAt, createdAt })
      .from(deliveries)
      .where(eq(deliveries.userId, userId))
      .orderBy(asc(createdAt), asc(deliveries.id));
  },
  /**
   * What was written to the operator from the user's address. Anybody can write any address into that form, and sign
   * up with it: so it must be confirmed to be theirs.
   */
  async messages(db, { userId }) {
    const { name, email, subject, message, createdAt } = messages;
    return db
      .select({ name, email, subject, message, createdAt })
      .from(messages)
      .innerJoin(user, eq(user.email, sql`lower(${messages.email})`))
      .where(and(eq(user.id, userId), eq(user.emailVerified, true)))
      .orderBy(asc(createdAt));
  },
  /** What the user reported. Who reported a card of theirs is nobody's to read. */
  async reports(db, { userId }) {
    const { cardId, design, reason, text, state, createdAt } = reports;
    return db
      .select({ cardId, design, reason, text, state, createdAt })
      .from(reports)
      .where(eq(reports.reporterId, userId))
      .orderBy(asc(createdAt), asc(reports.id));
  },
  /** What operators did with the account and its cards; which operator is not said. */
  async operators(db, { userId }) {
    const { action, target, createdAt } = auditLog;
    const own = db.select({ id: cards.id }).from(cards).where(eq(cards.userId, userId));
    return db
      .select({ action, target, createdAt })
      .from(auditLog)
      .where(or(eq(target, userId), inArray(target, own)))
      .orderBy(asc(createdAt), asc(auditLog.id));
  },
};

/** What is kept of an account besides its cards and files; secrets (password, tokens) are never read. */
async function readAccount(db: Db, { userId }: Owner) {
  const [[own], [profile], signInMethods] = await Promise.all([
    db.select().from(user).where(eq(user.id, userId)),
    db.select().from(profiles).where(eq(profiles.id, userId)),
    db
      .select({ by: account.providerId, accountId: account.accountId, since: account.createdAt })
      .from(account)
      .where(eq(account.userId, userId)),
  ]);
  if (!own) return null;
  const { fullName, website, avatarUrl, language, timeZone, updatedAt } = profile ?? {};
  return {
    // The address of a guest is a placeholder.
    account: own.isAnonymous ? { ...own, email: null } : own,
    profile: profile ? { fullName, website, avatarUrl, language, timeZone, updatedAt } : null,
    // What names a private edit link is the hash of its secret.
    signInMethods: signInMethods.map((method) =>
      method.by === editLinkProvider ? { ...method, accountId: null } : method,
    ),
  };
}

/** Where the user is signed in, without what opens a session. */
async function readSessions(db: Db, { userId, language }: Owner) {
  const rows = await db
    .select({
      firstSeen: session.createdAt,
      lastSeen: session.updatedAt,
      expiresAt: session.expiresAt,
      ipAddress: session.ipAddress,
      userAgent: session.userAgent,
    })
    .from(session)
    .where(eq(session.userId, userId))
    .orderBy(asc(session.createdAt));
  return rows.map((row) => ({ device: deviceName(row.userAgent, language), ...row }));
}

/** Every act of sharing, the first first. */
export function readShares(db: Db, userId: string) {
  const { cardId, channel, sharedAt } = sharedCards;
  return db
    .select({ cardId, channel, sharedAt })
    .from(sharedCards)
    .where(eq(sharedCards.senderUserId, userId))
    .orderBy(asc(sharedAt), asc(sharedCards.id));
}

/** The user's own designs, the first first. */
function readDesigns(db: Db, userId: string) {
  const { id, name, look, tone, state, occasion, mood, motif, remixOf, remixPenName } = designs;
  const { refusal, badge, createdAt, submittedAt, publishedAt, hiddenAt } = designs;
  return db
    .select({
      ...{ id, name, look, tone, state, occasion, mood, motif, remixOf, remixPenName },
      ...{ refusal, badge, createdAt, submittedAt, publishedAt, hiddenAt },
    })
    .from(designs)
    .where(eq(designs.userId, userId))
    .orderBy(asc(createdAt), asc(id));
}

/** Whose birthdays the user keeps, also of those who told theirs and wait. */
function readContacts(db: Db, userId: string) {
  const { name, calendar, month, day, year, leapDay, relationship, language, city, note } = contacts;
  return db
    .select({
      ...{ name, calendar, month, day, year, leapDay, relationship, language, city, note },
      ...{ acceptedAt: contacts.acceptedAt, createdAt: contacts.createdAt, updatedAt: contacts.updatedAt },
    })
    .from(contacts)
    .where(and(eq(contacts.userId, userId), isNotDeleted(contacts)))
    .orderBy(asc(contacts.createdAt), asc(contacts.id));
}

/** The browsers that show reminders, by who passes them on; what opens them is left out. */
async function readDevices(db: Db, userId: string) {
  const rows = await db
    .select({ endpoint: pushSubscriptions.endpoint, since: pushSubscriptions.createdAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));
  return rows.map(({ endpoint, since }) => ({ service: URL.parse(endpoint)?.host ?? null, since }));
}

/** The ids of the user's cards, the oldest first. */
export async function readCardIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: cards.id })
    .from(cards)
    .where(and(eq(cards.userId, userId), isNotDeleted(cards)))
    .orderBy(asc(cards.createdAt), asc(cards.id));
  return rows.map(({ id }) => id);
}

/** A card of the user's as it is stored; null when it was deleted since. */
export async function readCard(db: Db, userId: string, id: string) {
  const { status, revision, createdAt, updatedAt, publishedAt, document } = cards;
  const { design, views, downloads, sealDate, sealTime, sealZone, sealCity, repliesClosedAt } = cards;
  const [row] = await db
    .select({
      ...{ id: cards.id, status, revision, createdAt, updatedAt, publishedAt },
      ...{ sealDate, sealTime, sealZone, sealCity, repliesClosedAt },
      ...{ design, views, downloads, document },
    })
    .from(cards)
    .where(and(eq(cards.id, id), eq(cards.userId, userId), isNotDeleted(cards)));
  return row ?? null;
}

/** What others wrote on a card of the user's, hidden notes as well; words for the receiver alone are not the user's. */
export async function readNotesOfCard(db: Db, cardId: string) {
  const { name, words, fileId, ink, audience, isOnBehalf, isLate, approvedAt, hiddenAt, id } = contributions;
  const { createdAt, updatedAt, transcript } = contributions;
  const rows = await db
    .select({
      ...{ name, words, fileId, transcript, ink, audience, isOnBehalf, isLate },
      ...{ approvedAt, hiddenAt, createdAt, updatedAt },
    })
    .from(contributions)
    .where(and(eq(contributions.cardId, cardId), isNull(contributions.withdrawnAt)))
    .orderBy(asc(createdAt), asc(id));
  return rows.map((row) =>
    row.audience === 'receiver' ? { ...row, words: null, fileId: null, transcript: null, ink: null } : row,
  );
}

/** Whom the user invited by name to sign a card, and whether they looked and signed. */
export function readInvitations(db: Db, cardId: string) {
  const { name, seenAt, noteId, createdAt, position } = invitations;
  return db
    .select({ name, createdAt, seenAt, signed: isNotNull(noteId) })
    .from(invitations)
    .where(eq(invitations.cardId, cardId))
    .orderBy(asc(position));
}

/** The user's uploads, used or not, the oldest first; not what was sent for a receiver alone. */
export function readFiles(db: Db, userId: string) {
  const { id, kind, contentType, bytes, createdAt } = files;
  const { cardId, fileId, audience } = contributions;
  const forReceiver = db
    .select({ id: sql<string>`${fileId}` })
    .from(contributions)
    .innerJoin(cards, eq(cards.id, cardId))
    .where(and(eq(cards.userId, userId), eq(audience, 'receiver'), isNotNull(fileId)));
  return db
    .select({ id, kind, contentType, bytes, createdAt })
    .from(files)
    .where(and(eq(files.userId, userId), notInArray(id, forReceiver)))
    .orderBy(asc(createdAt), asc(id));
}
