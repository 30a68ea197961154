// Shows: a birthday is told by mail on its day, once, also when the process starts again, in the reader's language, and one press of the mail program stops it; a week before, the letter leads to a stored card that waits
// Spec: 10.12
import { expect, test } from '@playwright/test';
import { type DatabaseServer, startDatabaseServer } from '../support/database-server.ts';
import { noonZone, since60Days } from '../support/keeps-birthdays.ts';
import { type MailProcess, startMailProcess } from '../support/mail-process.ts';
import { mailTo } from '../support/mails.ts';
import { temporaryFolder } from '../support/new-folder.ts';
import { ownerRows, startProduct } from '../support/product.ts';
import { newMember } from '../support/visitor.ts';

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

const start = () =>
  startProduct({ dataDir: folder, env: { DATABASE_URL: database.url, ...mail.env, ...mail.trust } });

test('on the day, by the reader’s clock and in their language, once, until they want none', async () => {
  test.setTimeout(180_000);
  const { zone, year, month, day } = noonZone();
  let product = await start();
  const member = await newMember(product, 'birthdays');
  for (const [name, born] of [
    ['Asha', `${Number(year) - 30}`],
    ['Ravi', ''],
  ] as const) {
    const fields = { intent: 'add', name, day: `${day}`, month: `gregorian-${month}`, year: born };
    await member.submit('/people', fields);
  }
  const own = [member.userId];
  await since60Days(product, member.userId, { language: 'hi', zone });
  await product.stop();

  product = await start();
  await expect.poll(() => mail.mails.length, { timeout: 60_000 }).toBe(1);
  const [letter = ''] = mail.mails;
  expect(letter).toMatch(new RegExp(`^To: ${member.email}\\r?$`, 'm'));
  expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [, address = ''] = /^List-Unsubscribe: <([^>]+)>/m.exec(letter.replace(/\r?\n[ \t]/g, '')) ?? [];
  await product.kill();

  // Whatever ends it: the day's letter was written once.
  product = await start();
  const { pathname } = new URL(address);
  const stopped = await fetch(product.origin + pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(stopped.status).toBe(200);
  const [settings] = await ownerRows<{ day: boolean; week: boolean }>(
    product,
    'select mails_on_day as day, mails_week_before as week from contact_settings where user_id = $1',
    own,
  );
  expect(settings).toEqual({ day: false, week: true });
  const [sent] = await ownerRows<{ rows: number }>(
    product,
    'select count(*)::int as rows from reminders where user_id = $1',
    own,
  );
  expect(sent?.rows).toBe(2);
  expect(mail.mails).toHaveLength(1);
  await product.stop();
});

test('a week before, a card is stored, and the letter leads to it', async ({ page, context }) => {
  test.setTimeout(180_000);
  const { zone, month, day, date } = noonZone(7);
  // Without a mail server letters are files.
  const start = () => startProduct({ dataDir: folder, env: { DATABASE_URL: database.url } });
  let product = await start();
  const member = await newMember(product, 'week');
  const fields = { intent: 'add', name: 'ليلى', day: `${day}`, month: `gregorian-${month}`, year: '1990' };
  await member.submit('/people', fields);
  await since60Days(product, member.userId, { language: 'ar', zone });
  await product.stop();

  product = await start();
  const { text } = await mailTo(product, member.email, 'birthdays');
  const [link = ''] = /https?:\S+\/ar\/studio\?contact=\S+/.exec(text) ?? [];
  await context.addCookies(member.cookies());
  const { pathname, search } = new URL(link);
  await page.goto(product.origin + pathname + search);
  await expect(page).toHaveURL(/\/ar\/studio\?cardId=/);
  await expect(page.locator('[name=toName]')).toHaveValue('ليلى');
  await page.goto(`${product.origin}/dashboard`);
  const written = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
  await expect(page.locator('[data-card]')).toContainText(`For the birthday on ${written}`);
  await product.stop();
});
