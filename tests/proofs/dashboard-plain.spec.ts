// Shows: the dashboard without JavaScript
// Spec: 10.5
import { expect, expectMessage, test } from '../support/journey.ts';
import { newMember, saveCard } from '../support/visitor.ts';

test('without JavaScript tabs are links, deleting asks first, and no button is dead', async ({
  product,
  openAs,
}) => {
  const member = await newMember(product, 'plain');
  await saveCard(member, { status: 'draft', card: { toName: 'Mina' } });
  const id = await saveCard(member, { card: { toName: 'Ravi' } });
  const page = await openAs({ javaScriptEnabled: false }, member);
  await page.goto('/dashboard');
  const tabs = page.getByRole('navigation', { name: 'Your cards' });
  await expect(tabs.getByRole('link')).toHaveText(['Drafts1', 'Created1', 'Sent/Shared0']);
  await expect(tabs.getByRole('link', { name: 'Drafts 1' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Created 1' }).click();
  await expect(page).toHaveURL('/dashboard?tab=created');

  const tile = page.getByRole('listitem').filter({ hasText: 'Card for Ravi' });
  // What is left works: it sends a form.
  await expect(tile.getByRole('button')).toHaveText(['', 'Duplicate Card for Ravi']);
  const star = tile.getByRole('button', { name: /favourite/i });
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await tile.getByRole('button', { name: 'Duplicate' }).click();
  await expectMessage(page, 'Card Copied!', 'The copy is with your drafts.');
  await expect(tabs.getByRole('link', { name: 'Drafts 2' })).toBeVisible();

  const confirm = tile.getByRole('button', { name: 'Delete card' });
  await expect(confirm).toBeHidden();
  await tile.locator('summary', { hasText: 'Delete' }).click();
  await expect(tile).toContainText('The card for Ravi is deleted, and its link stops working.');
  await confirm.click();
  await expectMessage(page, 'Card Deleted', 'The card has been removed.');
  await expect(page.getByRole('heading', { name: 'No created yet' })).toBeVisible();
  expect((await page.request.get(`/card/${id}`)).status()).toBe(410);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expectMessage(page, 'Card Restored', 'It’s back, with its link and its shares.');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(tile).toBeVisible();
  expect((await page.request.get(`/card/${id}`)).status()).toBe(200);
});

test('without JavaScript search and order are a form', async ({ product, openAs }) => {
  const member = await newMember(product, 'plain');
  for (const toName of ['Mina', 'Ravi', 'Asha']) await saveCard(member, { card: { toName } });
  const page = await openAs({ javaScriptEnabled: false }, member);
  await page.goto('/dashboard?tab=created');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name A–Z');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/dashboard?tab=created&q=&sort=name');
  const titles = page.getByRole('listitem').getByRole('heading');
  await expect(titles).toHaveText(['Card for Asha', 'Card for Mina', 'Card for Ravi']);
  await page.getByRole('searchbox', { name: 'Search' }).fill('MIN');
  await page.keyboard.press('Enter');
  await expect(titles).toHaveText(['Card for Mina']);
  await expect(page.getByRole('status').filter({ hasText: 'match' })).toHaveText('1 card matches “MIN”');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name');
  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No cards match' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(titles).toHaveCount(3);
});
