import { and, asc, eq, lte, sql } from 'drizzle-orm';
import webPush from 'web-push';
import { siteOf } from '#content/site.ts';
import type { Config } from '../config/config.ts';
import type { Db, Transaction } from '../db/database.ts';
import { pushMessages, pushSubscriptions } from '../db/tables/push.ts';
import type { Logger } from '../log.ts';
import { pushKeys } from './keys.ts';
import { isPushService } from './subscriptions.ts';

/** What a device shows, in the form of declarative messages (Safari) and that of our worker. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** The whole address to which it leads. */
  readonly navigate: string;
  readonly lang: string;
}

interface NewPush {
  readonly userId: string;
  readonly message: PushMessage;
  /** At most 32 characters of base64url; a later message of the same tag takes its place. */
  readonly tag: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Posts a message to every browser of a user, with the transaction that says why. */
export async function postPush(
  tx: Transaction,
  { userId, message, tag, now, expiresAt }: NewPush,
): Promise<void> {
  const rows = tx
    .select({
      userId: pushSubscriptions.userId,
      subscriptionId: pushSubscriptions.id,
      tag: sql`${tag}::text`.as('tag'),
      message: sql`${JSON.stringify(message)}::jsonb`.as('message'),
      nextTryAt: sql`${now.toISOString()}::timestamptz`.as('next_try_at'),
      expiresAt: sql`${expiresAt.toISOString()}::timestamptz`.as('expires_at'),
    })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));
  await tx
    .insert(pushMessages)
    .select(rows)
    .onConflictDoUpdate({
      target: [pushMessages.userId, pushMessages.subscriptionId, pushMessages.tag],
      set: { message, nextTryAt: now, expiresAt },
    });
}

interface PushParts {
  readonly db: Db;
  readonly secret: string;
  readonly config: Pick<Config, 'origin' | 'site' | 'pushHosts'>;
  readonly log: Pick<Logger, 'warn'>;
}

/** Messages of one run. */
const batchSize = 200;

/** Messages on their way at once. */
const concurrency = 10;

/** Refusals in a row after which a browser is forgotten. */
const mostFailures = 5;

/** Minutes until a message is tried again. */
const retryMinutes = 10;

/** Milliseconds for which a push service may take its time. */
const timeoutMs = 10_000;

/**
 * Sends what waits. A message that was sent and whose process was killed before that was written down is sent again: its
 * tag makes both one on the device.
 */
export async function sendPushes(parts: PushParts, now: Date): Promise<void> {
  const { db } = parts;
  await db.delete(pushMessages).where(lte(pushMessages.expiresAt, now));
  const waiting = await db
    .select({ message: pushMessages, subscription: pushSubscriptions })
    .from(pushMessages)
    .innerJoin(
      pushSubscriptions,
      and(
        eq(pushSubscriptions.userId, pushMessages.userId),
        eq(pushSubscriptions.id, pushMessages.subscriptionId),
      ),
    )
    .where(lte(pushMessages.nextTryAt, now))
    .orderBy(asc(pushMessages.nextTryAt))
    .limit(batchSize);
  for (let at = 0; at < waiting.length; at += concurrency)
    await Promise.all(waiting.slice(at, at + concurrency).map((one) => sendOne(parts, one, now)));
}

interface Waiting {
  readonly message: typeof pushMessages.$inferSelect;
  readonly subscription: typeof pushSubscriptions.$inferSelect;
}

async function sendOne(parts: PushParts, { message, subscription }: Waiting, now: Date): Promise<void> {
  const { db, log } = parts;
  const isSubscription = and(
    eq(pushSubscriptions.userId, subscription.userId),
    eq(pushSubscriptions.id, subscription.id),
  );
  const isMessage = and(
    eq(pushMessages.userId, message.userId),
    eq(pushMessages.subscriptionId, message.subscriptionId),
    eq(pushMessages.tag, message.tag),
  );
  const status = await deliver(parts, { message, subscription }, now);
  if (status !== null && status < 300) {
    await db.delete(pushMessages).where(isMessage);
    if (subscription.failures > 0)
      await db.update(pushSubscriptions).set({ failures: 0 }).where(isSubscription);
    return;
  }
  log.warn({ status, host: URL.parse(subscription.endpoint)?.host }, 'message not taken by a push service');
  const isGone = status === 404 || status === 410;
  const isRefused = status !== null && status >= 400 && status < 500 && status !== 429;
  if (isGone || (isRefused && subscription.failures + 1 >= mostFailures)) {
    // With it go the messages for it.
    await db.delete(pushSubscriptions).where(isSubscription);
    return;
  }
  if (isRefused) {
    await db
      .update(pushSubscriptions)
      .set({ failures: subscription.failures + 1 })
      .where(isSubscription);
    await db.delete(pushMessages).where(isMessage);
    return;
  }
  const nextTryAt = new Date(now.getTime() + retryMinutes * 60_000);
  await db.update(pushMessages).set({ nextTryAt }).where(isMessage);
}

/** The status of the answer; null where none came, or nobody may be asked there. */
async function deliver(
  { secret, config }: PushParts,
  { message, subscription }: Waiting,
  now: Date,
): Promise<number | null> {
  const { endpoint, p256dh, auth } = subscription;
  if (!isPushService(endpoint, config.pushHosts)) return 410;
  const { origin, site } = config;
  const { title, body, navigate, lang } = message.message as PushMessage;
  const notification = { title, body, navigate, lang, tag: message.tag };
  try {
    const details = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      // 8030: the number of a declarative message.
      JSON.stringify({ web_push: 8030, notification }),
      {
        vapidDetails: {
          // Apple takes no address of a machine that nobody else knows.
          subject: origin.startsWith('https:') ? origin : `mailto:${siteOf(site).email}`,
          ...pushKeys(secret),
        },
        TTL: Math.max(60, Math.round((message.expiresAt.getTime() - now.getTime()) / 1000)),
        urgency: 'normal',
        topic: message.tag,
        contentEncoding: 'aes128gcm',
      },
    );
    const { status } = await fetch(details.endpoint, {
      method: 'POST',
      headers: details.headers as Record<string, string>,
      body: new Uint8Array(details.body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return status;
  } catch {
    return null;
  }
}
