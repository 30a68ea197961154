// Shows: `/admin`: a report is read and its card hidden, an account deleted; for everybody else it is an unknown
// address
import { expect, test } from '@playwright/test';
import { axeFindings } from '../support/journey.ts';
import { mailsTo } from '../support/mails.ts';
import { ownerRows, type Product, startProduct } from '../support/product.ts';
import { newSigning } from '../support/signing.ts';
import { photo } from '../support/studio.ts';
import { type Member, newGuest, newMember, newVisitor, report, saveCard } from '../support/visitor.ts';

test.describe.configure({ mode: 'serial' });

let site: Product;
let operator: Member;
let unconfirmed: Member;

test.beforeAll(async () => {
  site = await startProduct({ env: { ADMIN_EMAILS: 'BOSS@example.org, mole@example.org' } });
  operator = await rename(await newMember(site, 'boss'), 'boss@example.org');
  unconfirmed = await rename(await newMember(site, 'mole'), 'mole@example.org');
  await ownerRows(site, 'update "user" set email_verified = true where id = $1', [operator.userId]);
});

/** The product is started before there are members, with the addresses that they then get. */
async function rename(member: Member, email: string): Promise<Member> {
  await ownerRows(site, 'update "user" set email = $2 where id = $1', [member.userId, email]);
  return { ...member, email };
}

test.afterAll(async () => {
  await site.stop();
});

