import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { deliveries, suppressions } from '../db/tables/deliveries.ts';
import { readSignedLink, signLink } from '../links/links.ts';
import { everybody, liftSuppression, type SuppressionKey, suppress } from './suppressions.ts';

/** What the link of a mail says. It works for ever, also when its card, its row or its sender is gone. */
export interface DeliveryLink extends SuppressionKey {
  readonly cardId: string;
  readonly id: string;
}

export function signDeliveryLink(secret: string, link: DeliveryLink): string {
  const { cardId, id, addressHash, senderHash } = link;
  return signLink(secret, 'delivery', [cardId, id, addressHash, senderHash].join('~'));
}

/** Null for one that we did not make. */
export function readDeliveryLink(secret: string, token: string): DeliveryLink | null {
  const [cardId, id, addressHash, senderHash] = readSignedLink(secret, 'delivery', token)?.split('~') ?? [];
  return cardId && id && addressHash && senderHash ? { cardId, id, addressHash, senderHash } : null;
}

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
    .where(
      and(
        eq(deliveries.cardId, cardId),
        eq(deliveries.id, id),
        eq(deliveries.addressHash, addressHash),
        isNull(deliveries.openedAt),
      ),
    );
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
      for (const pair of [own, all]) await liftSuppression(tx, pair);
      return;
    }
    await suppress(tx, choice === 'never' ? all : own, choice === 'report' ? 'reported' : 'unsubscribed');
    if (choice === 'report') await suppress(tx, { addressHash: everybody, senderHash }, 'reported');
  });
}

/** Whether the receiver gets no mail by this link's sender. */
export async function isStopped(db: Db, { addressHash, senderHash }: DeliveryLink): Promise<boolean> {
  const isOwn = eq(suppressions.addressHash, addressHash);
  return (
    (await db.$count(suppressions, and(isOwn, inArray(suppressions.senderHash, [senderHash, everybody])))) > 0
  );
}
