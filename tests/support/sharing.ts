import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import type { Product } from './product.ts';

/** Every place outside answers with an empty page. */
export async function answerOtherSites(context: BrowserContext, { origin }: Product): Promise<void> {
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Outside</title>' }),
  );
}

/** The share dialog of a card that is public. */
export async function openSharing(page: Page, cardId: string): Promise<Locator> {
  await page.goto(`/studio?cardId=${cardId}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share your card' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Where a link leads that opens beside this page, without telling that page where it comes from. */
export async function follow(page: Page, link: Locator): Promise<URL> {
  const opened = page.context().waitForEvent('page');
  await link.click();
  const other = await opened;
  await other.waitForURL(/^https:/);
  expect(await other.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  const url = new URL(other.url());
  await other.close();
  return url;
}
