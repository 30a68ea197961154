// Shows: a template opens in the studio, is edited and saved
import { findTemplate, type templates } from '#content/templates.ts';
import { expect, test } from '../support/journey.ts';
import { openPanel, preview } from '../support/studio.ts';
import { expectWhole, to } from '../support/template.ts';
import { newMember } from '../support/visitor.ts';

test('after the log-in a template opens whole; it is edited, saved and found again', {
  tag: '@further',
}, async ({ page, product }) => {
  const { email, password } = await newMember(product, 'Ravi');
  await page.goto('/studio?template=lift-off');
  await expect(page).toHaveURL('/login?next=%2Fstudio%3Ftemplate%3Dlift-off');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/studio?template=lift-off');
  await expectWhole(page, 'lift-off');
  await expect(page.getByText('Loading template in AI Studio...')).toHaveCount(0);
  await expect(page.getByText('unsaved work')).toHaveCount(0);

  await openPanel(page, 'Names');
  await to(page).fill('Asha');
  await openPanel(page, 'Style');
  await page.getByLabel('From colour', { exact: true }).fill('#20407a');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await page.waitForURL(/\/studio\?cardId=/);
  await openPanel(page, 'Picture');
  await expect(page.locator('input[value="bg-space"]')).toBeChecked();
  await page.reload();
  await expect(to(page)).toHaveValue('Asha');
  await openPanel(page, 'Style');
  await expect(page.getByLabel('From colour', { exact: true })).toHaveValue('#20407a');
  const { design } = findTemplate('lift-off') as (typeof templates)[number];
  await openPanel(page, 'Wish');
  await expect(page.locator('blockquote')).toHaveText(design.wish);
  await openPanel(page, 'Picture');
  await expect(page.locator('input[value="bg-space"]')).toBeChecked();
  await openPanel(page, 'Style');
  await expect(page.getByLabel('Title colour', { exact: true })).toHaveValue(design.titleColor);
});

test.describe('for somebody who is logged in', () => {
  test.beforeEach(async ({ product, context }) => {
    await context.addCookies((await newMember(product, 'Ravi')).cookies());
  });

  test('a collage shows where the photos go, to the sender only', { tag: '@prove' }, async ({ page }) => {
    await page.goto('/studio?template=both-of-us');
    await expectWhole(page, 'both-of-us');
    const drawings = preview(page).locator('[fill="#fff3c9"]');
    await expect(drawings).toHaveCount(2);
    await openPanel(page, 'Photos');
    await expect(page.getByText('The drawings on the card show where your photos will be.')).toBeVisible();
    await page.getByRole('button', { name: 'Preview' }).click();
    const dialog = page.getByRole('dialog', { name: 'What they will see' });
    await dialog.getByRole('link', { name: 'Skip' }).click();
    await expect(dialog.getByRole('img').first()).toBeVisible();
    await expect(dialog.locator('[fill="#fff3c9"]')).toHaveCount(0);
  });
});
