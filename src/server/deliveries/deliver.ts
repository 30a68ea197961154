import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { openingInstant } from '#card/seal/opening-instant.ts';
import { dayKey } from '#content/contacts/birthday.ts';
import { localTime } from '#content/contacts/local-day.ts';
import type { DeliveryState } from '#content/deliveries/states.ts';
import type { Config } from '../config/config.ts';
import { loggedReason } from '../db/failure.ts';
import { deliveries, deliveryLog } from '../db/tables/deliveries.ts';
import { sharedCards } from '../db/tables/shares.ts';
import type { Logger } from '../log.ts';
import type { MailData, WriteMessage } from '../mail/mail-kinds.ts';
import type { Mailer, Message } from '../mail/transport/mailer.ts';
import type { MailQueue } from '../mail/write.ts';
import { claimDelivery, type DeliveryClaim, later } from './claim.ts';
import { type DeliverySubject, signDeliveryLink } from './delivery-link.ts';
import { dayMs, deliveryLimits } from './limits.ts';
import { type DeliveryRow, isDelivery, timeOf } from './read.ts';
import { tellSender } from './tell-sender.ts';
import type { DeliveryParts } from './write.ts';

export interface SendingParts extends DeliveryParts {
  readonly config: Pick<Config, 'delivery' | 'origin'>;
  readonly mail: Pick<MailQueue, 'post'>;
  readonly mailer: Mailer;
  readonly writeMail: WriteMessage;
  readonly log: Pick<Logger, 'warn'>;
}

/** Rows of one reading. */
const batchSize = 1000;

/** Conversations at the same time. */
const concurrency = 5;

/**
 * Sends the mails whose moment has come, by their receivers' clocks; late by an outage on the same day there. Whatever is
 * killed, each is sent once or becomes `unknown`: `claim.ts` says how. None is begun after `stopping`. One that fails here
 * keeps no other back: the run fails at its end.
 */
export async function deliverDue(parts: SendingParts, now: Date, stopping?: AbortSignal): Promise<void> {
  const begun = performance.now();
  // A run may be long.
  const clock = () => new Date(now.getTime() + performance.now() - begun);
  let failures = 0;
  const failed = (error: unknown) => {
    failures += 1;
    logError(parts, error);
  };
  await endLostConversations(parts, clock(), failed);
  for (let after = { cardId: '', id: '' }; ; ) {
    const rows = await readBatch(parts, { now, after });
    for (let at = 0; at < rows.length && !stopping?.aborted; at += concurrency) {
      const some = rows.slice(at, at + concurrency);
      await Promise.all(some.map((row) => deliverOne(parts, row, clock).catch(failed)));
    }
    const last = rows.at(-1);
    if (!last || stopping?.aborted) break;
    after = last;
  }
  if (failures > 0) throw new Error(`${failures} mails to receivers failed; each is in the log.`);
}

/** Only names and codes: a row has an address in it. */
function logError({ log }: SendingParts, error: unknown): void {
  log.warn({ reason: loggedReason(error) }, 'mail to a receiver failed');
}

/** What was being sent when its process was killed: nobody knows whether it arrived. */
async function endLostConversations(
  parts: SendingParts,
  now: Date,
  failed: (error: unknown) => void,
): Promise<void> {
  const since = new Date(now.getTime() - deliveryLimits.conversationSeconds * 1000);
  const isLost = and(
    eq(deliveries.state, 'sending'),
    // For the index, which is by date.
    lte(deliveries.date, tomorrow(now)),
    lt(deliveries.claimedAt, since),
  );
  for (const row of await parts.db.select().from(deliveries).where(isLost))
    await recordOutcome(parts, row, { from: ['sending'], to: { state: 'unknown' } }).catch(failed);
}

interface Batch {
  readonly now: Date;
  readonly after: { readonly cardId: string; readonly id: string };
}

/** Mails that may be due somewhere: the zones decide then. */
function readBatch({ db }: SendingParts, { now, after }: Batch) {
  return db
    .select()
    .from(deliveries)
    .where(
      and(
        eq(deliveries.state, 'scheduled'),
        lte(deliveries.date, tomorrow(now)),
        or(isNull(deliveries.nextTryAt), lte(deliveries.nextTryAt, now)),
        gt(sql`(${deliveries.cardId}, ${deliveries.id})`, sql`(${after.cardId}, ${after.id})`),
      ),
    )
    .orderBy(asc(deliveries.cardId), asc(deliveries.id))
    .limit(batchSize);
}

/** It has begun somewhere. */
function tomorrow(now: Date): string {
  return new Date(now.getTime() + dayMs).toISOString().slice(0, 10);
}

