import { createHash } from 'node:crypto';
import { and, asc, eq, notInArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { lockUser } from '../db/locks/lock-user.ts';
import { pushSubscriptions } from '../db/tables/push.ts';

/** A browser that takes messages (Push API), as it describes itself. */
export const subscriptionSchema = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({
    /** A point of the curve P-256, uncompressed. */
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
});

export type Subscription = z.infer<typeof subscriptionSchema>;

/** Browsers of one account: phone, laptop and some that were forgotten. */
const perUser = 10;

/** Who runs push services for browsers: Google, Mozilla, Apple, Microsoft. */
const services = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

/**
 * Whether a message may be sent there: to those who run push services and to nobody else, because the address comes from a
 * browser. `others`: hosts that the operator trusts besides.
 */
export function isPushService(endpoint: string, others: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  if (others.includes(url.host)) return true;
  const isService = services.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  return url.protocol === 'https:' && url.port === '' && isService;
}

/** Remembers a browser; of too many the oldest is forgotten. */
export async function saveSubscription(
  db: Db,
  userId: string,
  { endpoint, keys }: Subscription,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) return;
    const row = { endpoint, p256dh: keys.p256dh, auth: keys.auth };
    await tx
      .insert(pushSubscriptions)
      .values({ ...row, userId, id: idOf(endpoint) })
      .onConflictDoUpdate({
        target: [pushSubscriptions.userId, pushSubscriptions.id],
        set: { ...row, failures: 0 },
      });
    const own = eq(pushSubscriptions.userId, userId);
    const rows = await tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(own)
      .orderBy(asc(pushSubscriptions.createdAt));
    const kept = rows.slice(-perUser).map(({ id }) => id);
    await tx.delete(pushSubscriptions).where(and(own, notInArray(pushSubscriptions.id, kept)));
  });
}

export async function deleteSubscription(db: Db, userId: string, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.id, idOf(endpoint))));
}

function idOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url').slice(0, 22);
}
