// Shows: messages reach a real push service, encrypted for the one browser and signed by the site; what is gone is forgotten, what is away is tried again, and nothing is sent elsewhere
// Spec: 10.12
import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import ece from 'http_ece';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { localServer } from '#tests/support/local-server.ts';
import { aContact, addUser } from '#tests/support/rows.ts';
import { remindOfBirthdays } from '../contacts/reminders/remind.ts';
import { addContact } from '../contacts/write.ts';
import { profiles } from '../db/tables/accounts.ts';
import { contactSettings, contacts } from '../db/tables/contacts.ts';
import { pushMessages, pushSubscriptions } from '../db/tables/push.ts';
import { createMailQueue } from '../mail/write.ts';
import { randomId } from '../random-id.ts';
import { pushKeys } from './keys.ts';
import { sendPushes } from './send.ts';
import { deleteSubscription, isPushService, type Subscription, saveSubscription } from './subscriptions.ts';

const { db } = await testDatabase();
const secret = 'a-secret-for-tests-only-of-48-characters-0123456';
const origin = 'https://bloom.example';

interface Taken {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A push service of its own, which answers as it is told. */
let status = 201;
let taken: Taken[] = [];
const service = await localServer(async (request, response) => {
  taken.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) });
  response.writeHead(status).end();
});
const { host } = new URL(service);

const warnings: object[] = [];
const parts = {
  ...{ db, secret, log: { warn: (what: object) => void warnings.push(what) } },
  config: { origin, site: {} as never, pushHosts: [host] },
};

beforeEach(async () => {
  status = 201;
  taken = [];
  await db.delete(pushSubscriptions);
});

/** A browser that can read what is sent to it. */
function browser(path = `/${randomId()}`) {
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys().toString('base64url');
  const auth = randomBytes(16).toString('base64url');
  const subscription: Subscription = { endpoint: `http://${host}${path}`, keys: { p256dh, auth } };
  const read = ({ body }: Taken) =>
    JSON.parse(ece.decrypt(body, { version: 'aes128gcm', privateKey: curve, authSecret: auth }).toString())
      .notification as Record<string, string>;
  return { path, subscription, read };
}

/** Somebody in India who keeps a birthday, and takes messages in these browsers. */
async function reader(...browsers: readonly { readonly subscription: Subscription }[]): Promise<string> {
  const userId = await addUser(db);
  for (const { subscription } of browsers) await saveSubscription(db, userId, subscription);
  await db.insert(profiles).values({ id: userId, timeZone: 'Asia/Kolkata' });
  await addContact(db, { userId, formKey: randomId(), contact: aContact({ name: 'Asha' }) });
  await db
    .update(contacts)
    .set({ acceptedAt: new Date('2026-01-01') })
    .where(eq(contacts.userId, userId));
  return userId;
}

const onDay = new Date('2026-04-24T03:00Z');
const remind = (now = onDay) => remindOfBirthdays({ db, origin, mail: createMailQueue(db) }, now);

