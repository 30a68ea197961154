import { and, eq, gt, isNull, lt, ne, notInArray, sql } from 'drizzle-orm';
import { dayKey } from '#content/contacts/birthday.ts';
import { localTime } from '#content/contacts/local-day.ts';
import { mayEdit, mayRepeat } from '#content/deliveries/states.ts';
import type { MessageRef } from '#content/languages/message-ref.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { isPublic, readAccess } from '../cards/access.ts';
import type { OwnedCardId } from '../cards/types.ts';
import type { Config } from '../config/config.ts';
import type { Db, Transaction } from '../db/database.ts';
import { lockUser } from '../db/locks/lock-user.ts';
import { invitations } from '../db/tables/contributions.ts';
import { deliveries, deliveryLog } from '../db/tables/deliveries.ts';
import { randomId } from '../random-id.ts';
import { addressHash } from './address.ts';
import { dayMs, deliveryLimits } from './limits.ts';
import { type DeliveryRow, isOfOwner } from './read.ts';
import { findSender, perDayOf, type Sender } from './senders.ts';
import { everybody, findSuppression } from './suppressions.ts';
import type { DeliveryId, NewDelivery, NewInvitationMail } from './types.ts';

export interface DeliveryParts {
  readonly db: Db;
  readonly config: Pick<Config, 'delivery'>;
  /** Of hashes of addresses; the same in every process of the site. */
  readonly deliveryKey: string;
  readonly siteName: string;
}

interface Asked {
  readonly owned: OwnedCardId;
  readonly now: Date;
}

const sentences = {
  off: ['delivery.off'],
  unconfirmed: ['delivery.unconfirmed'],
  new: ['delivery.new', { hours: deliveryLimits.confirmedHours }],
  stopped: ['delivery.stopped'],
  draft: ['delivery.draft'],
  card: ['delivery.cardFull', { max: deliveryLimits.perCard }],
  twice: ['delivery.twice'],
  late: ['delivery.late'],
  signing: ['delivery.signing'],
} as const satisfies Readonly<Record<string, MessageRef>>;

/** `day`: too many for one day, or asked for in one. */
interface DeliveryRefusal {
  readonly reason: keyof typeof sentences | 'day';
  readonly sentence: MessageRef;
}

type DeliveryResult = Result<DeliveryId, DeliveryRefusal>;

const refuse = (reason: keyof typeof sentences) => fail({ reason, sentence: sentences[reason] });

/**
 * Has a card's link mailed to somebody, once for each card and address; with an id it changes a mail that was not sent.
 * The answer is the same for an address that wants no mail, or gets too much: it tells nobody who has unsubscribed.
 */
export function saveDelivery(
  parts: DeliveryParts,
  { id, ...asked }: Asked & { readonly id: DeliveryId | null },
  wanted: NewDelivery,
): Promise<DeliveryResult> {
  const { owned, now } = asked;
  const hash = addressHash(parts.deliveryKey, wanted.email);
  return parts.db.transaction(async (tx) => {
    const sender = await requireSender(tx, parts, asked);
    if (!sender.ok) return sender;
    const access = await readAccess(tx, owned.id);
    if (!isPublic(access)) return refuse('draft');
    const isOfCard = and(eq(deliveries.cardId, owned.id), isNull(deliveries.invitationId));
    const rows = await tx.select().from(deliveries).where(isOfCard).for('update');
    const ofAddress = rows.find((row) => row.addressHash === hash);
    const changed = id === null ? ofAddress : rows.find((row) => row.id === id);
    if (ofAddress && ofAddress !== changed) return refuse('twice');
    if (id !== null && !(changed && mayEdit(changed.state))) return refuse('late');
    // A new one for an address that has one already takes its place, where that did not arrive.
    if (id === null && changed && !(changed.state !== 'sent' && mayRepeat(changed, now)))
      return refuse('twice');
    if (!changed && rows.length >= deliveryLimits.perCard) return refuse('card');
    const { at, ...rest } = wanted;
    const row = { ...rest, ...at, addressHash: hash };
    return store(tx, asked, { sender: sender.value, changed, row, change: {} });
  });
}

