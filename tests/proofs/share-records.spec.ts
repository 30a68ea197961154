// Shows: shares are recorded for the owner, and receivers are not
// Spec: 2.52, 3.7

import { expect, expectMessage, test } from '../support/journey.ts';
import { ownerRows } from '../support/product.ts';
import { sharesOf } from '../support/sharing.ts';
import { openPanel } from '../support/studio.ts';
import { type Member, newMember, newVisitor, saveCard } from '../support/visitor.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

let member: Member;

test.beforeAll(async ({ product }) => {
  member = await newMember(product, 'records');
});

test.beforeEach(async ({ context }) => {
  await context.addCookies(member.cookies());
});

test('the receiver’s address goes nowhere: not to the server, not into drafts, not into the undo', async ({
  page,
  product,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/studio');
  await page.getByLabel('To', { exact: true }).fill('Ravi');
  await openPanel(page, 'Send');
  const mobile = page.getByLabel('Receiver’s mobile number');
  await expect(mobile).toHaveAccessibleDescription('With the country code, such as 91…');
  await mobile.fill('915550001234');
  const email = page.getByLabel('Receiver’s email');
  await email.pressSequentially('secret@example.org');
  await page.keyboard.press('Control+z');
  await expect(email).not.toHaveValue('secret@example.org');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Ravi');
  await email.fill('secret@example.org');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('');
  await expect(email).toHaveValue('secret@example.org');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('\\"toName\\":\\"Ravi\\"');
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(await kept()).not.toMatch(/915550001234|secret@/);

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('Receiver’s email')).toHaveValue('secret@example.org');
  await sheet.getByRole('button', { name: 'Copy link' }).click();
  await expectMessage(page, 'Link Copied!');
  await expect(sheet.getByText('WhatsApp opens a chat with +915550001234.')).toBeVisible();
  const cardId = new URL(page.url()).searchParams.get('cardId') ?? '';
  await expect.poll(() => sharesOf(product, cardId)).toEqual(['link']);
  expect(sent.filter((text) => /915550001234|secret(@|%40)/.test(text))).toEqual([]);
  expect(await kept()).not.toMatch(/915550001234|secret@/);
  await page.reload();
  await openPanel(page, 'Send');
  await expect(page.getByLabel('Receiver’s email')).toHaveValue('');
});

test('a share that is not recorded is tried once more, then reported', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/studio\/share|ERR_FAILED|401/);
  const cardId = await saveCard(member);
  await page.goto(`/studio?cardId=${cardId}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const copy = page.getByRole('button', { name: 'Copy link' });
  let failures = 1;
  await page.route('**/studio/share', (route) => {
    failures -= 1;
    return failures < 0 ? route.continue() : route.abort('failed');
  });
  await copy.click();
  await expectMessage(page, 'Link Copied!');
  await expect.poll(() => sharesOf(product, cardId)).toEqual(['link']);

  failures = 2;
  await copy.click();
  await expectMessage(page, 'Not added to Sent/Shared', 'We couldn’t reach your list just now.');
  expect(await sharesOf(product, cardId)).toEqual(['link']);
});

test('copying a link counts for its owner, on the dashboard and on the card; never for others', async ({
  page,
  product,
  openAs,
  member: owner,
}) => {
  const cardId = await saveCard(owner);
  const draft = await saveCard(owner, { status: 'draft' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Copy/ }).click();
  await expectMessage(
    page,
    'Link Copied!',
    'This card is a draft: only you can open the link until you publish it.',
  );
  await page.getByRole('tab', { name: 'Created' }).click();
  // Until the tab is there, the draft's own Copy is what a second click would meet.
  await expect(page.getByRole('tab', { name: 'Created', selected: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Sent/Shared 0' })).toBeVisible();
  await page.getByRole('button', { name: /^Copy/ }).dblclick();
  await expect(page.getByRole('tab', { name: 'Sent/Shared 1' })).toBeVisible();

  const stranger = await newMember(product, 'stranger');
  const other = await openAs({ permissions: ['clipboard-write'] }, stranger);
  const notes: string[] = [];
  for (const one of [page, other]) one.on('request', (request) => notes.push(request.url()));
  for (const [one, path] of [
    [other, cardId],
    [page, draft],
    [page, cardId],
  ] as const) {
    await one.goto(`/card/${path}`);
    await one.getByText('Share', { exact: true }).click();
    await one.getByRole('button', { name: 'Copy link' }).click();
    await expectMessage(one, 'Link Copied!', 'Card link copied to clipboard.');
  }
  await expect.poll(() => sharesOf(product, cardId)).toEqual(['link', 'link']);
  expect(notes.filter((url) => url.endsWith('/studio/share'))).toHaveLength(1);
  await page.goto('/dashboard?tab=shared');
  await expect(page.getByText(/^Shared by a copied link on/)).toHaveCount(2);
});

test('requests that no page sends are refused with a sentence', async ({ product }) => {
  const cardId = await saveCard(member);
  const good = { cardId, channel: 'qr', key: 'A'.repeat(22) };
  const bodies: [body: unknown, status: number, error: string][] = [
    ['nonsense', 400, 'Part of the request got lost.'],
    [[good], 400, 'Part of the request got lost.'],
    [{ ...good, key: 'short' }, 400, 'Part of the request got lost.'],
    [{ ...good, key: `${'A'.repeat(21)}\u0000` }, 400, 'Part of the request got lost.'],
    [{ ...good, channel: 'pigeon' }, 422, 'We don’t know this way of sharing.'],
    [{ ...good, cardId: '\u0000' }, 404, 'This card isn’t one of yours.'],
    [{ ...good, cardId: 'A'.repeat(2000) }, 413, 'There’s too much in this request.'],
  ];
  for (const [body, status, error] of bodies) {
    const answer = await member.post('/studio/share', body);
    expect([answer.status, await answer.json()]).toEqual([status, { error }]);
  }
  const visitor = await newVisitor(product).post('/studio/share', good);
  expect(visitor.status).toBe(401);
  for (const channel of ['qr', 'x']) await member.post('/studio/share', { ...good, channel });
  expect(await sharesOf(product, cardId)).toEqual(['qr']);
  const [row] = await ownerRows(product, 'select sender_user_id from shared_cards where id = $1', [good.key]);
  expect(row).toEqual({ sender_user_id: member.userId });
});
