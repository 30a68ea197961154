import { createHmac } from 'node:crypto';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { WebhookConfig } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { deliveries, deliveryLog } from '../db/tables/deliveries.ts';
import { isSameSecret } from '../links/links.ts';
import type { Logger } from '../log.ts';
import type { MailQueue } from '../mail/write.ts';
import { addressHash } from './address.ts';
import { type FetchText, fetchFromAmazon, isOfSns, readSns } from './sns.ts';
import { everybody, suppress } from './suppressions.ts';
import { tellSender } from './tell-sender.ts';

/** What became of a mail that a server had taken. */
export interface MailEvent {
  /** `bounce`: returned for good. `complaint`: its reader called it spam. */
  readonly kind: 'bounce' | 'complaint';
  readonly address: string;
  /** The part before the `@` of the Message-ID, as we made it; null where the service does not say it. */
  readonly messageId: string | null;
}

interface Asked {
  readonly config: WebhookConfig;
  readonly now: Date;
  readonly fetchText?: FetchText;
  readonly log: Pick<Logger, 'warn'>;
}

/** Seconds for which a signature of Mailgun counts: it tries again for eight hours. */
const mailgunSeconds = 12 * 60 * 60;

const address = z.string().max(320);
/** With or without the brackets around it. */
const messageId = z
  .string()
  .max(998)
  .transform((id) => id.split('@', 1)[0]?.replace('<', '').trim() ?? null)
  .nullish()
  .default(null);
const generic = z.object({ address, kind: z.enum(['bounce', 'complaint']), messageId });
const postmark = z.object({
  RecordType: z.enum(['Bounce', 'SpamComplaint']),
  Email: address,
  Type: z.string(),
});
const mailgun = z.object({
  signature: z.object({ timestamp: z.string(), token: z.string(), signature: z.string() }),
  'event-data': z.object({
    event: z.string(),
    severity: z.string().optional(),
    recipient: address,
    message: z.object({ headers: z.object({ 'message-id': messageId }) }).optional(),
  }),
});
const receivers = z.array(z.object({ emailAddress: address }));
const ses = z.object({
  notificationType: z.string().optional(),
  eventType: z.string().optional(),
  bounce: z.object({ bounceType: z.string(), bouncedRecipients: receivers }).optional(),
  complaint: z.object({ complainedRecipients: receivers }).optional(),
  mail: z.object({ commonHeaders: z.object({ messageId }).optional() }).optional(),
});

/**
 * What a mail service reports: our own form, Postmark's, Mailgun's where it signed it, Amazon's where it signed it. Null for
 * what is none of these or is not signed as it should be; where a service that signs is set up, nothing else is taken. What concerns nobody, such as a full mailbox, is an empty list.
 */
export async function readEvents(input: unknown, asked: Asked): Promise<readonly MailEvent[] | null> {
  const { mailgunKey, snsTopic } = asked.config;
  const isSigned = mailgunKey !== null || snsTopic !== null;
  const own = generic.safeParse(input);
  if (own.success) return isSigned ? null : [own.data];
  const byPostmark = postmark.safeParse(input);
  if (byPostmark.success) return isSigned ? null : readPostmark(byPostmark.data);
  const byMailgun = mailgun.safeParse(input);
  if (byMailgun.success) return readMailgun(byMailgun.data, asked);
  return readSes(input, asked);
}

function readPostmark({ RecordType, Type, Email }: z.infer<typeof postmark>): readonly MailEvent[] {
  const about = { address: Email, messageId: null };
  if (RecordType === 'SpamComplaint') return [{ kind: 'complaint', ...about }];
  return Type === 'HardBounce' || Type === 'BadEmailAddress' ? [{ kind: 'bounce', ...about }] : [];
}

