import { expect, test } from '../support/journey.ts';
import { said } from '../support/said.ts';
import { saveCard } from '../support/saved-card.ts';
import { newMember } from '../support/visitor.ts';

/* The dashboard in a browser that runs no scripts: fewer comforts, the same cards. */

test('without JavaScript tabs are links, deleting asks first, and no button is dead', async ({
  product,
  openAs,
}) => {
  const member = await newMember(product, 'plain');
  await saveCard(member, { status: 'draft', card: { toName: 'Mina' } });
  const id = await saveCard(member, { card: { toName: 'Ravi' } });
  const page = await openAs({ javaScriptEnabled: false });
  await page.context().addCookies(member.cookies());
  await page.goto('/dashboard');
  const tabs = page.getByRole('navigation', { name: 'Your cards' });
  await expect(tabs.getByRole('link')).toHaveText(['Drafts1', 'Created1', 'Sent/Shared0']);
  await expect(tabs.getByRole('link', { name: 'Drafts 1' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Created 1' }).click();
  await expect(page).toHaveURL('/dashboard?tab=created');

  const tile = page.getByRole('listitem').filter({ hasText: 'Card for Ravi' });
  // What is left works: it sends a form.
  await expect(tile.getByRole('button')).toHaveText(['Duplicate Card for Ravi']);
  await tile.getByRole('button', { name: 'Duplicate' }).click();
  await said(page, 'Card Copied!', 'The copy is among your drafts.');
  await expect(tabs.getByRole('link', { name: 'Drafts 2' })).toBeVisible();

  const confirm = tile.getByRole('button', { name: 'Delete card' });
  await expect(confirm).toBeHidden();
  await tile.locator('summary', { hasText: 'Delete' }).click();
  await expect(tile).toContainText('The card for Ravi is deleted for good, and its link stops working.');
  await confirm.click();
  await said(page, 'Card Deleted', 'The card has been removed.');
  await expect(page.getByRole('heading', { name: 'No created yet' })).toBeVisible();
  expect((await page.request.get(`/card/${id}`)).status()).toBe(410);
});