/**
 * Has an invitation to sign a card mailed, at once: a new one, one to a corrected address, or again where nobody knows that
 * it arrived. The answer tells nobody who has unsubscribed, as with mail to receivers.
 */
export function mailInvitation(
  parts: DeliveryParts,
  asked: Asked,
  { email, language, invitationId }: NewInvitationMail,
): Promise<DeliveryResult> {
  const { owned, now } = asked;
  const hash = addressHash(parts.deliveryKey, email);
  return parts.db.transaction(async (tx) => {
    const sender = await requireSender(tx, parts, asked);
    if (!sender.ok) return sender;
    const isIt = and(eq(invitations.cardId, owned.id), eq(invitations.id, invitationId));
    const [invitation] = await tx.select().from(invitations).where(isIt).for('key share');
    const access = await readAccess(tx, owned.id);
    const isThere = access.state !== 'missing' && access.state !== 'gone' && !access.isHidden;
    if (!invitation || !isThere) return refuse('signing');
    const isOf = and(isOfOwner(owned), eq(deliveries.invitationId, invitationId));
    const [before] = await tx.select().from(deliveries).where(isOf).for('update');
    const isOther = before?.addressHash !== hash;
    if (before && (before.state === 'sending' || !(isOther || mayRepeat(before, now)))) return refuse('late');
    const at = { date: now.toISOString().slice(0, 10), time: '00:00', zone: 'UTC', city: '' };
    const repeatedAt = before?.state === 'sent' && !isOther ? now : null;
    return store(tx, asked, {
      sender: sender.value,
      changed: before,
      row: { email, language, ...at, addressHash: hash, invitationId },
      change: { createdAt: now, repeatedAt },
    });
  });
}

interface ToStore {
  readonly sender: Sender;
  /** The row that it takes the place of. */
  readonly changed: DeliveryRow | undefined;
  readonly row: Pick<DeliveryRow, 'email' | 'language' | 'date' | 'time' | 'zone' | 'city' | 'addressHash'> &
    Partial<Pick<DeliveryRow, 'invitationId'>>;
  /** Of a row that is changed. */
  readonly change: Partial<Pick<DeliveryRow, 'createdAt' | 'repeatedAt'>>;
}

/** Stores a mail that is asked for, where there is room for it. */
async function store(
  tx: Transaction,
  { owned, now }: Asked,
  { sender, changed, row, change }: ToStore,
): Promise<DeliveryResult> {
  const full = await fullFor(tx, { sender, date: row.date, except: changed?.id, now });
  if (full) return fail(full);
  const { addressHash } = row;
  const isSuppressed = (await findSuppression(tx, { addressHash, senderHash: sender.hash })) === 'address';
  const values = { ...unsent, ...row, isSuppressed };
  if (changed) {
    await tx
      .update(deliveries)
      .set({ ...values, ...change })
      .where(isRow(owned, changed.id));
    return ok(changed.id as DeliveryId);
  }
  const id = randomId() as DeliveryId;
  const { id: cardId, userId } = owned;
  await tx.insert(deliveries).values({ ...values, cardId, userId, id, createdAt: now });
  return ok(id);
}

/** What is known of a mail before it is sent, also when it is sent once more. */
const unsent = {
  state: 'scheduled',
  reason: null,
  nextTryAt: null,
  claimedAt: null,
  attemptId: null,
  sentAt: null,
  openedAt: null,
  repeatedAt: null,
} as const;

/**
 * Sends a mail now that did not arrive, or of which nobody knows; and once more one that nobody opened in some days.
 */
