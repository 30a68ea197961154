// Shows: without a network: the offline page, the studio with a kept card, saved when the network is back; after
// signing out nothing is found
import type { Page } from '@playwright/test';
import { expect, expectMessage } from '../support/journey.ts';
import { openStudio, test } from '../support/studio.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 1280, height: 800 } });

/** Waits until the browser keeps the studio. */
async function expectKept(page: Page): Promise<void> {
  const kept = () => page.evaluate(async () => Boolean(await caches.match('/studio/offline')));
  await expect.poll(kept, { timeout: 20_000 }).toBe(true);
}

/** What the service worker keeps, as one text. */
function keptText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const cache = await caches.open('bloom');
    const pages = (await cache.keys()).filter(({ url }) => !/\.\w+$/.test(url));
    const texts = await Promise.all(pages.map(async (one) => (await cache.match(one))?.text()));
    return texts.join('\n');
  });
}

const keptSentence =
  'There’s no network. Your card is kept in this browser, and is saved when the network is back.';

test('a draft that the browser keeps is opened without a network, changed, and saved when the network is back', async ({
  page,
  context,
  product,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED|request failed|Failed to fetch/);
  const member = await openStudio(page, product);
  await page.getByLabel('To', { exact: true }).fill('Asha');
  await expect(page.getByText('Not saved yet, kept in this browser')).toBeVisible();
  await expectKept(page);
  expect(await keptText(page)).not.toContain(member.email);
  expect(await keptText(page)).not.toContain(member.userId);

  await context.setOffline(true);
  await page.goto('/faqs');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the studio' }).click();
  await expect(page.getByText('A card for Asha')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  const to = page.getByLabel('To', { exact: true });
  await expect(to).toHaveValue('Asha');
  await to.fill('Asha Rao');
  await expect(page.getByText('No network. Not saved yet, kept in this browser')).toBeVisible();
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expectMessage(page, 'Save failed', keptSentence);

  await context.setOffline(false);
  await expectMessage(page, 'Draft Saved!');
  await page.waitForURL(/cardId=/);
  await page.reload();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Asha Rao');
});

test('a studio that stays open saves what could not be sent when the network is back', async ({
  studio: page,
  context,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED|request failed/);
  await page.getByLabel('To', { exact: true }).fill('Ravi');
  await expectKept(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expectMessage(page, 'Save failed', keptSentence);
  await context.setOffline(false);
  await expectMessage(page, 'Draft Saved!');
});

test('after signing out nobody finds the cards without a network', async ({
  studio: page,
  context,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED|request failed/);
  await page.getByLabel('To', { exact: true }).fill('Asha');
  await expectKept(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign Up Free' }).first()).toBeVisible({ timeout: 30_000 });
  await context.setOffline(true);
  await page.goto('/studio');
  await expect(page.getByText('nobody is logged in here')).toBeVisible();
  await expect(page.getByText('Asha')).toBeHidden();
});
