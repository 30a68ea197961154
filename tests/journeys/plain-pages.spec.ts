// Shows: pages that need no application have no React in browsers and at most 15 kB of script; menu, language, light or dark, cookie
// bar, search and signing out work there, with scripts and without
// Spec: 2.98, 2.99, 3.16
import type { Page } from '@playwright/test';
import { plainAddresses } from '#server/routes.ts';
import { expect, expectMessage, firstVisit, test } from '../support/journey.ts';

test.use({ storageState: firstVisit });

/** A report is of something; a birthday is told by somebody’s link, as `people-links.spec` does. */
const paths = plainAddresses
  .filter((address) => address !== '/tell')
  .map((address) => address.replace('/report', '/report?design=lift-off').replace(':id', 'lift-off'));

/** Bytes as they are sent. */
const largestScript = 15_000;

test('each has little script, and leads to the others and to the application', { tag: '@prove' }, async ({
  page,
  product,
}) => {
  let scripts: { path: string; bytes: number }[] = [];
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script') return;
    const { pathname: path } = new URL(request.url());
    scripts.push({ path, bytes: (await request.sizes()).responseBodySize });
  });
  expect(plainAddresses).toContain('/about');
  for (const path of paths) {
    scripts = [];
    await page.goto(`/hi${path}`, { waitUntil: 'networkidle' });
    const hasDesigns = (await page.locator('[data-like], [data-favourites]').count()) > 0;
    expect(
      scripts.map(({ path: of }) => of),
      path,
    ).toEqual([
      expect.stringMatching(/^\/assets\/plain-/),
      ...(hasDesigns ? [expect.stringMatching(/^\/assets\/start-hearts-and-stars-/)] : []),
    ]);
    expect(
      scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      path,
    ).toBeLessThan(largestScript);
    const html = await (await page.request.get(product.origin + path)).text();
    expect(html, path).not.toMatch(/modulepreload|importmap|__reactRouterContext/);
  }
  await page.goto('/privacy');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await footer.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  // The application leads back by its router.
  await page.getByLabel('Full Name').fill('Asha');
  await footer.getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL('/faqs');
  await page.getByRole('searchbox').pressSequentially('qr code');
  await expect(page.locator('details[open]')).toContainText('WhatsApp, Instagram, Facebook, X');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test(`on a phone the frame works ${javaScriptEnabled ? 'with' : 'without'} scripts`, {
    tag: javaScriptEnabled ? [] : '@prove',
  }, async ({ openAs }) => {
    const page = await openAs({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    for (const path of paths) {
      await page.goto(path);
      await openMenu(page);
      await page.getByRole('button', { name: 'Close menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    }
    await page.goto('/about');
    await openMenu(page);
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Gallery' }).click();
    await expect(page).toHaveURL('/gallery');
    await page.goto('/faqs?q=card');
    if (javaScriptEnabled) {
      await page.getByRole('searchbox').fill('photo');
      await expect(page).toHaveURL('/faqs?q=photo');
    } else {
      await page.getByRole('searchbox').fill('photo');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL('/faqs?q=photo');
    }
    await openMenu(page);
    await page.locator('#menu').getByRole('button', { name: 'Español' }).click();
    await expect(page, 'in the other language the search is the same').toHaveURL('/es/faqs?q=photo');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
}

test('the cookie bar and the choice of light or dark are kept from page to page', async ({ page }) => {
  await page.goto('/terms');
  const bar = page.getByRole('region', { name: 'Cookies' });
  await bar.getByRole('button', { name: 'Accept All' }).click();
  await expect(bar).toBeHidden();
  await page.getByRole('radio', { name: 'Dark' }).check();
  for (const path of ['/refund', '/gallery']) {
    await page.goto(path);
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(bar).toBeHidden();
  }
});

test('who signs out elsewhere is signed out here, and a sign-out that is lost says so', {
  tag: '@further',
}, async ({ memberPage: page, expectTrouble }) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED|request failed/);
  await page.goto('/about');
  const banner = page.getByRole('banner');
  await page.context().setOffline(true);
  await banner.getByRole('button', { name: 'Sign Out' }).click();
  await expectMessage(
    page,
    'Sign out Failed',
    'We got no answer. You may still be logged in. Please check your connection and try again.',
  );
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Sign out Failed')).toHaveCount(0);
  await page.context().setOffline(false);

  const other = await page.context().newPage();
  await other.goto('/privacy');
  await other.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expectMessage(other, 'Signed Out');
  await expect(banner.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL('/about');
});

test('what somebody is writing stays when they sign out elsewhere', { tag: '@further' }, async ({
  memberPage: page,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Message').fill('Half a sentence');
  const other = await page.context().newPage();
  await other.goto('/privacy');
  await other.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expectMessage(other, 'Signed Out');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Half a sentence');
});
