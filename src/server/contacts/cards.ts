import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { cards, isNotDeleted } from '../db/tables/cards.ts';
import { contactCards, contacts } from '../db/tables/contacts.ts';
import { isContact } from './read.ts';
import type { ContactId } from './types.ts';

/*
 * Which cards were made for whom: so that next year's looks otherwise, and a card that was begun is gone on with.
 */

interface CardForContact {
  readonly userId: string;
  readonly contactId: ContactId;
  /** The birthday: `2026-11-12`. */
  readonly day: string;
  readonly cardId: string;
}

/** Remembers a card of a user's own; of somebody else's contact nothing is remembered. */
export async function noteContactCard(
  db: Db,
  { userId, contactId, day, cardId }: CardForContact,
): Promise<void> {
  const row = db
    .select({
      userId: contacts.userId,
      contactId: contacts.id,
      day: sql`${day}::date`.as('day'),
      cardId: sql`${cardId}::text`.as('card_id'),
      createdAt: sql`now()`.as('created_at'),
    })
    .from(contacts)
    .where(isContact(userId, contactId));
  await db
    .insert(contactCards)
    .select(row)
    .onConflictDoUpdate({
      target: [contactCards.userId, contactCards.contactId, contactCards.day],
      set: { cardId },
    });
}

/** The last cards for somebody, the newest first. */
export async function listContactCards(
  db: Pick<Db, 'select'>,
  userId: string,
  contactId: ContactId,
): Promise<readonly { readonly day: string; readonly cardId: string }[]> {
  return db
    .select({ day: contactCards.day, cardId: contactCards.cardId })
    .from(contactCards)
    .where(and(eq(contactCards.userId, userId), eq(contactCards.contactId, contactId)))
    .orderBy(desc(contactCards.day))
    .limit(5);
}

/** The cards for birthdays of these people on or after a day, by person and day. */
export async function findBegunCards(
  db: Pick<Db, 'select'>,
  userId: string,
  { ids, from }: { readonly ids: readonly string[]; readonly from: string },
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ contactId: contactCards.contactId, day: contactCards.day, cardId: contactCards.cardId })
    .from(contactCards)
    // One that was deleted, or moved to another account, is not gone on with.
    .innerJoin(cards, and(eq(cards.id, contactCards.cardId), eq(cards.userId, userId), isNotDeleted(cards)))
    .where(
      and(
        eq(contactCards.userId, userId),
        inArray(contactCards.contactId, [...ids]),
        gte(contactCards.day, from),
      ),
    );
  return new Map(rows.map(({ contactId, day, cardId }) => [`${contactId} ${day}`, cardId]));
}
