// Shows: deleting a card and Undo: keyboard, other tabs, ended sessions, a killed server
// Spec: 2.67, 4.5, 8.31
import { rm } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { newCard } from '#card/document/card.ts';
import { deleteCard, tab, tile, titles } from '../support/dashboard.ts';
import { axeFindings, expect, expectMessage, test } from '../support/journey.ts';
import { ownerRows, type Product, startProduct } from '../support/product.ts';
import { newMember, saveCard } from '../support/visitor.ts';

/** The button that brings a card back, under the pointer: there its time stands still, however slow the test is. */
async function heldUndo(page: Page): Promise<Locator> {
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  return undo;
}

test('deleting asks first, then takes the card away; Undo brings back the very same card', async ({
  page,
  member,
}) => {
  const id = await saveCard(member, { card: { toName: 'Ravi' } });
  await saveCard(member, { card: { toName: 'Mina' } });
  const key = crypto.randomUUID().replaceAll('-', '').slice(0, 22);
  await member.post('/studio/share', { cardId: id, channel: 'link', key });
  const status = async () => (await page.request.get(`/card/${id}`)).status();
  await page.goto('/dashboard?tab=created');
  await tile(page, 'Card for Ravi')
    .getByRole('button', { name: /^Delete/ })
    .click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this card?' });
  await expect(dialog).toContainText(
    'The card for Ravi is deleted, and its link stops working. You can still undo this for a moment.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(tile(page, 'Card for Ravi')).toBeVisible();
  expect(await status()).toBe(200);

  await deleteCard(page, 'Card for Ravi');
  const undo = await heldUndo(page);
  await expectMessage(page, 'Card Deleted', 'The card has been removed.');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('tab')).toHaveText(['Drafts0', 'Created1', 'Sent/Shared0']);
  await expect(titles(page)).toHaveText(['Card for Mina']);
  expect(await axeFindings(page)).toEqual([]);
  expect(await status()).toBe(410);
  const card = { ...newCard(11), toName: 'Ravi' };
  const save = { userId: member.userId, cardId: id, creationKey: key, expectedRevision: 1, status: 'draft' };
  const saved = await member.post('/studio/save', { ...save, card });
  expect(saved.status, 'another window cannot save it').toBe(404);
  expect(await saved.json()).toMatchObject({ error: 'This card no longer exists.' });

  await undo.click();
  await expect(undo).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveText(['Drafts0', 'Created2', 'Sent/Shared1']);
  await expect(titles(page)).toHaveText(['Card for Mina', 'Card for Ravi']);
  expect(await page.getByText('Card Restored').count(), 'what is seen is not said').toBe(0);
  expect(await status()).toBe(200);
});