test('an operator reads a report, hides the card, and finds both in the log', async ({ browser }) => {
  const owner = await newMember(site, 'owner');
  const card = await saveCard(owner);
  const visitor = newVisitor(site);
  const sent = { card, key: 'D'.repeat(22), reason: 'unkind', text: 'She is mocked. <b>x</b>' };
  expect((await report(visitor, sent)).status).toBe(200);
  expect((await visitor.send(`/card/${card}`)).status).toBe(200);

  await using context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: true,
  });
  await context.addCookies(operator.cookies());
  const page = await context.newPage();
  await page.goto('/admin');
  await page.getByRole('main').getByRole('link', { name: 'Open reports' }).click();
  await expect(page.getByText('She is mocked. <b>x</b>')).toBeVisible();
  await page.getByRole('button', { name: 'Hide the card' }).click();
  await expect(page.getByRole('status')).toContainText('now hidden: only its owner sees it');
  await expect(page.getByRole('button', { name: 'Show the card again' })).toBeVisible();
  await expect.poll(async () => (await visitor.send(`/card/${card}`)).status).toBe(410);
  const forVisitors = await (await visitor.send(`/card/${card}`)).text();
  expect(forVisitors).toContain('Card not found');
  expect(forVisitors).not.toMatch(/operator|admin/);
  const reports = page.url();
  const forOperator = await page.goto(`/card/${card}`);
  expect(forOperator?.headers()['cache-control']).toContain('no-store');
  await expect(page.getByRole('heading', { name: 'This card is hidden' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'show it again' })).toHaveAttribute(
    'href',
    `/admin/cards?card=${card}`,
  );

  // The owner asks for another look, and another member cannot ask about a card that is not theirs.
  const asks = await browser.newContext({ baseURL: site.origin });
  await asks.addCookies(owner.cookies());
  const question = await asks.newPage();
  await question.goto('/dashboard?tab=created');
  await question.getByRole('link', { name: 'Ask us to look again' }).click();
  await expect(question.getByLabel('Subject')).toHaveValue('support');
  const words = question.getByLabel('Message');
  await expect(words).toHaveValue(new RegExp(`^My card ${card} was hidden`));
  await words.fill('She laughed about it herself.');
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(question.getByText('Message Sent!').first()).toBeVisible();
  await asks.close();
  const stranger = await newMember(site, 'stranger');
  expect(await (await stranger.send(`/contact?card=${card}`)).text()).not.toContain('name="card"');

  await page.goto(`/admin/cards?card=${card}`);
  const picture = page.getByRole('img', { name: 'The card' });
  await expect(picture).toHaveJSProperty('naturalWidth', 640);
  await expect(page.getByRole('region', { name: 'What was reported' })).toContainText('She is mocked.');
  await expect(page.getByRole('region', { name: 'What its owner asked' })).toContainText(
    'She laughed about it herself.',
  );
  await page.goto(reports);
  await expect(picture).toHaveJSProperty('naturalWidth', 640);

  await page.getByRole('button', { name: 'Close the report' }).click();
  await expect(page.getByText('There are none.')).toBeVisible();
  await page.getByRole('link', { name: 'Log', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'card hide' })).toContainText(operator.email);
  await expect(page.getByRole('listitem').filter({ hasText: 'report close' })).toBeVisible();

  for (const path of [
    '',
    '/reports',
    '/cards',
    '/accounts',
    '/messages',
    '/mail',
    '/mail?check=now',
    '/delivery',
    '/files',
    '/log',
  ]) {
    const answer = await page.goto(`/admin${path}`);
    expect(answer?.status(), path).toBe(200);
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(await axeFindings(page), path).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${path} is no wider than the phone`).toBeLessThanOrEqual(390);
  }
});

test('an account is deleted after a question and with the operator’s own password only', async ({
  browser,
}) => {
  const owner = await newMember(site, 'leaver');
  await using context = await browser.newContext({ baseURL: site.origin });
  await context.addCookies(operator.cookies());
  const page = await context.newPage();
  await page.goto('/admin/accounts');
  await page.getByLabel('Email address or id').fill(owner.email.toUpperCase());
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await expect(page.getByText(`Delete the account of`)).toBeVisible();
  await page.getByLabel('Your own password').fill('not my password');
  await page.getByRole('button', { name: 'Yes, do it' }).click();
  await expect(page.getByLabel('Your own password')).toHaveAccessibleDescription(/isn’t right/);
  const kept = 'select id from "user" where id = $1';
  expect(await ownerRows(site, kept, [owner.userId])).toHaveLength(1);
  await page.getByLabel('Your own password').fill(operator.password);
  await page.getByRole('button', { name: 'Yes, do it' }).click();
  await expect(page.getByRole('status')).toContainText('The account is deleted');
  expect(await ownerRows(site, kept, [owner.userId])).toEqual([]);

  await page.goto('/admin/mail');
  await page.getByRole('button', { name: /^Send a test mail/ }).click();
  await expect.poll(() => mailsTo(site, operator.email, 'test')).toHaveLength(1);
});

test('a form that cannot be read is refused with a sentence', async () => {
  const refused = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const answer = await operator.send('/admin/do', { method: 'POST', body, headers });
    return [answer.status, await answer.text()];
  };
  expect(await refused('command=mail+test', { 'content-type': 'text/plain' })).toEqual([
    400,
    expect.stringContaining('The form couldn’t be read.'),
  ]);
  expect(await refused(new URLSearchParams({ target: 'x'.repeat(70_000) }))).toEqual([
    413,
    expect.stringContaining('The form is too long.'),
  ]);
});

test('for everybody else it is an address like any unknown one', async () => {
  const card = await saveCard(await newMember(site, 'owner'));
  const member = await newMember(site, 'member');
  const people = { visitor: newVisitor(site), member, unconfirmed, guest: await newGuest(site) };
  const form = new URLSearchParams({ command: 'card hide', target: card, back: '/admin' });
  const requests: { path: string; init: RequestInit }[] = [
    ...['', '/', '/reports', '/accounts?account=x', `/picture?card=${card}`, '/log', '/nothing', '/do'].map(
      (path) => ({
        path: `/admin${path}`,
        init: {},
      }),
    ),
    { path: '/admin', init: { method: 'HEAD' } },
    { path: '/admin/do', init: { method: 'POST', body: form } },
    { path: '/admin/reports', init: { method: 'POST', body: form } },
    { path: '/admin.data', init: {} },
    { path: '/admin/reports.data', init: {} },
    { path: '/admin/do', init: { method: 'POST', body: form, headers: { origin: 'https://evil.example' } } },
  ];
  for (const [who, { send }] of Object.entries(people)) {
    // A session is renewed at its first request, wherever that goes.
    await send('/session.json');
    for (const { path, init } of requests) {
      const found = await answerOf(await send(path, init), 'admin');
      const unknown = await answerOf(await send(path.replace('admin', 'nimda'), init), 'nimda');
      expect(found, `${path} as ${who}`).toEqual(unknown);
      expect(found.status).toBe(init.headers ? 403 : 404);
    }
  }
  const hidden = await ownerRows(site, 'select hidden_at from cards where id = $1 and hidden_at is null', [
    card,
  ]);
  expect(hidden).toHaveLength(1);
  // An operator who asks for what is not there sees the same page as everybody.
  expect((await operator.send('/admin/nothing')).status).toBe(404);
  const evil = { method: 'POST', body: form, headers: { origin: 'https://evil.example' } };
  expect((await operator.send('/admin/do', evil)).status).toBe(403);
  const pages = await Promise.all(
    ['/', '/dashboard', '/robots.txt', '/sitemap.xml'].map(async (path) => (await member.send(path)).text()),
  );
  for (const text of pages) expect(text).not.toMatch(/\/admin\b/);
});

/** All that can be seen of an answer, but for what differs with every request, and with the spelling of the address. */
async function answerOf(answer: Response, word: string) {
  const headers = Object.fromEntries(answer.headers);
  for (const name of ['x-request-id', 'date', 'content-security-policy']) delete headers[name];
  const text = (await answer.text())
    .replaceAll(word, 'ADDRESS')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID');
  return { status: answer.status, headers, text };
}

test('what stands with the notes on a card is seen by operators alone', async () => {
  const { card, link } = await newSigning(site, 'signedcard');
  const signer = newVisitor(site);
  const body = new Uint8Array(await photo(60, 40));
  const sent = await signer.send(`${link}/attachment?kind=photo`, { method: 'POST', body });
  const { file } = (await sent.json()) as { file: string };
  const form = { key: 'k'.repeat(22), name: 'Ravi', file, audience: 'receiver' };
  expect((await signer.submit(link, form)).headers.get('location')).toMatch(/^\/signed\//);
  const found = await (await operator.send(`/admin/cards?card=${card}`)).text();
  expect(found).toContain(`/admin/file?id=${file}`);
  const seen = await operator.send(`/admin/file?id=${file}`);
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
  for (const other of [signer, await newMember(site, 'curious')])
    expect((await other.send(`/admin/file?id=${file}`)).status).toBe(404);
});
