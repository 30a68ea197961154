import { and, desc, eq, gte, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/database.ts';
import { cards, isNotDeleted } from '../db/tables/cards.ts';
import { contactCards, contacts } from '../db/tables/contacts.ts';
import { signings } from '../db/tables/contributions.ts';
import { isContact } from './read.ts';
import type { ContactId } from './types.ts';

/*
 * Which cards were made for whom: so that next year's looks otherwise, and a card that was begun is gone on with.
 */

type Reader = Pick<Db | Transaction, 'select'>;

interface CardForContact {
  readonly userId: string;
  readonly contactId: ContactId;
  /** The birthday: `2026-11-12`. */
  readonly day: string;
  readonly cardId: string;
}

/** Remembers a card of a user's own, in the place of one that was prepared. Somebody else's contact stays as it is. */
export function noteContactCard(db: Db, card: CardForContact): Promise<void> {
  return db.transaction((tx) => noteContactCardIn(tx, card));
}

/** The same in a transaction that does more. */
export async function noteContactCardIn(
  tx: Transaction,
  { userId, contactId, day, cardId }: CardForContact,
): Promise<void> {
  await lockContact(tx, userId, contactId);
  await dropPreparedCards(tx, and(isForContact(userId, contactId), eq(contactCards.day, day)));
  await tx
    .insert(contactCards)
    .select(rowFor(tx, { userId, contactId, day, cardId, isPrepared: false }))
    .onConflictDoUpdate({
      target: [contactCards.userId, contactCards.contactId, contactCards.day],
      set: { cardId, isPrepared: false },
    });
}

/** Remembers a card that was made for a user; false where there is another one for that birthday. */
export async function notePreparedCard(tx: Transaction, card: CardForContact): Promise<boolean> {
  const noted = await tx
    .insert(contactCards)
    .select(rowFor(tx, { ...card, isPrepared: true }))
    .onConflictDoNothing()
    .returning({ cardId: contactCards.cardId });
  return noted.length > 0;
}

/** Lets nobody else change a contact, or begin a card for them, until the commit. */
export async function lockContact(tx: Transaction, userId: string, contactId: ContactId): Promise<void> {
  await tx.select({ id: contacts.id }).from(contacts).where(isContact(userId, contactId)).for('update');
}

function rowFor(
  db: Reader,
  { userId, contactId, day, cardId, isPrepared }: CardForContact & { readonly isPrepared: boolean },
) {
  return db
    .select({
      userId: contacts.userId,
      contactId: contacts.id,
      day: sql`${day}::date`.as('day'),
      cardId: sql`${cardId}::text`.as('card_id'),
      isPrepared: sql`${isPrepared}::boolean`.as('is_prepared'),
      createdAt: sql`now()`.as('created_at'),
    })
    .from(contacts)
    .where(isContact(userId, contactId));
}

/** Prepared cards of one transaction. */
const batchSize = 500;

/**
 * Deletes prepared cards that nobody has touched: their birthday is over, or no longer what they say. Those that somebody
 * went on with are their owner's own from then on. Returns whether there may be more of them.
 */
export async function dropPreparedCards(tx: Transaction, which: SQL | undefined): Promise<boolean> {
  const wanted = await tx
    .select({ id: contactCards.cardId })
    .from(contactCards)
    .where(and(contactCards.isPrepared, which))
    .orderBy(contactCards.cardId)
    .limit(batchSize)
    .for('update');
  if (wanted.length === 0) return false;
  const ids = wanted.map(({ id }) => id);
  const dropped = await tx
    .update(cards)
    .set({ deletedAt: sql`now()` })
    .where(and(inArray(cards.id, ids), isUntouched(tx)))
    .returning({ id: cards.id });
  const gone = dropped.map(({ id }) => id);
  await tx.delete(contactCards).where(and(inArray(contactCards.cardId, gone), which));
  await tx
    .update(contactCards)
    .set({ isPrepared: false })
    .where(and(inArray(contactCards.cardId, ids), which));
  return wanted.length === batchSize;
}

/** Selects cards as they were made: every save counts a revision. */
function isUntouched(db: Reader): SQL | undefined {
  const signing = db.select({ one: sql`1` }).from(signings).where(eq(signings.cardId, cards.id));
  return and(eq(cards.revision, 1), isNotDeleted(cards), notExists(signing));
}

/** Cards that are prepared for birthdays from a day on. */
export function countPreparedCards(db: Db, userId: string, from: string): Promise<number> {
  return db.$count(
    contactCards,
    and(eq(contactCards.userId, userId), contactCards.isPrepared, gte(contactCards.day, from)),
  );
}

/** The last cards for somebody, the newest first; with `before` those for birthdays before this day alone. */
export async function listContactCards(
  db: Reader,
  userId: string,
  contactId: ContactId,
  { before = null }: { readonly before?: string | null } = {},
) {
  return db
    .select({ day: contactCards.day, cardId: contactCards.cardId })
    .from(contactCards)
    .where(and(isForContact(userId, contactId), before === null ? undefined : lt(contactCards.day, before)))
    .orderBy(desc(contactCards.day))
    .limit(5);
}

/** For whose birthdays a user's own cards are, by the id of the card; others are left out. */
export async function findBirthdaysOfCards(db: Reader, userId: string, cardIds: readonly string[]) {
  const { contactId, day, cardId } = contactCards;
  const rows = await db
    .select({ contactId, day, cardId })
    .from(contactCards)
    .where(and(inArray(cardId, [...cardIds]), eq(contactCards.userId, userId)));
  return new Map(rows.map((row) => [row.cardId, { ...row, contactId: row.contactId as ContactId }]));
}

/** A card for a birthday. */
export interface CardOfBirthday {
  readonly cardId: string;
  /** It was prepared, and nobody has touched it. */
  readonly isUntouched: boolean;
}

interface Birthdays {
  readonly ids: readonly string[];
  /** On or after this day. */
  readonly from: string;
}

/** The cards for birthdays of these people, by person and day: "4lb…Q 2026-11-12". */
export async function findContactCards(
  db: Reader,
  userId: string,
  { ids, from }: Birthdays,
): Promise<ReadonlyMap<string, CardOfBirthday>> {
  if (ids.length === 0) return new Map();
  const { contactId, day, cardId } = contactCards;
  const rows = await db
    .select({
      ...{ contactId, day, cardId },
      isUntouched: sql<boolean>`${and(contactCards.isPrepared, isUntouched(db))}`,
    })
    .from(contactCards)
    // One that was deleted, or moved to another account, is not gone on with.
    .innerJoin(cards, and(eq(cards.id, cardId), eq(cards.userId, userId), isNotDeleted(cards)))
    .where(isAround(userId, { ids, from }));
  return new Map(rows.map(({ contactId: id, day: on, ...card }) => [`${id} ${on}`, card]));
}

/** The birthdays of these people for which a card is remembered, also one that was deleted: "4lb…Q 2026-11-12". */
export async function findNotedBirthdays(
  db: Reader,
  userId: string,
  { ids, from }: Birthdays,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ contactId: contactCards.contactId, day: contactCards.day })
    .from(contactCards)
    .where(isAround(userId, { ids, from }));
  return new Set(rows.map(({ contactId, day }) => `${contactId} ${day}`));
}

function isAround(userId: string, { ids, from }: Birthdays): SQL | undefined {
  return and(
    eq(contactCards.userId, userId),
    inArray(contactCards.contactId, [...ids]),
    gte(contactCards.day, from),
  );
}

function isForContact(userId: string, contactId: ContactId): SQL | undefined {
  return and(eq(contactCards.userId, userId), eq(contactCards.contactId, contactId));
}