export function sendAgain(
  parts: DeliveryParts,
  { id, ...asked }: Asked & { readonly id: DeliveryId },
): Promise<DeliveryResult> {
  const { owned, now } = asked;
  return parts.db.transaction(async (tx) => {
    const sender = await requireSender(tx, parts, asked);
    if (!sender.ok) return sender;
    if (!isPublic(await readAccess(tx, owned.id))) return refuse('draft');
    const isReceiver = and(isRow(owned, id), isNull(deliveries.invitationId));
    const [row] = await tx.select().from(deliveries).where(isReceiver).for('update');
    if (!row || !mayRepeat(row, now)) return refuse('late');
    const date = dayKey(localTime(row.zone, now).day);
    const full = await fullFor(tx, { sender: sender.value, date, except: id, now });
    if (full) return fail(full);
    const { state, sentAt } = row;
    const repeatedAt = state === 'sent' ? now : row.repeatedAt;
    await tx
      .update(deliveries)
      // `nextTryAt` says when it is sent; the time of day only has to be past.
      .set({ ...unsent, sentAt, repeatedAt, date, time: '00:00', nextTryAt: now })
      .where(isRow(owned, id));
    return ok(id);
  });
}

/** Only until it is being sent. */
export async function cancelDelivery(db: Db, owned: OwnedCardId, id: DeliveryId): Promise<DeliveryResult> {
  const cancelled = await db
    .update(deliveries)
    .set({ state: 'cancelled', reason: null })
    .where(and(isRow(owned, id), eq(deliveries.state, 'scheduled')))
    .returning({ id: deliveries.id });
  return cancelled.length > 0 ? ok(id) : refuse('late');
}

function isRow(owned: OwnedCardId, delivery: string) {
  return and(isOfOwner(owned), eq(deliveries.id, delivery));
}

/** Whoever may have mail sent to others, locked: two requests do not count the same day. */
async function requireSender(
  tx: Transaction,
  parts: DeliveryParts,
  { owned, now }: Asked,
): Promise<Result<Sender, DeliveryRefusal>> {
  if (!parts.config.delivery) return refuse('off');
  await lockUser(tx, owned.userId);
  const sender = await findSender(tx, owned.userId, { ...parts, now });
  if (!sender) return refuse('unconfirmed');
  if (sender.confirmedHours < deliveryLimits.confirmedHours) return refuse('new');
  const suppressed = await findSuppression(tx, { addressHash: everybody, senderHash: sender.hash });
  return suppressed === 'sender' ? refuse('stopped') : ok(sender);
}

interface Counted {
  readonly sender: Sender;
  /** The day for which it is asked. */
  readonly date: string;
  /** The mail that is changed does not count. */
  readonly except: string | undefined;
  readonly now: Date;
}

/** Why no more can be asked for; null while there is room. What is sent is counted again by `claim.ts`. */
async function fullFor(
  tx: Transaction,
  { sender, date, except, now }: Counted,
): Promise<DeliveryRefusal | null> {
  const max = perDayOf(sender);
  const refusal = (sentence: MessageRef) => ({ reason: 'day', sentence }) as const;
  const isOther = and(eq(deliveries.userId, sender.userId), except ? ne(deliveries.id, except) : undefined);
  const since = new Date(now.getTime() - dayMs);
  const [counted] = await tx
    .select({
      ofDay: sql<number>`(count(*) filter (where ${deliveries.date} = ${date}))::int`,
      asked: sql<number>`(count(*) filter (where ${gt(deliveries.createdAt, since)}))::int`,
    })
    .from(deliveries)
    .where(isOther);
  // Another day does not help whoever asked for too many today.
  if ((counted?.asked ?? 0) >= max) return refusal(['delivery.askedFull', { max }]);
  return (counted?.ofDay ?? 0) >= max ? refusal(['delivery.dayFull', { max }]) : null;
}

/** Deletes what is no longer needed: mails some time after their day, and what was counted for the limits. */
export async function deleteOldDeliveries(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const day = before(deliveryLimits.keptDays).toISOString().slice(0, 10);
  const isEnded = notInArray(deliveries.state, ['scheduled', 'sending']);
  await db.delete(deliveries).where(and(lt(deliveries.date, day), isEnded));
  await db.delete(deliveryLog).where(lt(deliveryLog.startedAt, before(deliveryLimits.perAddress.days)));
}
