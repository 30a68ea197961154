// Shows: what mail services report is taken only where it is signed as it should be; a returned mail is told to its sender, and a complaint stops a sender
// Spec: 10.13
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import {
  addDelivery,
  addSender,
  forgetMail,
  mumbai,
  readDelivery,
  sendingParts,
} from '#tests/support/deliveries.ts';
import { mailServer } from '#tests/support/mail-server.ts';
import { suppressions } from '../db/tables/deliveries.ts';
import { mailJobs } from '../db/tables/mail.ts';
import { deliverDue } from './deliver.ts';
import { readEvents, takeEvents } from './events.ts';
import { isOfSns } from './sns.ts';
import { everybody } from './suppressions.ts';
import { saveDelivery } from './write.ts';

const { db } = await testDatabase();
const due = new Date('2026-11-12T02:30:00Z');
const topic = 'arn:aws:sns:eu-central-1:123456789012:mail';
const config = { secret: 'x'.repeat(32), mailgunKey: 'a-key-of-mailgun', snsTopic: topic };
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ours = publicKey.export({ type: 'spki', format: 'pem' }).toString();

beforeEach(() => forgetMail(db));

/** Reads a report; `asked` are the addresses that were looked up at Amazon. */
async function read(input: unknown, fetched: string[] = []) {
  const fetchText = async (url: string) => {
    fetched.push(url);
    return ours;
  };
  return readEvents(input, { config, now: due, fetchText, log: { warn: () => {} } });
}

const unsigned = [
  { kind: 'bounce', address: 'a@b.example', messageId: '<the-id@cards.example>' },
  { RecordType: 'Bounce', Type: 'HardBounce', Email: 'a@b.example' },
  { RecordType: 'Bounce', Type: 'SoftBounce', Email: 'a@b.example' },
  { RecordType: 'SpamComplaint', Type: 'SpamComplaint', Email: 'a@b.example' },
];

test('our own form and that of Postmark say what was returned and what was called spam', async () => {
  const own = { secret: config.secret, mailgunKey: null, snsTopic: null };
  const log = { warn: () => {} };
  const readOwn = (input: unknown) => readEvents(input, { config: own, now: due, log });
  expect(await Promise.all(unsigned.map(readOwn))).toEqual([
    [{ kind: 'bounce', address: 'a@b.example', messageId: 'the-id' }],
    [{ kind: 'bounce', address: 'a@b.example', messageId: null }],
    [],
    [{ kind: 'complaint', address: 'a@b.example', messageId: null }],
  ]);
  for (const other of [null, 'x', {}, { kind: 'greeting', address: 'a@b.example' }])
    expect(await readOwn(other)).toBeNull();
});

test('where a service that signs is set up, what nobody signed says nothing', async () => {
  expect(await Promise.all(unsigned.map((input) => read(input)))).toEqual([null, null, null, null]);
});

function byMailgun(key: string, timestamp = `${due.getTime() / 1000}`, event = {}) {
  const token = 'a-token';
  const signature = createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex');
  return {
    signature: { timestamp, token, signature },
    'event-data': { event: 'failed', severity: 'permanent', recipient: 'a@b.example', ...event },
  };
}

test('Mailgun is believed where it signed, not long ago', async () => {
  expect(await read(byMailgun(config.mailgunKey))).toMatchObject([{ kind: 'bounce' }]);
  expect(await read(byMailgun(config.mailgunKey, undefined, { event: 'complained' }))).toMatchObject([
    { kind: 'complaint' },
  ]);
  expect(await read(byMailgun(config.mailgunKey, undefined, { severity: 'temporary' }))).toEqual([]);
  expect(await read(byMailgun('another key'))).toBeNull();
  expect(await read(byMailgun(config.mailgunKey, `${due.getTime() / 1000 - 86_400}`))).toBeNull();
  expect(await read(byMailgun(config.mailgunKey, 'today'))).toBeNull();
  const { signature, ...rest } = byMailgun(config.mailgunKey);
  expect(await read({ ...rest, signature: { ...signature, signature: 'é'.repeat(64) } })).toBeNull();
});

/** As Amazon sends it. */
function bySns(message: object, change: Record<string, string> = {}, version = '2') {
  const fields: Record<string, string> = {
    Type: 'Notification',
    MessageId: 'one',
    TopicArn: topic,
    Message: JSON.stringify(message),
    Timestamp: '2026-11-12T02:30:00.000Z',
    SignatureVersion: version,
    SigningCertURL: 'https://sns.eu-central-1.amazonaws.com/cert.pem',
    ...change,
  };
  const keys =
    fields.Type === 'Notification'
      ? ['Message', 'MessageId', 'Timestamp', 'TopicArn', 'Type']
      : ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];
  const text = keys.map((key) => `${key}\n${fields[key]}\n`).join('');
  const signature = sign(version === '2' ? 'RSA-SHA256' : 'RSA-SHA1', Buffer.from(text), privateKey);
  return { ...fields, Signature: signature.toString('base64') };
}

const bounce = {
  notificationType: 'Bounce',
  bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'a@b.example' }] },
};

