// Shows: a card is reported on its page, a design in the dialog, on a lost line, without scripts
// Spec: 2.91, 8.35
import { defaultSite } from '#content/site.ts';
import { axeFindings, expect, test } from '../support/journey.ts';
import { mailsTo } from '../support/mails.ts';
import { ownerRows, type Product } from '../support/product.ts';
import { newMember, newVisitor, report, saveCard } from '../support/visitor.ts';

function reportsOf(product: Product, target: string) {
  return ownerRows<{ reason: string; text: string; reporter_id: string | null }>(
    product,
    'select reason, text, reporter_id from reports where $1 in (card_id, design) order by text',
    [target],
  );
}

test('a visitor reports a card: what was typed stays when it is not sent, and it is stored and mailed once', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/report|ERR_/);
  const card = await saveCard(await newMember(product, 'owner'));
  await page.goto(`/card/${card}`);
  await page.getByRole('button', { name: 'Report this card' }).click();
  await page.getByLabel('What’s wrong with it?').selectOption({ label: 'It hurts or bullies somebody' });
  await page.getByLabel('Anything else we should know?').fill('It mocks her.\nIn front of her class.');
  await page.waitForLoadState('networkidle');
  expect(await axeFindings(page)).toEqual([]);

  await page.route('**/report?*', (route) => route.abort());
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText(/We got no answer\./).first()).toBeVisible();
  await expect(page.getByLabel('Anything else we should know?')).toHaveValue(/In front of her class/);
  expect(await reportsOf(product, card)).toEqual([]);

  await page.unroute('**/report?*');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you for looking out for others.')).toBeVisible();
  const text = 'It mocks her.\nIn front of her class.';
  expect(
    (await reportsOf(product, card)).map((row) => ({ ...row, text: row.text.replace('\r', '') })),
  ).toEqual([{ reason: 'unkind', text, reporter_id: null }]);
  // Said once.
  await page.reload();
  await expect(page.getByText('Report Submitted')).toHaveCount(0);
  const mails = async () =>
    (await mailsTo(product, defaultSite.email, 'report')).filter((mail) => mail.text.includes(card));
  await expect.poll(async () => (await mails()).length).toBe(1);
  expect((await mails())[0]?.subject).toBe('A report of a card: It hurts or bullies somebody');
});

test('a member reports a design on Discover at the first press', async ({
  page,
  product,
  expectTrouble,
  member,
}) => {
  expectTrouble(/400/);
  await page.goto('/discover');
  await page
    .getByRole('button', { name: /^Report/ })
    .first()
    .click();
  // Nothing is sent before it is said what is wrong.
  await page.getByRole('button', { name: 'Send report' }).click();
  const reason = page.getByLabel('What’s wrong with it?');
  await expect(reason).toBeFocused();
  await reason.selectOption({ label: 'Something else' });
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { name: 'Report Submitted' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/discover');
  const rows = await ownerRows<{ design: string }>(
    product,
    'select design, reason from reports where reporter_id = $1',
    [member.userId],
  );
  expect(rows).toMatchObject([{ design: expect.stringMatching(/^[a-z-]+$/), reason: 'other' }]);
});

test('without scripts a page takes the report, and what nobody may see cannot be reported', async ({
  openAs,
  product,
  expectTrouble,
}) => {
  expectTrouble(/40[04]/);
  const owner = await newMember(product, 'owner');
  const card = await saveCard(owner);
  const page = await openAs({ javaScriptEnabled: false });
  await page.goto(`/card/${card}`);
  await page.getByRole('button', { name: 'Report this card' }).click();
  await expect(page).toHaveURL(`/report?card=${card}`);
  await page.getByLabel('Anything else we should know?').fill('Not his photo.');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByLabel('What’s wrong with it?')).toHaveAccessibleDescription(
    'Please choose what’s wrong with it.',
  );
  await expect(page.getByLabel('Anything else we should know?')).toHaveValue('Not his photo.');
  await page.getByLabel('What’s wrong with it?').selectOption('private');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { name: 'Report Submitted' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(`/card/${card}`);
  expect(await reportsOf(product, card)).toMatchObject([{ reason: 'private', text: 'Not his photo.' }]);

  const draft = await saveCard(owner, { status: 'draft' });
  const visitor = newVisitor(product);
  const statuses = [];
  for (const id of [draft, 'A'.repeat(22)]) {
    const answer = await report(visitor, { card: id, key: 'B'.repeat(22), reason: 'spam' });
    statuses.push(answer.status);
    expect(await answer.text()).toContain('This card doesn’t exist any more, so there’s nothing to report.');
    statuses.push((await visitor.send(`/report?card=${id}`)).status);
  }
  expect(statuses).toEqual([404, 404, 404, 404]);
});

test('many reports of one visitor are refused with a time to wait', async ({ product }) => {
  const card = await saveCard(await newMember(product, 'owner'));
  const visitor = newVisitor(product);
  const send = (n: number) => report(visitor, { card, key: `${n}`.padStart(22, 'C'), reason: 'spam' });
  const statuses = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await send(n)).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  const refused = await send(12);
  expect(await refused.text()).toContain('You’ve sent a lot of reports. Please try again in');
});