async function deliverOne(parts: SendingParts, row: DeliveryRow, clock: () => Date): Promise<void> {
  const now = clock();
  if (now.getTime() < openingInstant(timeOf(row))) return;
  if (isDayOver(row, now))
    return await recordOutcome(parts, row, { from: ['scheduled'], to: { state: 'missed' } });
  const claim = await claimDelivery(parts, row, now);
  if (claim) await sendClaimed(parts, claim, clock);
}

/** The day of a card is the receiver's; an invitation was asked for at once. */
function isDayOver({ invitationId, zone, date, createdAt }: DeliveryRow, now: Date): boolean {
  return invitationId === null
    ? dayKey(localTime(zone, now).day) > date
    : now.getTime() - createdAt.getTime() > dayMs;
}

async function sendClaimed(parts: SendingParts, claim: DeliveryClaim, clock: () => Date): Promise<void> {
  const { row, attemptId } = claim;
  // It may have become `unknown` meanwhile, by a process that took this one for dead.
  const end = (to: Outcome) => recordOutcome(parts, row, { from: ['sending', 'unknown'], to });
  const waits = () => end({ state: 'scheduled', reason: 'busy', nextTryAt: later(clock()) });
  const message = await writeMessage(parts, claim).catch((error) => logError(parts, error));
  if (!message) return await waits();
  const answer = await parts.mailer.send(message, attemptId);
  if (answer.ok) return await end({ state: 'sent', sentAt: clock() });
  const { code, isTemporary, mayHaveArrived } = answer.error;
  parts.log.warn({ code, isTemporary, mayHaveArrived }, 'mail to a receiver not taken');
  if (mayHaveArrived) return await end({ state: 'unknown' });
  if (!isTemporary) return await end({ state: 'refused', reason: 'not-taken' });
  await waits();
}

async function writeMessage(parts: SendingParts, claim: DeliveryClaim): Promise<Message> {
  const message = await parts.writeMail(mailOf(parts, claim));
  if (typeof message === 'string') throw new Error(`a mail to a receiver is ${message}`);
  return message;
}

/** Its words are ours. It names its sender's address, and the sender's name once receivers have opened earlier mails. */
function mailOf({ deliveryKey, config }: SendingParts, claim: DeliveryClaim): MailData {
  const { row, sender, isTrusted, closeness } = claim;
  const { cardId, id, addressHash, invitationId } = row;
  const about: DeliverySubject = invitationId === null ? 'card' : { invitationId };
  const token = signDeliveryLink(deliveryKey, { cardId, id, addressHash, senderHash: sender.hash, about });
  return {
    kind: invitationId === null ? 'delivery' : 'invitation',
    to: row.email,
    language: row.language,
    senderEmail: sender.email,
    senderName: isTrusted ? sender.name : null,
    ...(closeness && { closeness }),
    url: `${config.origin}/mail/card/${token}`,
  };
}

type Outcome = Pick<DeliveryRow, 'state'> & Partial<Pick<DeliveryRow, 'reason' | 'sentAt' | 'nextTryAt'>>;

interface Transition {
  /** The states in which the row may still be. */
  readonly from: readonly DeliveryState[];
  readonly to: Outcome;
}

/** Writes down what became of a mail, where nothing else did, and tells its sender what did not go well. */
async function recordOutcome(parts: SendingParts, row: DeliveryRow, { from, to }: Transition): Promise<void> {
  const { reason = null, nextTryAt = null, ...rest } = to;
  await parts.db.transaction(async (tx) => {
    // What was not sent does not count to the limits.
    if (to.state === 'scheduled' && row.attemptId !== null) {
      const isLogged = and(eq(deliveryLog.addressHash, row.addressHash), eq(deliveryLog.id, row.attemptId));
      await tx.delete(deliveryLog).where(isLogged);
    }
    const isAttempt = row.attemptId === null ? undefined : eq(deliveries.attemptId, row.attemptId);
    const ended = await tx
      .update(deliveries)
      .set({ reason, nextTryAt, ...rest })
      .where(and(isDelivery(row.cardId, row.id), inArray(deliveries.state, [...from]), isAttempt))
      .returning({ id: deliveries.id });
    if (ended.length === 0) return;
    // A card that we mailed was shared, as one that its owner did.
    if (to.sentAt && row.attemptId !== null && row.invitationId === null) {
      const { attemptId: id, cardId, userId: senderUserId } = row;
      const share = { id, cardId, senderUserId, channel: 'email', sharedAt: to.sentAt } as const;
      await tx.insert(sharedCards).values(share).onConflictDoNothing();
    }
    await tellSender({ db: tx, mail: parts.mail }, row, to.state);
  });
}
