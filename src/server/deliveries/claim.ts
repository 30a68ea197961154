import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Closeness } from '#card/document/closeness.ts';
import { parseStoredCard } from '#card/document/versions.ts';
import { closenessOf } from '#content/closeness.ts';
import { type CardAccess, isPublic, readAccess } from '../cards/access.ts';
import type { Db, Transaction } from '../db/database.ts';
import { lockName } from '../db/locks/lock-name.ts';
import { cards } from '../db/tables/cards.ts';
import { deliveries, deliveryLog } from '../db/tables/deliveries.ts';
import type { MailQueue } from '../mail/write.ts';
import { randomId } from '../random-id.ts';
import { dayMs, deliveryLimits, hourMs } from './limits.ts';
import { type DeliveryRow, isDelivery } from './read.ts';
import { countToday, findSender, isTrusted, perDayOf, type Sender } from './senders.ts';
import { findSuppression } from './suppressions.ts';
import { tellSender } from './tell-sender.ts';
import type { DeliveryReason } from './types.ts';
import type { DeliveryParts } from './write.ts';

/** Why a mail is not sent now: it waits, or its state says that it never is. */
interface Hindrance {
  readonly state: 'scheduled' | 'refused' | 'cancelled';
  readonly reason: DeliveryReason;
}

/**
 * Makes a mail `sending` before its conversation begins, so that no other process, nor this one after a crash, sends it
 * again. Everything that may keep it back is read in the same transaction, and claims follow each other: no limit is
 * passed by two that count at once. What its mail says is read here too: if the database failed after the claim, a mail
 * that never went out would end as `unknown`. Null when it is not sent now; where it never is, its sender is told.
 */
export function claimDelivery(
  parts: DeliveryParts & { readonly mail: Pick<MailQueue, 'post'> },
  read: DeliveryRow,
  now: Date,
) {
  return parts.db.transaction(async (tx) => {
    await lockName(tx, 'claim deliveries');
    const { date, time, zone } = read;
    const isAsRead = and(eq(deliveries.date, date), eq(deliveries.time, time), eq(deliveries.zone, zone));
    const isDue = or(isNull(deliveries.nextTryAt), lte(deliveries.nextTryAt, now));
    const isThis = isDelivery(read.cardId, read.id);
    const attemptId = randomId();
    const [row] = await tx
      .update(deliveries)
      .set({ state: 'sending', reason: null, claimedAt: now, attemptId })
      .where(and(isThis, eq(deliveries.state, 'scheduled'), isAsRead, isDue))
      .returning();
    if (!row) return null;
    const sender = await findSender(tx, row.userId, { ...parts, now });
    const hindrance = await findHindrance(tx, parts, { row, sender, now });
    if (hindrance || !sender) {
      const { state, reason } = hindrance ?? { state: 'cancelled', reason: 'sender' };
      const nextTryAt = state === 'scheduled' ? later(now) : null;
      await tx.update(deliveries).set({ state, reason, nextTryAt }).where(isThis);
      await tellSender({ db: tx, mail: parts.mail }, row, state);
      return null;
    }
    const { addressHash } = row;
    await tx.update(deliveries).set({ senderName: sender.name }).where(isThis);
    await tx
      .insert(deliveryLog)
      .values({ addressHash, id: attemptId, senderHash: sender.hash, startedAt: now });
    return {
      ...{ row, sender },
      /** Of its Message-ID. */
      attemptId,
      /** Whether the sender's name stands in its header. */
      isTrusted: await isTrusted(tx, sender),
      closeness: await readCloseness(tx, row),
    };
  });
}

/** A mail that this process alone may send, once. */
export type DeliveryClaim = NonNullable<Awaited<ReturnType<typeof claimDelivery>>>;

/** How its card says “you”; null for whoever is invited to sign it, who is somebody else. */
async function readCloseness(
  tx: Transaction,
  { cardId, invitationId, language }: DeliveryRow,
): Promise<Closeness | null> {
  if (invitationId !== null) return null;
  const [row] = await tx.select({ document: cards.document }).from(cards).where(eq(cards.id, cardId));
  const card = parseStoredCard(row?.document);
  return card.ok ? closenessOf({ ...card.value, language }) : null;
}

/** When a mail that could not be sent is tried again. */
export function later(now: Date): Date {
  return new Date(now.getTime() + deliveryLimits.retryMinutes * 60_000);
}

interface Claimed {
  readonly row: DeliveryRow;
  readonly sender: Sender | null;
  readonly now: Date;
}

async function findHindrance(
  tx: Transaction,
  { config }: DeliveryParts,
  { row, sender, now }: Claimed,
): Promise<Hindrance | null> {
  const { addressHash } = row;
  if (!sender || sender.confirmedHours < deliveryLimits.confirmedHours)
    return { state: 'cancelled', reason: 'sender' };
  const suppressed = await findSuppression(tx, { addressHash, senderHash: sender.hash });
  if (!config.delivery || suppressed === 'all') return { state: 'scheduled', reason: 'stopped' };
  if (suppressed === 'sender') return { state: 'cancelled', reason: 'sender' };
  const hidden = cardHindrance(await readAccess(tx, row.cardId), row);
  if (hidden) return hidden;
  if (suppressed || row.isSuppressed) return { state: 'refused', reason: 'not-taken' };
  if ((await countToAddress(tx, addressHash, now)) >= deliveryLimits.perAddress.max)
    return { state: 'refused', reason: 'not-taken' };
  if ((await countToday(tx, sender, now)) >= perDayOf(sender))
    return { state: 'scheduled', reason: 'day-full' };
  return (await countHour(tx, now)) >= config.delivery.perHour
    ? { state: 'scheduled', reason: 'site-full' }
    : null;
}

/** A draft may be published again the same day, and a deleted card restored. A card that the operator hid is given up. */
function cardHindrance(access: CardAccess, { userId, invitationId }: DeliveryRow): Hindrance | null {
  if (access.state === 'missing' || access.state === 'gone') return { state: 'scheduled', reason: 'offline' };
  if (access.ownerId !== userId) return { state: 'cancelled', reason: 'sender' };
  if (access.isHidden) return { state: 'cancelled', reason: 'hidden' };
  // A draft can be signed.
  return isPublic(access) || invitationId !== null ? null : { state: 'scheduled', reason: 'offline' };
}

/** Mails to an address, from all senders, in the days for which there is a limit. */
export function countToAddress(db: Pick<Db, '$count'>, addressHash: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - deliveryLimits.perAddress.days * dayMs);
  return db.$count(
    deliveryLog,
    and(eq(deliveryLog.addressHash, addressHash), gt(deliveryLog.startedAt, since)),
  );
}

/** Mails of the whole site that began within an hour. */
export function countHour(db: Pick<Db, '$count'>, now: Date): Promise<number> {
  return db.$count(deliveryLog, gt(deliveryLog.startedAt, new Date(now.getTime() - hourMs)));
}
