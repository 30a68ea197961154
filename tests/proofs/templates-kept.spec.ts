// Shows: a template that is gone, and work begun before one was chosen
import { designOfTheDay } from '#card/looks/design-of-the-day.ts';
import { axeFindings, expect, test } from '../support/journey.ts';
import { openPanel } from '../support/studio.ts';
import { expectWhole, to } from '../support/template.ts';
import { newMember } from '../support/visitor.ts';

test.beforeEach(async ({ product, context }) => {
  await context.addCookies((await newMember(product, 'Ravi')).cookies());
});

test('one that is not there any more says so and gives an empty card', async ({ page }) => {
  for (const id of ['%00', 'gone']) {
    await page.goto(`/studio?template=${id}`);
    await expect(page.getByText('This design is no longer available')).toBeVisible();
    await openPanel(page, 'Picture');
    await expect(page.locator(`input[value="${designOfTheDay(Date.now()).background}"]`)).toBeChecked();
    await openPanel(page, 'Wish');
    await expect(page.locator('blockquote')).toHaveCount(0);
  }
  expect(await axeFindings(page)).toEqual([]);
  await openPanel(page, 'Names');
  await to(page).fill('Asha');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await page.waitForURL(/\/studio\?cardId=/);
  await expect(page.getByText('This design is no longer available')).toHaveCount(0);
});

test('unsaved work is kept and offered beside the template', async ({ page }) => {
  await page.goto('/studio');
  await to(page).fill('Work in hand');
  await page.goto('/studio?template=two-scoops');
  await expectWhole(page, 'two-scoops');
  await expect(to(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(to(page)).toHaveValue('Work in hand');
  await openPanel(page, 'Wish');
  await expect(page.locator('blockquote')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectWhole(page, 'two-scoops');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(to(page)).toHaveValue('Work in hand');
});
