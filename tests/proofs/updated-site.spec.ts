// Shows: a page that is open while the site is updated says so, keeps the work and goes on
import type { Page } from '@playwright/test';
import { expect, expectMessage } from '../support/journey.ts';
import { openPanel, saveDraft, test } from '../support/studio.ts';

test.beforeEach(({ expectTrouble }) => {
  expectTrouble(/status of 404|answer 404/);
});

/** From now on the files of this page are gone; a page that is loaded after that has those of today. */
async function updateSite(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute('**/assets/**');
  });
}

const said = ['The site was updated', /Everything you made is saved/] as const;

async function saysUpdated(page: Page): Promise<void> {
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices.getByText(said[0], { exact: true })).toBeVisible();
  await expect(notices.getByText(said[1])).toBeVisible();
}

test('in the studio each part that is missing says so, and the work is there after loading the page', async ({
  studio: page,
}) => {
  await page.getByLabel('To', { exact: true }).fill('Asha');
  await updateSite(page);
  for (const name of ['Preview', 'Download', 'Share']) {
    await page.getByRole('button', { name, exact: true }).click();
    await saysUpdated(page);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
  }
  await openPanel(page, 'Wish');
  await page.getByLabel('Your own message').fill('You carried me home.');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await saysUpdated(page);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expectMessage(page, 'Welcome back!');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Asha');
  await openPanel(page, 'Wish');
  await expect(page.getByLabel('Your own message')).toHaveValue('You carried me home.');
  await saveDraft(page);
});

test('the next page comes with its new code', async ({ page }) => {
  await page.goto('/');
  await updateSite(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('We couldn’t load this page')).toHaveCount(0);
});