test('with the keyboard alone Undo is reached, and the focus is never lost', async ({ page, member }) => {
  for (const toName of ['Ravi', 'Mina', 'Omar']) await saveCard(member, { card: { toName } });
  await page.goto('/dashboard?tab=created');
  const remove = async (title: string) => {
    await tile(page, title)
      .getByRole('button', { name: /^Delete/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Delete card' })).toBeFocused();
    await page.keyboard.press('Enter');
  };
  const undo = page.getByRole('button', { name: 'Undo' });
  await remove('Card for Mina');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tile(page, 'Card for Mina').getByRole('link', { name: /^Edit/ })).toBeFocused();

  await remove('Card for Mina');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(undo).toHaveCount(0);
  const ravi = tile(page, 'Card for Ravi');
  await expect(ravi.getByRole('link', { name: /^Edit/ })).toBeFocused();
  await ravi.getByRole('button', { name: /^Delete/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ravi.getByRole('button', { name: /^Delete/ })).toBeFocused();
});

test('the last card leaves an empty tab with the focus on it, and comes back from there', async ({
  page,
  member,
}) => {
  await saveCard(member, { status: 'draft', card: { toName: 'Ravi' } });
  await page.goto('/dashboard');
  await deleteCard(page, 'Card for Ravi');
  const undo = await heldUndo(page);
  await expect(page.getByRole('heading', { name: 'No drafts yet' })).toBeVisible();
  await expect(tab(page, 'Drafts 0')).toBeFocused();
  // Elsewhere on the site it can still be undone.
  await page.getByRole('link', { name: 'Edit profile' }).press('Enter');
  await expect(page).toHaveURL('/profile');
  await undo.click();
  await expectMessage(page, 'Card Restored', 'It’s back, with its link and its shares.');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(tile(page, 'Card for Ravi')).toBeVisible();
});

test('deleting what another tab deleted ends the same way', async ({ page, context, member }) => {
  await saveCard(member, { card: { toName: 'Ravi' } });
  const other = await context.newPage();
  for (const one of [page, other]) await one.goto('/dashboard?tab=created');
  for (const one of [page, other]) {
    await one.bringToFront();
    await deleteCard(one, 'Card for Ravi');
    await expectMessage(one, 'Card Deleted', 'The card has been removed.');
    await expect(one.getByRole('heading', { name: 'No created yet' })).toBeVisible();
  }
});

test('when it is too late to undo, the page says so', async ({ page, product, expectTrouble, member }) => {
  expectTrouble(/410/);
  const id = await saveCard(member, { card: { toName: 'Ravi' } });
  await page.goto('/dashboard?tab=created');
  await deleteCard(page, 'Card for Ravi');
  const undo = await heldUndo(page);
  await ownerRows(product, 'delete from cards where id = $1', [id]);
  await undo.click();
  await expectMessage(
    page,
    'Error restoring card',
    'It’s too late to undo this: the card has been removed for good.',
  );
});

const noAnswer = 'We got no answer. Please check your connection and try again.';

test('what fails on the way changes nothing and can be tried again', async ({
  page,
  expectTrouble,
  member,
}) => {
  expectTrouble(/dashboard\.data|ERR_FAILED|404/);
  const id = await saveCard(member, { card: { toName: 'Ravi' } });
  await page.goto('/dashboard?tab=created');
  const isCut = { now: true };
  await page.route('**/dashboard.data*', (route) =>
    isCut.now && route.request().method() === 'POST' ? route.abort('failed') : route.continue(),
  );
  await deleteCard(page, 'Card for Ravi');
  await expectMessage(page, 'Error deleting card', noAnswer);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(tile(page, 'Card for Ravi')).toBeVisible();
  expect((await page.request.get(`/card/${id}`)).status()).toBe(200);

  isCut.now = false;
  await deleteCard(page, 'Card for Ravi');
  const undo = await heldUndo(page);
  isCut.now = true;
  await undo.click();
  await expectMessage(page, 'Error restoring card', noAnswer);
  isCut.now = false;
  await undo.click();
  await expect(tile(page, 'Card for Ravi')).toBeVisible();
});

test('deleting after the session has ended leads to the log-in', async ({ page, product, member }) => {
  await saveCard(member, { card: { toName: 'Ravi' } });
  await page.goto('/dashboard?tab=created');
  await ownerRows(product, 'delete from session where user_id = $1', [member.userId]);
  await deleteCard(page, 'Card for Ravi');
  await expect(page).toHaveURL('/login?next=%2Fdashboard%3Ftab%3Dcreated');
});

test('a killed server keeps the deletion and its Undo until it is final', async () => {
  let product: Product = await startProduct();
  const { dataDir, origin } = product;
  const port = Number(new URL(origin).port);
  try {
    const owner = await newMember(product, 'Asha');
    const id = await saveCard(owner);
    const status = async () => (await fetch(`${origin}/card/${id}`)).status;
    const change = async (intent: string) => {
      return (await owner.submit('/dashboard', { cardId: id, intent })).status;
    };
    const restart = async () => {
      await product.kill();
      product = await startProduct({ dataDir, port });
    };
    expect([await change('delete'), await status()]).toEqual([200, 410]);
    await restart();
    expect([await status(), await change('undo'), await status()]).toEqual([410, 200, 200]);

    expect(await change('delete')).toBe(200);
    await ownerRows(product, `update cards set deleted_at = now() - interval '1 hour' where id = $1`, [id]);
    await restart();
    const left = () => ownerRows(product, 'select id from cards where id = $1', [id]);
    await expect.poll(left, 'the clean-up at the start makes it final').toEqual([]);
    expect([await change('undo'), await status()]).toEqual([410, 410]);
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