function readMailgun(
  { signature: { timestamp, token, signature }, 'event-data': data }: z.infer<typeof mailgun>,
  { config, now }: Asked,
): readonly MailEvent[] | null {
  if (config.mailgunKey === null) return null;
  const made = createHmac('sha256', config.mailgunKey)
    .update(timestamp + token)
    .digest('hex');
  // No number is no time.
  const isFresh = Math.abs(now.getTime() / 1000 - Number(timestamp)) <= mailgunSeconds;
  if (!isFresh || !isSameSecret(signature, made)) return null;
  const { event, severity, recipient, message } = data;
  const about = { address: recipient, messageId: message?.headers['message-id'] ?? null };
  if (event === 'complained') return [{ kind: 'complaint', ...about }];
  return event === 'failed' && severity === 'permanent' ? [{ kind: 'bounce', ...about }] : [];
}

async function readSes(
  input: unknown,
  { config, log, fetchText = fetchFromAmazon }: Asked,
): Promise<readonly MailEvent[] | null> {
  if (config.snsTopic === null) return null;
  const sns = await readSns(input, { topic: config.snsTopic, fetchText });
  if (!sns) return null;
  if (sns.Type === 'SubscriptionConfirmation') {
    const { SubscribeURL } = sns;
    if (SubscribeURL && isOfSns(SubscribeURL))
      await fetchText(SubscribeURL).catch((err: unknown) =>
        log.warn({ err }, 'Amazon did not confirm that it sends what became of mail'),
      );
    return [];
  }
  const parsed = ses.safeParse(readJson(sns.Message));
  if (!parsed.success) return [];
  const { bounce, complaint, mail } = parsed.data;
  const messageId = mail?.commonHeaders?.messageId ?? null;
  const complained = complaint?.complainedRecipients ?? [];
  const bounced = bounce?.bounceType === 'Permanent' ? bounce.bouncedRecipients : [];
  return [
    ...complained.map((one) => ({ kind: 'complaint', address: one.emailAddress, messageId }) as const),
    ...bounced.map((one) => ({ kind: 'bounce', address: one.emailAddress, messageId }) as const),
  ];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

interface EventParts {
  readonly db: Db;
  readonly mail: Pick<MailQueue, 'post'>;
  readonly deliveryKey: string;
}

/**
 * What a mail service reported. To an address that returns mail we send none any more, and its senders are told, so that
 * they correct it. A complaint stops its sender for everybody: the last one, where the service does not say which mail.
 */
export async function takeEvents(
  { db, mail, deliveryKey }: EventParts,
  events: readonly MailEvent[],
): Promise<void> {
  for (const { kind, address, messageId } of events) {
    const hash = addressHash(deliveryKey, address);
    await db.transaction(async (tx) => {
      const isTo = eq(deliveryLog.addressHash, hash);
      const isIt = messageId === null ? undefined : eq(deliveryLog.id, messageId);
      const [last] = await tx
        .select({ id: deliveryLog.id, senderHash: deliveryLog.senderHash })
        .from(deliveryLog)
        .where(and(isTo, isIt))
        .orderBy(desc(deliveryLog.startedAt))
        .limit(1);
      // Of an address to which we sent nothing, or for other mail of ours, nothing is kept.
      if (!last) return;
      const reason = kind === 'bounce' ? 'bounced' : 'complained';
      await suppress(tx, { addressHash: hash, senderHash: everybody }, reason);
      if (kind === 'complaint')
        return suppress(tx, { addressHash: everybody, senderHash: last.senderHash }, reason);
      const returned = await tx
        .update(deliveries)
        .set({ state: 'bounced', reason: 'not-taken' })
        .where(
          and(
            eq(deliveries.addressHash, hash),
            // Earlier ones arrived, and so did one that was opened: what came back may be another mail of ours.
            eq(deliveries.attemptId, last.id),
            isNull(deliveries.openedAt),
            inArray(deliveries.state, ['sent', 'unknown']),
          ),
        )
        .returning();
      for (const row of returned) await tellSender({ db: tx, mail }, row, 'bounced');
    });
  }
}