test('Amazon is believed where it signed for our topic, by a certificate of its own host', async () => {
  for (const version of ['1', '2'])
    expect(await read(bySns(bounce, {}, version))).toMatchObject([{ kind: 'bounce' }]);
  const complaint = { complaint: { complainedRecipients: [{ emailAddress: 'a@b.example' }] } };
  expect(await read(bySns(complaint))).toMatchObject([{ kind: 'complaint' }]);
  const transient = { bounce: { ...bounce.bounce, bounceType: 'Transient' } };
  expect(await read(bySns(transient))).toEqual([]);
  expect(await read({ ...bySns(bounce), Message: '{}' })).toBeNull();
  expect(await read(bySns(bounce, { TopicArn: `${topic}2` }))).toBeNull();
});

test.each([
  'https://sns.eu-central-1.amazonaws.com.evil.example/cert.pem',
  'https://evil.example/sns.eu-central-1.amazonaws.com',
  'https://sns.eu-central-1.amazonaws.com@evil.example/cert.pem',
  'https://sns.eu-central-1.amazonaws.com:8443/cert.pem',
  'http://sns.eu-central-1.amazonaws.com/cert.pem',
  'https://s3.amazonaws.com/a-bucket-of-anybody/cert.pem',
  'https://sns.a.b.amazonaws.com/cert.pem',
  'https://sns.s3.amazonaws.com/cert.pem',
  'file:///etc/passwd',
  '',
])('a certificate at %j is not looked at', async (SigningCertURL) => {
  const fetched: string[] = [];
  expect(await read(bySns(bounce, { SigningCertURL }), fetched)).toBeNull();
  expect(fetched).toEqual([]);
  expect(isOfSns(SigningCertURL)).toBe(false);
});

test('a subscription is confirmed at Amazon alone', async () => {
  const confirm = async (SubscribeURL: string) => {
    const fetched: string[] = [];
    const change = { Type: 'SubscriptionConfirmation', Token: 'token', SubscribeURL };
    expect(await read(bySns({}, change), fetched)).toEqual([]);
    return fetched.length;
  };
  expect(await confirm('https://sns.eu-central-1.amazonaws.com/?Action=ConfirmSubscription')).toBe(2);
  expect(await confirm('https://evil.example/?Action=ConfirmSubscription')).toBe(1);
});

async function sentMail() {
  const server = await mailServer();
  const parts = sendingParts(db, server.url);
  const owned = await addSender(db);
  const id = await addDelivery(parts, owned);
  await deliverDue(parts, due);
  return { server, parts, owned, id };
}

test('a returned mail is told to its sender, who corrects the address; the old one gets none again', async () => {
  const { server, parts, owned, id } = await sentMail();
  await takeEvents(parts, [{ kind: 'bounce', address: 'AUNT+x@example.org', messageId: null }]);
  expect(await readDelivery(db, id)).toMatchObject({ state: 'bounced', reason: 'not-taken' });
  const jobs = await db.select({ job: mailJobs.job }).from(mailJobs);
  expect(jobs).toMatchObject([{ job: { kind: 'delivery-problem', problem: 'bounced' } }]);
  const later = new Date('2026-11-13T02:30:00Z');
  const at = { ...mumbai, date: '2026-11-13' };
  const corrected = { email: 'aunty@example.org', language: 'en', at };
  expect(await saveDelivery(parts, { owned, id, now: due }, corrected)).toMatchObject({ ok: true });
  const other = await addSender(db);
  const again = await addDelivery(parts, other, { at });
  await deliverDue(parts, later);
  expect(server.mails).toHaveLength(2);
  expect(await readDelivery(db, again)).toMatchObject({ state: 'refused' });
});

test('a complaint stops its sender for everybody', async () => {
  const { server, parts, owned } = await sentMail();
  const at = { ...mumbai, date: '2026-11-13' };
  const next = await addDelivery(parts, owned, { email: 'uncle@example.org', at });
  await takeEvents(parts, [{ kind: 'complaint', address: 'aunt@example.org', messageId: null }]);
  await deliverDue(parts, new Date('2026-11-13T02:30:00Z'));
  expect(server.mails).toHaveLength(1);
  expect(await readDelivery(db, next)).toMatchObject({ state: 'cancelled', reason: 'sender' });
});

test('a complaint about other mail of ours stops nobody, and one about an earlier mail its own sender', async () => {
  const { parts, id, owned } = await sentMail();
  const later = new Date('2026-11-13T02:30:00Z');
  const other = await addSender(db);
  await addDelivery(parts, other, { at: { ...mumbai, date: '2026-11-13' } });
  await deliverDue(parts, later);
  const complaint = { kind: 'complaint', address: 'aunt@example.org' } as const;
  const stopped = () => db.$count(suppressions, eq(suppressions.addressHash, everybody));
  await takeEvents(parts, [{ ...complaint, messageId: 'of-a-reset-link' }]);
  expect(await stopped()).toBe(0);
  const { attemptId } = await readDelivery(db, id);
  await takeEvents(parts, [{ ...complaint, messageId: attemptId }]);
  expect(await stopped()).toBe(1);
  const asked = { owned, id: null, now: later };
  const wanted = { email: 'x@example.org', language: 'en', at: { ...mumbai, date: '2026-11-20' } };
  expect(await saveDelivery(parts, asked, wanted)).toMatchObject({ error: { reason: 'stopped' } });
  expect(await saveDelivery(parts, { ...asked, owned: other }, wanted)).toMatchObject({ ok: true });
});

test('of an address to which we sent nothing, nothing is kept', async () => {
  const { parts } = await sentMail();
  await takeEvents(parts, [{ kind: 'complaint', address: 'stranger@example.org', messageId: null }]);
  expect(await db.$count(suppressions, eq(suppressions.reason, 'complained'))).toBe(0);
});
