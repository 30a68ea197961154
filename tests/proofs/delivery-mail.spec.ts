// Shows: a card's link reaches its receiver once by a real mail server, with no word of its sender's, also when the process is killed; one press of the mail program stops it, and the mail service's report is believed with the secret alone
// Spec: 10.13
import { expect, test } from '@playwright/test';
import { type DatabaseServer, startDatabaseServer } from '../support/database-server.ts';
import { type MailProcess, startMailProcess } from '../support/mail-process.ts';
import { temporaryFolder } from '../support/new-folder.ts';
import { ownerRows, type Product, startProduct } from '../support/product.ts';
import { newSender, nextMonth } from '../support/sender.ts';

const webhook = 'w'.repeat(32);
let folder: string;
let database: DatabaseServer;
let mail: MailProcess;

test.beforeAll(async () => {
  folder = temporaryFolder();
  database = await startDatabaseServer();
  mail = await startMailProcess();
});

test.afterAll(async () => {
  await mail?.stop();
  await database?.stop();
});

function start(): Promise<Product> {
  const own = { MAIL_FROM: 'Bloom <hello@cards.example>', DELIVERY: 'on', DELIVERY_WEBHOOK_SECRET: webhook };
  const env = { DATABASE_URL: database.url, ...mail.env, ...mail.trust, ...own };
  return startProduct({ dataDir: folder, env });
}

test('once, on its day, in our words, until its receiver wants none', async () => {
  test.setTimeout(180_000);
  let product = await start();
  const sender = await newSender(product, 'sender');
  const fields = {
    ...{ intent: 'save', email: 'aunt@example.org', language: 'es', opens: 'later', sealDate: nextMonth() },
    ...{ sealWhere: 'city', sealCity: 'Berlin, Germany', sealTime: '00:00' },
  };
  const path = `/dashboard/delivery?card=${sender.card}`;
  await sender.submit(path, fields);
  const state = async () =>
    (await ownerRows<{ state: string }>(product, 'select state from deliveries', []))[0]?.state;
  expect(await state()).toBe('scheduled');
  // Its day is today, and its midnight was a while ago.
  await ownerRows(
    product,
    `update deliveries set date = (now() at time zone 'Europe/Berlin')::date where user_id = $1`,
    [sender.userId],
  );
  await product.kill();

  product = await start();
  await expect.poll(() => mail.mails.length, { timeout: 60_000 }).toBe(1);
  await expect.poll(state).toBe('sent');
  const [letter = ''] = mail.mails;
  const plain = letter.replace(/=\r?\n/g, '').replace(/\r?\n[ \t]/g, ' ');
  expect(letter).toMatch(/^To: aunt@example\.org\r?$/m);
  expect(letter).toMatch(/^From: Bloom <hello@cards\.example>\r?$/m);
  expect(plain).toContain(sender.email);
  expect(plain).not.toContain('Happy birthday');
  expect(plain).not.toMatch(/<img|url\(|src=/i);
  const links = new Set(
    [...plain.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([link]) => new URL(link).pathname.slice(-60)),
  );
  expect(links.size, 'one link').toBe(1);
  const [, address = ''] = /^List-Unsubscribe: <([^>]+)>/m.exec(plain) ?? [];
  await product.kill();

  product = await start();
  const { pathname } = new URL(address);
  const stopped = await fetch(product.origin + pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(stopped.status).toBe(200);
  const [kept] = await ownerRows<{ reason: string; sender: string }>(
    product,
    'select reason, sender_hash as sender from suppressions',
    [],
  );
  expect(kept).toEqual({ reason: 'unsubscribed', sender: '*' });

  const report = (secret: string, body: object) =>
    fetch(`${product.origin}/mail/events/${secret}`, { method: 'POST', body: JSON.stringify(body) });
  const bounce = { kind: 'bounce', address: 'aunt@example.org' };
  expect((await report('x'.repeat(32), bounce)).status).toBe(403);
  expect((await report(webhook, { Type: 'Notification' })).status).toBe(403);
  expect(await state()).toBe('sent');
  expect((await report(webhook, bounce)).status).toBe(204);
  expect(await state()).toBe('bounced');
  expect(
    mail.mails.filter((one) => /^To: aunt@/m.test(one)),
    'and once only',
  ).toHaveLength(1);
  await product.stop();
});
