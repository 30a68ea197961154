import { and, asc, count, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { deliveryProblems } from '#content/deliveries/states.ts';
import type { Db } from '../db/database.ts';
import { user } from '../db/tables/accounts.ts';
import { deliveries, suppressions } from '../db/tables/deliveries.ts';
import { addressHash } from '../deliveries/address.ts';
import { countHour } from '../deliveries/claim.ts';
import { everybody } from '../deliveries/suppressions.ts';

export type MailSender = Awaited<ReturnType<typeof listMailSenders>>[number];

/** Who had most mail sent to others since a moment; `problems`: refused, returned, or nobody knows. */
export async function listMailSenders(db: Db, since: Date) {
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
