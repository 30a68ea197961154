// Shows: a receiver answers, with and without scripts; its sender reads, hides, reports, deletes, closes; mail
// with one-click unsubscribe; one made back
// Spec: 2.84
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { axeFindings, expect, firstVisit, test } from '../support/journey.ts';
import { mailTo } from '../support/mails.ts';
import { ownerRows, type Product } from '../support/product.ts';
import { openPanel } from '../support/studio.ts';
import { type Member, newMember, newVisitor, saveCard } from '../support/visitor.ts';

let owner: Member;
let card: string;

test.beforeEach(async ({ product }) => {
  owner = await newMember(product, 'answered');
  await ownerRows(product, 'update "user" set email_verified = true where id = $1', [owner.userId]);
  card = await saveCard(owner, { card: { toName: 'Asha', fromName: 'Mira' } });
});

async function unseenOf(product: Product): Promise<number> {
  const sql = 'select id from replies where card_id = $1 and seen_at is null';
  return (await ownerRows(product, sql, [card])).length;
}

test('a receiver answers on the card, and its sender reads, hides, reports and deletes it', async ({
  page,
  openAs,
  product,
  expectTrouble,
}) => {
  expectTrouble(/\b400\b/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/card/${card}`);
  await expect(page.getByLabel('Your name')).toHaveValue('Asha');
  await page.getByRole('button', { name: 'Send my reply' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please choose a reaction or write a few words.' }),
  ).toBeVisible();
  await page.getByRole('radio', { name: 'Happy tears' }).check();
  await page.getByLabel(/^A few words/).fill('See https://evil.example <b>now</b>');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('That’ll make Mira’s day. Nobody else sees it.')).toBeVisible();

  const dashboard = await openAs({ storageState: firstVisit, viewport: { width: 390, height: 844 } }, owner);
  await dashboard.goto('/dashboard?tab=created');
  await expect(dashboard.getByRole('link', { name: '1 reply, 1 new' })).toBeVisible();
  const answers = dashboard.getByRole('region', { name: 'They replied' });
  await expect(answers.getByText('See https://evil.example <b>now</b>')).toBeVisible();
  await answers.getByRole('link', { name: 'Read the reply' }).click();
  const sheet = dashboard.getByRole('dialog', { name: 'Replies' });
  await expect(sheet.getByText('See https://evil.example <b>now</b>')).toBeVisible();
  await expect(sheet.getByRole('img', { name: 'Happy tears' })).toBeVisible();
  expect(await sheet.getByRole('link').count()).toBe(0);
  await expect.poll(() => unseenOf(product)).toBe(0);
  await expect(answers).toHaveCount(0);
  await sheet.getByText('Report the reply from Asha').click();
  await sheet.getByRole('button', { name: 'Send report' }).click();
  await expect(dashboard.getByText('Report Submitted')).toBeVisible();
  await sheet.getByRole('button', { name: 'Hide the reply from Asha' }).click();
  await expect(sheet.getByText('Hidden by you: 1')).toBeVisible();
  await sheet.getByText('Hidden by you: 1').click();
  await sheet.getByText('Delete the reply from Asha').click();
  await sheet.getByRole('button', { name: 'Delete this reply' }).click();
  await expect(sheet.getByText('No replies yet')).toBeVisible();
  await sheet.getByRole('button', { name: 'Turn replies off' }).click();
  await expect(sheet.getByRole('button', { name: 'Allow replies' })).toBeVisible();
  const [report] = await ownerRows<{ text: string }>(product, 'select text from reports where card_id = $1', [
    card,
  ]);
  expect(report?.text).toContain('from “Asha”: (Happy tears) See https://evil.example');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Send one back' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send my reply' })).toHaveCount(0);
});

test('it works without scripts: what was typed stays, and the sender reads it on a page', {
  tag: '@prove',
}, async ({ openAs, product, expectTrouble }) => {
  expectTrouble(/\b400\b/);
  const page = await openAs({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await page.goto(`/card/${card}`);
  const line = 'Thank you! '.repeat(40).trim();
  await page.getByLabel(/^A few words/).fill(line);
  await page.getByRole('radio', { name: 'Thank you' }).check();
  await page.getByRole('button', { name: 'Send my reply' }).click();
  await expect(page.getByText('Your reply can have at most 300 characters.')).toBeVisible();
  await expect(page.getByLabel(/^A few words/)).toHaveValue(line);
  await expect(page.getByRole('radio', { name: 'Thank you' })).toBeChecked();
  await page.getByLabel(/^A few words/).fill('Thank you!');
  await page.getByRole('button', { name: 'Send my reply' }).click();
  await expect(page.getByRole('heading', { name: 'Your reply is on its way' })).toBeVisible();
  await page.context().addCookies(owner.cookies());
  await page.goto(`/dashboard/replies?card=${card}`);
  await expect(page.getByText('Thank you!')).toBeVisible();
  // As a page from before an upgrade does, which does not say which answers it shows.
  const post = { method: 'POST', body: new URLSearchParams({ intent: 'seen' }) };
  expect((await owner.send(`/dashboard/replies?card=${card}`, post)).status).toBe(200);
  expect(await unseenOf(product)).toBe(1);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.poll(() => unseenOf(product)).toBe(0);
  await page.getByRole('button', { name: 'Hide the reply from Asha' }).click();
  await expect(page.getByText('Hidden by you: 1')).toBeVisible();
});

test('the sender gets mail without anybody’s words, and stops it by one press without logging in', {
  tag: '@prove',
}, async ({ page, product }) => {
  const visitor = newVisitor(product);
  const send = (text: string) => visitor.submit(`/card/${card}/reply`, { text, name: 'Asha' });
  expect((await send('A word that nobody mails')).status).toBe(200);
  const mail = await mailTo(product, owner.email, 'reply');
  expect(mail.subject).toBe('A reply to your card for Asha');
  expect(mail.text + mail.html).not.toContain('A word that nobody mails');
  const folder = join(product.dataDir, 'outbox');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const letter = texts.find((text) => text.includes(`To: ${owner.email}`)) ?? '';
  const address = /^List-Unsubscribe: <(\S+)>\r?$/m.exec(letter)?.[1] ?? '';
  expect(letter).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);

  const stopped = async () =>
    (
      await ownerRows(product, 'select from reply_mails where user_id = $1 and stopped_at is not null', [
        owner.userId,
      ])
    ).length === 1;
  await page.goto(address);
  expect(await stopped(), 'looking at it stops nothing').toBe(false);
  const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  const foreign = await fetch(address, { ...oneClick, headers: { origin: 'https://evil.example' } });
  expect(foreign.status).toBe(403);
  expect((await fetch(`${address}x`, oneClick)).status).toBe(403);
  expect(await stopped()).toBe(false);
  // As a mail program's server does: no page, no origin, no cookies.
  expect((await fetch(address, oneClick)).status).toBe(200);
  expect(await stopped()).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: 'Turn these emails on' }).click();
  await expect(page.getByRole('button', { name: 'Turn off these emails' })).toBeVisible();
  expect(await stopped()).toBe(false);
});

test('one is made back, with the names changed over and none of them in the address', {
  tag: '@prove',
}, async ({ page }) => {
  await page.goto(`/card/${card}`);
  await page.getByRole('link', { name: 'Send one back' }).click();
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  await expect(page).toHaveURL(new RegExp(`/studio\\?back=${card}$`));
  await openPanel(page, 'Names');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Mira');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('Asha');

  await page.goto(`/card/${card}`);
  await page.getByRole('link', { name: 'Say thank you with a card' }).click();
  await expect(page.getByText('Mira!').first()).toBeVisible();
  await openPanel(page, 'Names');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Mira');
  await expect(page.getByLabel('Heading')).toHaveValue('Thank you, Mira!');
  await openPanel(page, 'Wish');
  await expect(page.getByLabel('Message')).toHaveValue(/^Your card made my day\./);
});
