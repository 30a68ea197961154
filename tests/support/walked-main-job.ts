import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { photo } from './studio.ts';

/** In the middle of sentences other words may stand around ours: translation adds some. */
async function said(page: Page, words: string): Promise<void> {
  const notices = page.getByRole('region', { name: /^Notifications?/ });
  await expect(notices.getByText(words).first()).toBeVisible();
}

/** The panels that are opened one after another, by what is under their icon. */
const parts = [/^Picture/, /^Layout/, /^Type/, /^Sound/, /^Style/, /^Stickers/, /^Sign/, /^Opening/, /^Send/];

interface Walk {
  /** Whether the studio is entered with a session; otherwise without an account. */
  readonly isSignedIn?: boolean;
  /** Browsers have none for pages that came over plain HTTP; then the link is shown to be copied by hand. */
  readonly hasClipboard?: boolean;
  /** What can be seen of a page that is new, before the walk goes on. */
  readonly onPage?: (page: Page) => Promise<void>;
}

/**
 * What the product is for, from the gallery to the receiver, with each part of the studio on the way. Ends on the card's
 * page and returns its path.
 */
export async function walkMainJob(page: Page, walk: Walk = {}): Promise<string> {
  const { isSignedIn = false, hasClipboard = true, onPage } = walk;
  await page.goto('/gallery');
  await onPage?.(page);
  // Phones show them behind a button.
  const filters = page.locator('summary', { hasText: 'Filters' });
  if (await filters.isVisible()) await filters.click();
  await page.getByLabel(/^Search/).fill('balloon');
  await expect(page).toHaveURL(/search=balloon/);
  await page.getByLabel(/^Search/).fill('');
  await expect(page).not.toHaveURL(/search=/);
  await page
    .getByRole('link', { name: /^Use Template/ })
    .first()
    .click();
  if (!isSignedIn) {
    await page.waitForURL(/\/login/);
    await onPage?.(page);
    await page.getByRole('button', { name: 'Continue without an account' }).click();
  }
  await page.waitForURL(/\/studio\?template=/);
  await expect(page.getByRole('heading', { name: 'AI Studio' })).toBeVisible();
  await onPage?.(page);
  await designCard(page);
  return await sendCard(page, hasClipboard);
}

async function designCard(page: Page): Promise<void> {
  const preview = page.getByRole('region', { name: 'Live preview' }).getByRole('img').first();
  const open = (part: RegExp) =>
    page.getByRole('navigation', { name: 'Parts of the card' }).getByRole('button', { name: part }).click();
  await page.getByLabel(/^To\b/).fill('Asha');
  await expect(preview).toContainText('Asha');
  await page.getByLabel(/^From\b/).fill('Ravi');
  await open(/^Wish/);
  await page.getByLabel(/^Relationship/).selectOption({ index: 2 });
  await page.getByRole('radio', { name: /^Funny/ }).check();
  await page.getByRole('button', { name: /^Generate/ }).click();
  await page.getByRole('button', { name: /^Generate Another/ }).click();
  await page.getByLabel(/^Your own message/).fill('You carried me home in the rain.');
  await expect(preview).toContainText('carried');
  await open(/^Photos/);
  const field = page.getByRole('group', { name: /^Their photo/ });
  await field
    .locator('input[type=file]')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photo(800, 600) });
  await expect(field.getByRole('button', { name: /^Remove/ })).toBeVisible();
  for (const part of parts) {
    await open(part);
    await expect(page.locator('[data-panels] > section:not([hidden]) h2')).toBeVisible();
  }
  await page.getByRole('button', { name: /^Shuffle/ }).click();
  await expect(preview).toContainText('carried');
}

async function sendCard(page: Page, hasClipboard: boolean): Promise<string> {
  await page.getByRole('button', { name: /^Save Draft/ }).click();
  await said(page, 'Draft Saved!');
  await expect(page).toHaveURL(/cardId=/);
  const path = `/card/${new URL(page.url()).searchParams.get('cardId')}`;
  await expect(page.getByRole('region', { name: 'Live preview' })).toContainText('Asha');
  await page.getByRole('button', { name: /^Download/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download PNG/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.png$/);
  await page.getByRole('button', { name: /^Share/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: /^Publish/ }).click();
  await expect(page).toHaveURL('/dashboard?tab=created');
  await said(page, 'Card Published!');
  const dialog = page.getByRole('dialog', { name: 'Your card is ready' });
  await dialog.getByRole('button', { name: /Copy link/ }).click();
  await said(page, hasClipboard ? 'Link Copied!' : path);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Card for Asha' })).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^FAQ|^Questions/ })
    .click();
  await expect(page).toHaveURL(/faqs/);
  await page.goto(path);
  await page.getByRole('link', { name: /^Skip/ }).click();
  await expect(page.getByRole('img', { name: /^Birthday card for Asha/ })).toBeVisible();
  return path;
}
