// Shows: drafts, publishing, double clicks, limits of texts
// Spec: 2.43, 2.46, 2.58, 4.2, 4.3, 5.13, 8.6
import { openEnvelope } from '../support/envelope.ts';
import { expect, expectMessage } from '../support/journey.ts';
import { chooseSisterAndFunny, openPanel, openStudio, saveDraft, test } from '../support/studio.ts';
import { newMember, saveCard } from '../support/visitor.ts';

test('a draft stays in the studio, and all of the design comes back', async ({ studio: page }) => {
  await page.getByLabel('To', { exact: true }).fill('आशा');
  await page.getByLabel('From', { exact: true }).fill('Mira');
  await chooseSisterAndFunny(page);
  await page.getByRole('button', { name: /^Generate/ }).click();
  const wish = (await page.locator('blockquote').textContent()) ?? '';
  await openPanel(page, 'Style');
  await page.getByLabel('Title colour', { exact: true }).fill('#aa3355');
  await page.getByRole('radio', { name: 'Rotate' }).check();
  await openPanel(page, 'Picture');
  await page.getByLabel('Find a background').fill('balloons');
  await page.locator('input[value="bg-balloons"]').check();
  const id = await saveDraft(page);

  await page.goto(`/studio?cardId=${id}`);
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('आशा');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('Mira');
  await openPanel(page, 'Wish');
  await expect(page.getByLabel('Relationship')).toHaveValue('Sister');
  await expect(page.getByRole('radio', { name: 'Funny & Playful' })).toBeChecked();
  await expect(page.locator('blockquote')).toHaveText(wish);
  await openPanel(page, 'Style');
  await expect(page.getByLabel('Title colour', { exact: true })).toHaveValue('#aa3355');
  await expect(page.getByRole('radio', { name: 'Rotate' })).toBeChecked();
  await openPanel(page, 'Picture');
  await expect(page.locator('input[value="bg-balloons"]')).toBeChecked();
  await expect(page.getByText('Draft, all changes saved')).toBeVisible();
});

test('publishing goes to the dashboard; a later save changes the same card', { tag: '@further' }, async ({
  studio: page,
}) => {
  await page.getByLabel('To', { exact: true }).fill('Asha');
  const id = await saveDraft(page);
  await page.getByLabel('To', { exact: true }).fill('Asha Rao');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectMessage(page, 'Card Published!');
  await expect(page).toHaveURL('/dashboard?tab=created');
  await page.goto(`/card/${id}`);
  await openEnvelope(page);
  await expect(page.getByRole('article', { name: 'Happy Birthday Asha Rao!' })).toBeVisible();
  await page.goto('/dashboard?tab=drafts');
  await expect(page.getByRole('heading', { name: 'Card for Asha Rao', exact: true })).toHaveCount(0);
  await page.getByRole('tab', { name: /Created/ }).click();
  await expect(page.getByRole('heading', { name: 'Card for Asha Rao', exact: true })).toHaveCount(1);
  await page.goto(`/studio?cardId=${id}`);
  await expect(page.getByText('Published, all changes saved')).toBeVisible();
});

test('a double click makes one card', async ({ studio: page }) => {
  await page.getByLabel('To', { exact: true }).fill('Asha');
  await page.getByRole('button', { name: 'Save Draft' }).dblclick();
  await page.waitForURL(/cardId=/);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Card for Asha', exact: true })).toHaveCount(1);
});

test('a card that is not there, or not mine, leads to the dashboard', async ({ page, product }) => {
  const id = await saveCard(await newMember(product, 'other'), { status: 'draft' });
  await openStudio(page, product);
  for (const cardId of [id, 'nothing']) {
    await page.goto(`/studio?cardId=${cardId}`);
    await expect(page).toHaveURL('/dashboard');
    await expectMessage(page, 'Error loading card', 'You have no card with this address.');
  }
});

test('texts over their limit say so and are not saved, and nothing typed is cut', { tag: '@prove' }, async ({
  studio: page,
}) => {
  await page.getByLabel('To', { exact: true }).fill('a'.repeat(61));
  await expect(page.getByText('The receiver’s name can have at most 60 characters.')).toBeVisible();
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expectMessage(page, 'Save failed');
  await page.getByLabel('To', { exact: true }).fill('Asha');
  await openPanel(page, 'Wish');
  const message = page.getByLabel('Your own message');
  await message.fill('Hello');
  await expect(page.getByText('5 of 1000')).toBeVisible();
  await message.fill('x'.repeat(1001));
  await expect(page.getByText('1 too many (at most 1000)')).toBeVisible();
  await expect(page.getByText('The message can have at most 1,000 characters.')).toBeVisible();
  await expect(message).toHaveValue('x'.repeat(1001));
  await message.fill(`${'🎂'.repeat(999)}!`);
  await expect(page.getByText('1000 of 1000')).toBeVisible();
  await saveDraft(page);
});
