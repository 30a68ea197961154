import type { Locator, Page } from '@playwright/test';
import { findTemplate, templates } from '#content/templates.ts';
import { consented } from '../support/consented.ts';
import { axeFindings, expect, test } from '../support/journey.ts';
import { newMember } from '../support/visitor.ts';

test.use({ storageState: consented, viewport: { width: 1280, height: 800 } });

/** The live preview, found by the sentence that describes the card. */
function preview(page: Page): Locator {
  return page.getByRole('region', { name: 'Live preview' }).getByRole('img');
}

function to(page: Page): Locator {
  return page.getByLabel('To', { exact: true });
}

/** Everything that the template decides is on the desk and on the card. */
async function expectWhole(page: Page, id: string): Promise<void> {
  const { category, design } = findTemplate(id) ?? (templates[0] as (typeof templates)[number]);
  await expect(page.locator('blockquote')).toHaveText(design.wish);
  await expect(page.getByLabel('Relationship')).toHaveValue(category);
  await expect(page.locator(`input[value="${design.tone}"]`)).toBeChecked();
  await expect(page.locator(`input[value="${design.background}"]`)).toBeChecked();
  await expect(page.locator(`input[value="${design.animation}"]`)).toBeChecked();
  await expect(page.getByLabel('Title colour', { exact: true })).toHaveValue(design.titleColor);
  await expect(page.getByLabel('Wish colour', { exact: true })).toHaveValue(design.wishColor);
  await expect(page.getByLabel('From colour', { exact: true })).toHaveValue(design.fromColor);
  await expect(preview(page)).toHaveAccessibleName(new RegExp(design.wish.slice(0, 30)));
  for (const color of [design.titleColor, design.wishColor]) {
    await expect(preview(page).locator(`text[fill="${color}"]`).first()).toBeVisible();
  }
}

test('after the log-in a template opens whole; it is edited, saved and found again', async ({
  page,
  product,
}) => {
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

  await to(page).fill('Asha');
  await page.getByLabel('From colour', { exact: true }).fill('#20407a');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await page.waitForURL(/\/studio\?cardId=/);
  await expect(page.locator('input[value="bg-space"]')).toBeChecked();
  await page.reload();
  await expect(to(page)).toHaveValue('Asha');
  await expect(page.getByLabel('From colour', { exact: true })).toHaveValue('#20407a');
  const { design } = findTemplate('lift-off') as (typeof templates)[number];
  await expect(page.locator('blockquote')).toHaveText(design.wish);
  await expect(page.locator('input[value="bg-space"]')).toBeChecked();
  await expect(page.getByLabel('Title colour', { exact: true })).toHaveValue(design.titleColor);
});

test.describe('for somebody who is logged in', () => {
  test.beforeEach(async ({ product, context }) => {
    await context.addCookies((await newMember(product, 'Ravi')).cookies());
  });

  test('one that is not there any more says so and gives an empty card', async ({ page }) => {
    for (const id of ['%00', 'gone']) {
      await page.goto(`/studio?template=${id}`);
      await expect(page.getByText('This template is no longer available')).toBeVisible();
      await expect(page.locator('input[value="from-pink-purple-blue"]')).toBeChecked();
      await expect(page.locator('blockquote')).toHaveCount(0);
    }
    expect(await axeFindings(page)).toEqual([]);
    await to(page).fill('Asha');
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await page.waitForURL(/\/studio\?cardId=/);
    await expect(page.getByText('This template is no longer available')).toHaveCount(0);
  });

  test('unsaved work is kept and offered beside the template', async ({ page }) => {
    await page.goto('/studio');
    await to(page).fill('Work in hand');
    await page.goto('/studio?template=two-scoops');
    await expectWhole(page, 'two-scoops');
    await expect(to(page)).toHaveValue('');
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(to(page)).toHaveValue('Work in hand');
    await expect(page.locator('blockquote')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectWhole(page, 'two-scoops');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(to(page)).toHaveValue('Work in hand');
  });

  test('a collage shows where the photos go, to the sender only', async ({ page }) => {
    await page.goto('/studio?template=both-of-us');
    await expectWhole(page, 'both-of-us');
    const drawings = preview(page).locator('[fill="#fff3c9"]');
    await expect(drawings).toHaveCount(2);
    await expect(page.getByText('The drawings on the card show where your photos will be.')).toBeVisible();
    await page.getByRole('button', { name: 'Preview' }).click();
    const dialog = page.getByRole('dialog', { name: 'What they will see' });
    await expect(dialog.getByRole('img')).toBeVisible();
    await expect(dialog.locator('[fill="#fff3c9"]')).toHaveCount(0);
  });
});
