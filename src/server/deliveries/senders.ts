import { and, eq, gt, isNotNull, max, min, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { account, profiles, user } from '../db/tables/accounts.ts';
import { deliveries, deliveryLog } from '../db/tables/deliveries.ts';
import { addressHash } from './address.ts';
import { dayMs, deliveryLimits, hourMs } from './limits.ts';
import { senderName } from './sender-name.ts';

/** An account that asks for mail to others. */
export interface Sender {
  readonly userId: string;
  /** Confirmed. */
  readonly email: string;
  readonly hash: string;
  /** Hours since the address was confirmed. */
  readonly confirmedHours: number;
  /** Null where it may be no name. */
  readonly name: string | null;
}

interface SenderParts {
  readonly deliveryKey: string;
  readonly siteName: string;
}

/** Null for guests, and where the address was not confirmed. */
export async function findSender(
  db: Pick<Db, 'select'>,
  userId: string,
  { deliveryKey, siteName, now }: SenderParts & { readonly now: Date },
): Promise<Sender | null> {
  const [row] = await db
    .select({
      email: user.email,
      name: sql<string>`coalesce(${max(profiles.fullName)}, ${user.name})`,
      provedAt: min(account.provedAt),
    })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), isNotNull(account.provedAt)))
    .leftJoin(profiles, eq(profiles.id, user.id))
    .where(and(eq(user.id, userId), user.emailVerified, eq(user.isAnonymous, false)))
    .groupBy(user.id);
  if (!row?.provedAt) return null;
  return {
    userId,
    email: row.email,
    hash: addressHash(deliveryKey, row.email),
    confirmedHours: (now.getTime() - row.provedAt.getTime()) / hourMs,
    name: senderName(row.name, siteName),
  };
}

export function isNew({ confirmedHours }: Sender): boolean {
  return confirmedHours < deliveryLimits.newDays * 24;
}

/** Receivers in 24 hours. */
export function perDayOf(sender: Sender): number {
  return isNew(sender) ? deliveryLimits.newPerDay : deliveryLimits.perDay;
}

/** Mails of a sender that began within 24 hours. */
export function countToday(
  db: Pick<Db, '$count'>,
  { hash }: Pick<Sender, 'hash'>,
  now: Date,
): Promise<number> {
  const since = new Date(now.getTime() - dayMs);
  return db.$count(deliveryLog, and(eq(deliveryLog.senderHash, hash), gt(deliveryLog.startedAt, since)));
}

/** Whether receivers opened what a sender sent under this name before: then it stands in the header. */
export async function isTrusted(db: Pick<Db, 'select'>, sender: Sender): Promise<boolean> {
  if (isNew(sender) || sender.name === null) return false;
  const [row] = await db
    .select({ opened: sql<number>`count(distinct ${deliveries.addressHash})::int` })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.userId, sender.userId),
        eq(deliveries.senderName, sender.name),
        isNotNull(deliveries.openedAt),
      ),
    );
  return (row?.opened ?? 0) >= deliveryLimits.trustedOpened;
}
