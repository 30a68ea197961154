import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { ownerRows, type Product } from './product.ts';

/** Every place outside answers with an empty page. */
export async function answerOtherSites(context: BrowserContext, { origin }: Product): Promise<void> {
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Outside</title>' }),
  );
}

/** The share sheet of a card that is public, with all its channels. */
export async function openSharing(page: Page, cardId: string): Promise<Locator> {
  await page.goto(`/studio?cardId=${cardId}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share your card' });
  await expect(dialog).toBeVisible();
  await openMoreWays(dialog);
  return dialog;
}

/** Opens the row with the channels that few use, inside of the share sheet. */
export async function openMoreWays(sheet: Locator): Promise<void> {
  await sheet.getByText('More ways to share').click();
}

/** Opens the fields for whom the card is sent to, inside of the share sheet. */
export async function openReceiver(sheet: Locator): Promise<void> {
  await sheet.getByText('Send it to one person').click();
}

/** Where a link or button leads that opens beside this page, without telling that page where it comes from. */
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

/** Gives the page a share menu. Its owner closes it as often as `closed` says; then it takes what comes. */
export async function addShareMenu(page: Page, { closed = 0, refused = 0 } = {}): Promise<void> {
  await page.addInitScript(
    (counts) => {
      const menu: unknown[] = [];
      Object.assign(window, { menu });
      const share = async ({ files = [], text = '', url = '' }: ShareData) => {
        if (menu.length === 0 && counts.refused > 0) {
          counts.refused -= 1;
          throw new DOMException('Too late', 'NotAllowedError');
        }
        menu.push([
          files.map(({ name, type, size }) => `${name} ${type} ${size > 10_000}`).join(),
          text,
          url,
        ]);
        if (menu.length <= counts.closed) throw new DOMException('Share canceled', 'AbortError');
      };
      Object.assign(navigator, { share, canShare: () => true });
    },
    { closed, refused },
  );
}

/** What was passed to the share menu: the files, the text, the address. */
export function menuOf(page: Page): Promise<[files: string, text: string, url: string][]> {
  return page.evaluate(() => (window as unknown as { menu: [string, string, string][] }).menu);
}

/** The ways in which a card was shared, in alphabetical order: pages do not wait for one record before the next share. */
export async function sharesOf(product: Product, cardId: string): Promise<string[]> {
  const rows = await ownerRows<{ channel: string }>(
    product,
    'select channel from shared_cards where card_id = $1 order by channel',
    [cardId],
  );
  return rows.map(({ channel }) => channel);
}