test('a birthday is told on each device once, without a name, and leads to the card', async () => {
  const [phone, laptop] = [browser(), browser()];
  await reader(phone, laptop);
  await remind();
  await remind();
  await sendPushes(parts, onDay);
  await sendPushes(parts, onDay);
  expect(taken.map(({ path }) => path).sort()).toEqual([phone.path, laptop.path].sort());
  const [first] = taken;
  if (!first) return;
  const shown = (first.path === phone.path ? phone : laptop).read(first);
  expect(shown).toMatchObject({ title: 'A birthday is today', lang: 'en' });
  expect(shown.navigate).toMatch(/^https:\/\/bloom\.example\/studio\?contact=[\w-]{22}$/);
  expect(JSON.stringify(shown)).not.toContain('Asha');
  expect(first.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
  expect(first.headers.topic).toMatch(/^[\w-]{32}$/);
});

test('the name is said where that is wanted', async () => {
  const phone = browser();
  const userId = await reader(phone);
  await db.insert(contactSettings).values({ userId, pushesNames: true });
  await remind();
  await sendPushes(parts, onDay);
  expect(taken[0] && phone.read(taken[0]).body).toContain('Asha');
});

test('the message is signed with the key that browsers are given, for this service and not for long', async () => {
  await reader(browser());
  await remind();
  await sendPushes(parts, onDay);
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(`${taken[0]?.headers.authorization}`) ?? [];
  const { publicKey } = pushKeys(secret);
  expect(key).toBe(publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString());
  expect(said).toMatchObject({ aud: `http://${host}`, sub: origin });
  expect(said.exp * 1000 - Date.now()).toBeLessThan(25 * 60 * 60 * 1000);
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const verified = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(verified).toBe(true);
  expect(pushKeys(secret)).toEqual(pushKeys(secret));
  expect(pushKeys(`${secret}.`).publicKey).not.toBe(publicKey);
});

test('a browser that is gone is forgotten at once, one that refuses after five times, one that is away is tried again', async () => {
  const phone = browser();
  const userId = await reader(phone);
  const count = () => db.$count(pushSubscriptions, eq(pushSubscriptions.userId, userId));
  await remind();
  status = 503;
  await sendPushes(parts, onDay);
  await sendPushes(parts, new Date(onDay.getTime() + 60_000));
  expect(taken, 'not at every run').toHaveLength(1);
  status = 201;
  await sendPushes(parts, new Date(onDay.getTime() + 11 * 60_000));
  expect(taken).toHaveLength(2);
  expect(await db.$count(pushMessages)).toBe(0);
  status = 403;
  for (let year = 2027; year < 2032; year += 1) {
    expect(await count()).toBe(1);
    await remind(new Date(`${year}-04-24T03:00Z`));
    await sendPushes(parts, new Date(`${year}-04-24T03:00Z`));
  }
  expect(await count()).toBe(0);
  status = 410;
  await saveSubscription(db, userId, phone.subscription);
  await remind(new Date('2033-04-24T03:00Z'));
  await sendPushes(parts, new Date('2033-04-24T03:00Z'));
  expect(await count()).toBe(0);
});

test('what is a day old is not sent any more', async () => {
  await reader(browser());
  await remind();
  await sendPushes(parts, new Date('2026-04-26T03:00Z'));
  expect(taken).toEqual([]);
  expect(await db.$count(pushMessages)).toBe(0);
});

test('messages go to those who run push services and to nobody else', async () => {
  for (const [endpoint, isTaken] of [
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['https://db5p.notify.windows.com/w/?token=abc', true],
    [`http://${host}/abc`, true],
    ['http://fcm.googleapis.com/abc', false],
    ['https://fcm.googleapis.com:8443/abc', false],
    ['https://fcm.googleapis.com.example.org/abc', false],
    ['https://evilpush.apple.com.example/abc', false],
    ['https://a:b@web.push.apple.com/abc', false],
    ['https://169.254.169.254/latest', false],
    ['http://localhost:5432/', false],
    ['file:///etc/passwd', false],
    ['nothing', false],
  ] as const)
    expect(isPushService(endpoint, [host]), endpoint).toBe(isTaken);
  await reader(browser());
  await remind();
  await sendPushes({ ...parts, config: { ...parts.config, pushHosts: [] } }, onDay);
  expect(taken, 'one that was stored before').toEqual([]);
});

test('of many browsers the newest ten are kept, and one is forgotten when it asks', async () => {
  const userId = await addUser(db);
  const all = Array.from({ length: 12 }, () => browser().subscription);
  for (const one of all) await saveSubscription(db, userId, one);
  expect(await db.$count(pushSubscriptions)).toBe(10);
  await deleteSubscription(db, await addUser(db), all[11]?.endpoint ?? '');
  expect(await db.$count(pushSubscriptions)).toBe(10);
  await deleteSubscription(db, userId, all[11]?.endpoint ?? '');
  expect(await db.$count(pushSubscriptions)).toBe(9);
});
