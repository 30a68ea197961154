import type { Locator, Page } from '@playwright/test';
import { findTemplate, templates } from '#content/templates.ts';
import { expect } from './journey.ts';
import { openPanel, preview } from './studio.ts';

/** The field with the receiver's name. */
export function to(page: Page): Locator {
  return page.getByLabel('To', { exact: true });
}

/** Everything that the template decides is in the studio and on the card. */
export async function expectWhole(page: Page, id: string): Promise<void> {
  const { category, design } = findTemplate(id) ?? (templates[0] as (typeof templates)[number]);
  await openPanel(page, 'Wish');
  await expect(page.locator('blockquote')).toHaveText(design.wish);
  await expect(page.getByLabel('Relationship')).toHaveValue(category);
  await expect(page.locator(`input[value="${design.tone}"]`)).toBeChecked();
  await openPanel(page, 'Picture');
  await expect(page.locator(`input[value="${design.background}"]`)).toBeChecked();
  await openPanel(page, 'Style');
  await expect(page.locator(`input[value="${design.animation}"]`)).toBeChecked();
  await expect(page.getByLabel('Title colour', { exact: true })).toHaveValue(design.titleColor);
  await expect(page.getByLabel('Wish colour', { exact: true })).toHaveValue(design.wishColor);
  await expect(page.getByLabel('From colour', { exact: true })).toHaveValue(design.fromColor);
  await expect(preview(page)).toHaveAccessibleName(new RegExp(design.wish.slice(0, 30)));
  // A ribbon has the title's colour itself, and its words another.
  await expect(preview(page).locator(`text[fill="${design.wishColor}"]`).first()).toBeVisible();
}
