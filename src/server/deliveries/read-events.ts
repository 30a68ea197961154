import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { WebhookConfig } from '../config/config.ts';
import { isSameSecret } from '../links/links.ts';
import { type FetchText, fetchFromAmazon, isOfSns, readSns } from './sns.ts';

/** What became of a mail that a server had taken. */
export interface MailEvent {
  /** `bounce`: returned for good. `complaint`: its reader called it spam. */
  readonly kind: 'bounce' | 'complaint';
  readonly address: string;
}

interface Asked {
  readonly config: WebhookConfig;
  readonly now: Date;
  readonly fetchText?: FetchText;
}

/** Seconds for which a signature of Mailgun counts: it tries again for eight hours. */
const mailgunSeconds = 12 * 60 * 60;

const address = z.string().max(320);
const generic = z.object({ address, kind: z.enum(['bounce', 'complaint']) });
const postmark = z.object({
  RecordType: z.enum(['Bounce', 'SpamComplaint']),
  Email: address,
  Type: z.string(),
});
const mailgun = z.object({
  signature: z.object({ timestamp: z.string(), token: z.string(), signature: z.string() }),
  'event-data': z.object({ event: z.string(), severity: z.string().optional(), recipient: address }),
});
const receivers = z.array(z.object({ emailAddress: address }));
const ses = z.object({
  notificationType: z.string().optional(),
  eventType: z.string().optional(),
  bounce: z.object({ bounceType: z.string(), bouncedRecipients: receivers }).optional(),
  complaint: z.object({ complainedRecipients: receivers }).optional(),
});

/**
 * What a mail service reports: our own form, Postmark's, Mailgun's where it signed it, Amazon's where it signed it. Null for
 * what is none of these or is not signed as it should be. What concerns nobody, such as a full mailbox, is an empty list.
 */
export async function readEvents(input: unknown, asked: Asked): Promise<readonly MailEvent[] | null> {
  const own = generic.safeParse(input);
  if (own.success) return [own.data];
  const byPostmark = postmark.safeParse(input);
  if (byPostmark.success) {
    const { RecordType, Type, Email } = byPostmark.data;
    if (RecordType === 'SpamComplaint') return [{ kind: 'complaint', address: Email }];
    return Type === 'HardBounce' || Type === 'BadEmailAddress' ? [{ kind: 'bounce', address: Email }] : [];
  }
  const byMailgun = mailgun.safeParse(input);
  if (byMailgun.success) return readMailgun(byMailgun.data, asked);
  return readSes(input, asked);
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
  const { event, severity, recipient } = data;
  if (event === 'complained') return [{ kind: 'complaint', address: recipient }];
  return event === 'failed' && severity === 'permanent' ? [{ kind: 'bounce', address: recipient }] : [];
}

async function readSes(input: unknown, { config, fetchText = fetchFromAmazon }: Asked) {
  if (config.snsTopic === null) return null;
  const sns = await readSns(input, { topic: config.snsTopic, fetchText });
  if (!sns) return null;
  if (sns.Type === 'SubscriptionConfirmation') {
    const { SubscribeURL } = sns;
    if (SubscribeURL && isOfSns(SubscribeURL)) await fetchText(SubscribeURL).catch(() => null);
    return [];
  }
  const parsed = ses.safeParse(readJson(sns.Message));
  if (!parsed.success) return [];
  const { bounce, complaint } = parsed.data;
  const complained = complaint?.complainedRecipients ?? [];
  const bounced = bounce?.bounceType === 'Permanent' ? bounce.bouncedRecipients : [];
  return [
    ...complained.map((one) => ({ kind: 'complaint', address: one.emailAddress }) as const),
    ...bounced.map((one) => ({ kind: 'bounce', address: one.emailAddress }) as const),
  ];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
