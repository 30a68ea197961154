// Shows: the studio before its code is there, and without scripts: cards are saved and published by its form; what was
// typed outlives a lost network
// Spec: 4.3
import type { Page } from '@playwright/test';
import { openEarly } from '../support/held-requests.ts';
import { expect, test } from '../support/journey.ts';
import { ownerRows, type Product } from '../support/product.ts';
import { newMember, saveCard } from '../support/visitor.ts';

const to = (page: Page) => page.getByLabel('To', { exact: true });
const words = (page: Page) => page.getByLabel('Your own message');

async function cardsOf(product: Product, userId: string) {
  return ownerRows(product, 'select status, document, design from cards where user_id = $1', [userId]);
}

for (const [what, path] of [
  ['a new card', '/studio'],
  ['a card from a template', '/studio?template=first-slice'],
] as const) {
  test(`without scripts ${what} is written, saved, written again and published`, async ({
    openAs,
    product,
  }) => {
    const member = await newMember(product, 'unscripted');
    const page = await openAs({ javaScriptEnabled: false }, member);
    await page.goto(path);
    await expect(page.locator('[data-studio-notices] noscript')).toBeVisible();
    await to(page).fill('Zora');
    await words(page).fill('Many happy\nreturns');
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await expect(page).toHaveURL(/\/studio\?cardId=/);
    await expect(page.getByText('Draft Saved!')).toBeVisible();
    await expect(to(page)).toHaveValue('Zora');
    await expect(words(page)).toHaveValue('Many happy\nreturns');
    await to(page).fill('Zora Neale');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(page.getByText('Card Published!')).toBeVisible();
    const cards = await cardsOf(product, member.userId);
    expect(cards).toHaveLength(1);
    expect(cards[0]).toMatchObject({
      status: 'published',
      document: { toName: 'Zora Neale', message: 'Many happy\nreturns' },
      design: path === '/studio' ? null : 'first-slice',
    });
  });
}

test('without scripts a published card is changed, and what another window saved is not lost', async ({
  openAs,
  product,
  expectTrouble,
}) => {
  expectTrouble(/409/);
  const member = await newMember(product, 'unscripted');
  const id = await saveCard(member, { card: { toName: 'Ravi', message: 'As it was' } });
  const page = await openAs({ javaScriptEnabled: false }, member);
  const other = await page.context().newPage();
  for (const window of [page, other]) await window.goto(`/studio?cardId=${id}`);
  await to(page).fill('Asha');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes Saved!')).toBeVisible();
  await to(other).fill('Meera');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('Save failed')).toBeVisible();
  await expect(to(other)).toHaveValue('Meera');
  const [card] = await cardsOf(product, member.userId);
  expect(card).toMatchObject({ status: 'published', document: { toName: 'Asha', message: 'As it was' } });
});

test('without scripts a name that is too long comes back with its sentence, and nothing is stored', async ({
  openAs,
  product,
  expectTrouble,
}) => {
  expectTrouble(/422/);
  const member = await newMember(product, 'unscripted');
  const page = await openAs({ javaScriptEnabled: false }, member);
  await page.goto('/studio');
  const long = 'Zora '.repeat(40);
  await to(page).fill(long);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Save failed')).toBeVisible();
  await expect(to(page)).toHaveValue(long);
  await expect(to(page)).toHaveAttribute('aria-invalid', 'true');
  expect(await cardsOf(product, member.userId)).toHaveLength(0);
  await to(page).fill('Zora');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Card Published!')).toBeVisible();
});

test('without scripts an empty card is published at the second press', async ({
  openAs,
  product,
  expectTrouble,
}) => {
  expectTrouble(/422/);
  const member = await newMember(product, 'unscripted');
  const page = await openAs({ javaScriptEnabled: false }, member);
  await page.goto('/studio');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Publish an empty card?')).toBeVisible();
  expect(await cardsOf(product, member.userId)).toHaveLength(0);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Card Published!')).toBeVisible();
});

test('Publish, pressed before the code is there, publishes at once, with the words of the next panel', async ({
  page,
  product,
  member,
}) => {
  const letScriptsCome = await openEarly(page, '/studio?template=first-slice');
  await to(page).fill('Zora');
  await to(page).press('Enter');
  await page.getByRole('button', { name: 'Wish', exact: true }).click();
  await words(page).fill('Many happy returns');
  // Twice, as somebody in a hurry does.
  await page.getByRole('button', { name: 'Publish' }).dblclick();
  await expect.poll(() => cardsOf(product, member.userId)).toHaveLength(1);
  letScriptsCome();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('Card Published!').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
  const cards = await cardsOf(product, member.userId);
  expect(cards).toHaveLength(1);
  expect(cards[0]).toMatchObject({
    status: 'published',
    document: { toName: 'Zora', message: 'Many happy returns' },
  });
});

test('what comes back to be corrected goes on in the studio’s code, unsaved', async ({
  memberPage: page,
  expectTrouble,
}) => {
  expectTrouble(/422/);
  const letScriptsCome = await openEarly(page, '/studio');
  await to(page).fill('Zora '.repeat(40));
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Save failed')).toBeVisible();
  letScriptsCome();
  await expect(page.getByText('Loading Studio...')).toBeHidden();
  await to(page).fill('Zora');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page).toHaveURL(/cardId=/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(to(page)).not.toHaveValue('Zora');
});

test('when the network is lost before the code is there, it comes when the network is back, and what was typed is there', async ({
  memberPage: page,
  expectTrouble,
}) => {
  // What Chromium says of texts that are preloaded and whose code does not come.
  expectTrouble(/net::ERR_FAILED|request failed|preloaded using link preload/);
  let isCut = true;
  await page.route(/\/assets\/.*\.js$|\/session\.json$/, (route) =>
    isCut ? route.abort() : route.continue(),
  );
  await page.goto('/studio', { waitUntil: 'commit' });
  await expect(page.getByText('The studio didn’t load: no connection.')).toBeVisible();
  await to(page).fill('Zora');
  await page.getByRole('button', { name: 'Wish', exact: true }).click();
  await words(page).fill('Many happy returns');
  await page.reload({ waitUntil: 'commit' });
  await expect(to(page)).toHaveValue('Zora');
  await expect(page.getByText('The studio didn’t load: no connection.')).toBeVisible();
  isCut = false;
  await expect(page.locator('#studio-code')).toHaveCount(0);
  await expect(to(page)).toHaveValue('Zora');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page).toHaveURL(/cardId=/);
  await page.reload();
  await page.getByRole('button', { name: 'Wish', exact: true }).click();
  await expect(words(page)).toHaveValue('Many happy returns');
  // A new card begins without it.
  await page.goto('/studio');
  await expect(to(page)).toHaveValue('');
});
