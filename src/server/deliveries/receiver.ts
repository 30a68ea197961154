import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { deliveries, suppressions } from '../db/tables/deliveries.ts';
import type { DeliveryLink } from './delivery-link.ts';
import { isDelivery } from './read.ts';
import { everybody, liftSuppression, type SuppressionKey, suppress } from './suppressions.ts';

/**
 * Notes that the receiver opened the card, whose mail has arrived then, whatever was known of it. Only for what a person
 * pressed: programs open links to look at them. A link to an address that was corrected since notes nothing.
 */
export async function noteOpened(
  db: Db,
  { cardId, id, addressHash }: DeliveryLink,
  now: Date,
): Promise<void> {
  const { state, sentAt, claimedAt } = deliveries;
  await db
    .update(deliveries)
    .set({
      openedAt: now,
      state: sql`case when ${inArray(state, ['unknown', 'bounced'])} then 'sent' else ${state} end`,
      sentAt: sql`coalesce(${sentAt}, ${claimedAt})`,
    })
    .where(and(isDelivery(cardId, id), eq(deliveries.addressHash, addressHash), isNull(deliveries.openedAt)));
}

/** What a receiver wants: no more from this sender, from nobody, or that nobody gets any more from this sender. */
export const mailChoices = ['sender', 'never', 'report', 'resume'] as const;
export type MailChoice = (typeof mailChoices)[number];

export async function chooseMail(db: Db, link: DeliveryLink, choice: MailChoice): Promise<void> {
  const { addressHash, senderHash } = link;
  const own: SuppressionKey = { addressHash, senderHash };
  const all: SuppressionKey = { addressHash, senderHash: everybody };
  await db.transaction(async (tx) => {
    if (choice === 'resume') {
      for (const pair of [own, all]) await liftSuppression(tx, pair, 'receiver');
      return;
    }
    await suppress(tx, choice === 'never' ? all : own, choice === 'report' ? 'reported' : 'unsubscribed');
    if (choice === 'report') await suppress(tx, { addressHash: everybody, senderHash }, 'reported');
  });
}

/** What a receiver has stopped: mail of this link's sender, or of all; and whether the receiver can have it sent again. */
export async function readStopped(db: Db, { addressHash, senderHash }: DeliveryLink) {
  const rows = await db
    .select({ senderHash: suppressions.senderHash, reason: suppressions.reason })
    .from(suppressions)
    .where(
      and(
        eq(suppressions.addressHash, addressHash),
        inArray(suppressions.senderHash, [senderHash, everybody]),
      ),
    );
  const isOfAll = rows.some((row) => row.senderHash === everybody);
  return {
    from: isOfAll ? ('everybody' as const) : rows.length > 0 ? ('sender' as const) : null,
    mayResume: rows.some(({ reason }) => reason !== 'operator'),
  };
}
