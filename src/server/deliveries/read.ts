import { and, asc, count, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { deliveryProblems } from '#content/deliveries/states.ts';
import type { OwnedCardId } from '../cards/types.ts';
import type { Db } from '../db/database.ts';
import { deliveries } from '../db/tables/deliveries.ts';
import type { Delivery, DeliveryCount, DeliveryTime } from './types.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;

/** The mails that tell somebody of a card, those that are due first before the others. */
export async function listDeliveries(
  db: Pick<Db, 'select'>,
  owned: OwnedCardId,
): Promise<readonly Delivery[]> {
  const rows = await db
    .select()
    .from(deliveries)
    .where(and(isOfOwner(owned), isNull(deliveries.invitationId)))
    .orderBy(asc(deliveries.date), asc(deliveries.time), asc(deliveries.createdAt), asc(deliveries.id));
  return rows.map(deliveryOf);
}

/** The mails that ask somebody to sign a card, each by its invitation. */
export async function listInvitationMails(
  db: Pick<Db, 'select'>,
  owned: OwnedCardId,
): Promise<ReadonlyMap<string, Delivery>> {
  const rows = await db
    .select()
    .from(deliveries)
    .where(and(isOfOwner(owned), isNotNull(deliveries.invitationId)));
  return new Map(rows.map((row) => [row.invitationId ?? '', deliveryOf(row)]));
}

/** Selects the mails that a user asked for, of a card. */
export function isOfOwner({ id, userId }: OwnedCardId): SQL | undefined {
  return and(eq(deliveries.cardId, id), eq(deliveries.userId, userId));
}

function deliveryOf(row: DeliveryRow): Delivery {
  const { cardId, id, email, language, state, reason, sentAt, openedAt, repeatedAt } = row;
  return {
    ...({ cardId, id, reason } as Pick<Delivery, 'cardId' | 'id' | 'reason'>),
    ...{ email, language, state, sentAt, openedAt, repeatedAt },
    at: timeOf(row),
  };
}

export function timeOf({ date, time, zone, city }: DeliveryRow): DeliveryTime {
  return { date, time, zone, city };
}

/** Selects one mail of a card. */
export function isDelivery(cardId: string, id: string): SQL | undefined {
  return and(eq(deliveries.cardId, cardId), eq(deliveries.id, id));
}

/** The mails that tell somebody of each of these cards of a user; a card without any is left out. */
export async function countDeliveries(
  db: Pick<Db, 'select'>,
  userId: string,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, DeliveryCount>> {
  if (cardIds.length === 0) return new Map();
  const { state, openedAt } = deliveries;
  const rows = await db
    .select({
      cardId: deliveries.cardId,
      all: count(),
      sent: sql`count(*) filter (where ${eq(state, 'sent')})`.mapWith(Number),
      opened: count(openedAt),
      problems: sql`count(*) filter (where ${inArray(state, [...deliveryProblems])})`.mapWith(Number),
    })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.userId, userId),
        inArray(deliveries.cardId, [...cardIds]),
        isNull(deliveries.invitationId),
        ne(state, 'cancelled'),
      ),
    )
    .groupBy(deliveries.cardId);
  return new Map(rows.map(({ cardId, ...counted }) => [cardId, counted]));
}
