import { and, eq, inArray, lt, ne } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { suppressions } from '../db/tables/deliveries.ts';
import { dayMs, deliveryLimits } from './limits.ts';

/** Of all addresses, or all senders. */
export const everybody = '*';

export interface SuppressionKey {
  readonly addressHash: string;
  readonly senderHash: string;
}

export type SuppressionReason = typeof suppressions.$inferSelect.reason;

/**
 * What keeps mail of a sender from an address: the address itself, from this sender or from all; the sender, whose mail
 * nobody gets; the operator, who has stopped all.
 */
export async function findSuppression(
  db: Pick<Db, 'select'>,
  { addressHash, senderHash }: SuppressionKey,
): Promise<'all' | 'sender' | 'address' | null> {
  const rows = await db
    .select()
    .from(suppressions)
    .where(
      and(
        inArray(suppressions.addressHash, [addressHash, everybody]),
        inArray(suppressions.senderHash, [senderHash, everybody]),
      ),
    );
  const ofAll = rows.filter((row) => row.addressHash === everybody);
  if (ofAll.some((row) => row.senderHash === everybody)) return 'all';
  if (ofAll.length > 0) return 'sender';
  return rows.length > 0 ? 'address' : null;
}

export async function suppress(
  db: Pick<Db, 'insert'>,
  pair: SuppressionKey,
  reason: SuppressionReason,
): Promise<void> {
  await db
    .insert(suppressions)
    .values({ ...pair, reason })
    .onConflictDoNothing();
}

/** Lets mail through again; returns whether it was suppressed. What the operator stopped only the operator lifts. */
export async function liftSuppression(
  db: Pick<Db, 'delete'>,
  { addressHash, senderHash }: SuppressionKey,
  by: 'operator' | 'receiver',
): Promise<boolean> {
  const { rowCount } = await db
    .delete(suppressions)
    .where(
      and(
        eq(suppressions.addressHash, addressHash),
        eq(suppressions.senderHash, senderHash),
        by === 'operator' ? undefined : ne(suppressions.reason, 'operator'),
      ),
    );
  return (rowCount ?? 0) > 0;
}

/** Forgets addresses that returned mail long ago: they may be somebody else's by now. */
export async function forgetBounces(db: Pick<Db, 'delete'>, now: Date): Promise<void> {
  const since = new Date(now.getTime() - deliveryLimits.bounceDays * dayMs);
  await db
    .delete(suppressions)
    .where(and(eq(suppressions.reason, 'bounced'), lt(suppressions.createdAt, since)));
}
