import { verify } from 'node:crypto';
import { z } from 'zod';

const message = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string(),
  TopicArn: z.string(),
  Subject: z.string().nullish(),
  Message: z.string(),
  Timestamp: z.string(),
  Token: z.string().nullish(),
  SubscribeURL: z.string().nullish(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.string(),
  SigningCertURL: z.string(),
});

export type SnsMessage = z.infer<typeof message>;

/**
 * What is signed, as far as a message has it, in this order (Amazon SNS Developer Guide, "Verifying the signatures"). No type
 * of message has all of them.
 */
const signed = [
  'Message',
  'MessageId',
  'Subject',
  'SubscribeURL',
  'Timestamp',
  'Token',
  'TopicArn',
  'Type',
] as const;

/** Milliseconds for an answer of Amazon. */
const timeoutMs = 5_000;

/** Reads an address of Amazon's, and no other. */
export type FetchText = (url: string) => Promise<string>;

export const fetchFromAmazon: FetchText = async (url) => {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`Amazon answered ${answer.status}.`);
  return answer.text();
};

/** Whether an address is of SNS itself: whoever could name another one would sign with a key of their own. */
export function isOfSns(address: string): boolean {
  const url = URL.parse(address);
  return (
    url !== null &&
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    /^sns\.[a-z]{2}(?:-[a-z]+)+-\d{1,2}\.amazonaws\.com$/.test(url.hostname)
  );
}

interface Expected {
  /** The one topic that may speak. */
  readonly topic: string;
  readonly fetchText?: FetchText;
}

/** The message, when Amazon signed it for our topic; null for everything else. */
export async function readSns(
  input: unknown,
  { topic, fetchText = fetchFromAmazon }: Expected,
): Promise<SnsMessage | null> {
  const parsed = message.safeParse(input);
  if (!parsed.success || parsed.data.TopicArn !== topic || !isOfSns(parsed.data.SigningCertURL)) return null;
  const { SignatureVersion, Signature, SigningCertURL } = parsed.data;
  const there = signed.filter((key) => typeof parsed.data[key] === 'string');
  const text = there.map((key) => `${key}\n${parsed.data[key]}\n`).join('');
  const certificate = await fetchText(SigningCertURL).catch(() => null);
  if (certificate === null) return null;
  const algorithm = SignatureVersion === '2' ? 'RSA-SHA256' : 'RSA-SHA1';
  try {
    const isSigned = verify(algorithm, Buffer.from(text), certificate, Buffer.from(Signature, 'base64'));
    return isSigned ? parsed.data : null;
  } catch {
    return null;
  }
}
