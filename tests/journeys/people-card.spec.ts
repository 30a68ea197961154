// Shows: a card that is half done waits for a birthday: name, age and seal; it is gone on with, next year's has another design and shows the words of the last one; a sent card makes somebody to be remembered
// Spec: 10.12
import { phone } from '../support/first-card.ts';
import { expect, expectMessage, firstVisit, test } from '../support/journey.ts';
import { ownerRows } from '../support/product.ts';
import { openPanel } from '../support/studio.ts';
import { type Member, saveCard } from '../support/visitor.ts';

/** `2026-11-30`, some days from now. */
const dateIn = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

async function add(member: Member, days: number, rest: Record<string, string> = {}) {
  const [, month = '', day = ''] = dateIn(days).split('-');
  const form = { intent: 'add', name: 'Asha', day, month: `gregorian-${Number(month)}`, ...rest };
  await member.submit('/people', form);
}

test.describe('on a phone', () => {
  test.use({ ...phone, storageState: firstVisit });

  test('the waiting card is opened from the dashboard, saved, and gone on with', { tag: '@further' }, async ({
    page,
    product,
    member,
  }) => {
    await add(member, 6, { year: '1996', relationship: 'Aunt', language: 'es', city: 'Mumbai' });
    await page.goto('/dashboard');
    const soon = page.getByRole('region', { name: 'Whose birthday is next?' });
    await expect(soon).toContainText('Asha');
    await soon.getByRole('link', { name: /^Make a card for .*Asha/ }).tap();
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('Asha');
    await page.getByRole('button', { name: 'Save Draft' }).tap();
    await expectMessage(page, 'Draft Saved!');
    const [card] = await ownerRows<{ document: Record<string, unknown>; date: string; zone: string }>(
      product,
      `select document, seal_date::text as date, seal_zone as zone from cards where user_id = $1`,
      [member.userId],
    );
    expect(card?.document).toMatchObject({ toName: 'Asha', language: 'es', relationship: 'Aunt' });
    expect(card).toMatchObject({ date: dateIn(6), zone: 'Asia/Kolkata' });
    await page.goto('/people');
    await page.getByRole('link', { name: /^Go on with the card for .*Asha/ }).tap();
    await expect(page).toHaveURL(/\/studio\?cardId=/);
  });
});

test('next year’s card looks otherwise, and the last words stand beside', { tag: '@prove' }, async ({
  page,
  product,
  member,
}) => {
  await add(member, 6);
  const [contact] = await ownerRows<{ id: string }>(product, 'select id from contacts where user_id = $1', [
    member.userId,
  ]);
  const card = await saveCard(member, { card: { toName: 'Asha', message: 'The words of last year' } });
  const lastYear = `${Number(dateIn(6).slice(0, 4)) - 1}${dateIn(6).slice(4)}`;
  await ownerRows(
    product,
    'insert into contact_cards (user_id, contact_id, day, card_id) values ($1, $2, $3, $4)',
    [member.userId, contact?.id, lastYear, card],
  );
  await page.goto(`/studio?contact=${contact?.id}`);
  await openPanel(page, 'Wish');
  await expect(page.getByText('Last time you wrote')).toBeVisible();
  await expect(page.getByText('The words of last year')).toBeVisible();
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expectMessage(page, 'Draft Saved!');
  await page.goto(`/studio?contact=${contact?.id}`);
  await expect(page).toHaveURL(/\/studio\?cardId=/);
  await openPanel(page, 'Wish');
  await expect(page.getByText('The words of last year')).toBeVisible();
});

test('a birthday that was some days ago gets a card that says it is late', { tag: '@prove' }, async ({
  page,
  member,
}) => {
  await add(member, -5);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^A belated card for .*Asha/ }).click();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Asha');
  await expect(page.getByLabel('Heading')).toHaveValue('A little late, with all my heart');
});

test('whoever has just published a card is asked whether to be reminded next year', {
  tag: '@prove',
}, async ({ page, member }) => {
  const card = await saveCard(member, { card: { toName: 'Ravi' } });
  await page.goto(`/dashboard?tab=created&ready=${card}`);
  const ready = page.getByRole('dialog', { name: 'Your card is ready' });
  await ready.getByRole('link', { name: 'Remind me next year' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ravi');
});

test('a sent card makes somebody to be remembered next year', { tag: '@prove' }, async ({ page, member }) => {
  const card = await saveCard(member, { card: { toName: 'Ravi', relationship: 'Brother' } });
  const seal = {
    cardId: card,
    intent: 'seal',
    opens: 'later',
    sealDate: dateIn(20),
    sealCity: 'Mumbai, India',
  };
  await member.submit('/dashboard/seal', seal);
  await page.goto('/dashboard?tab=created');
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Remind me next year' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ravi');
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(`${Number(dateIn(20).slice(8))}`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('[data-contact]')).toContainText('Ravi');
  await expect(page.locator('[data-contact]')).toContainText('Brother');
});
