// Shows: pages that the browser translates; the card after a page that failed; the last error page
import { hold } from '../support/held-requests.ts';
import { expect } from '../support/journey.ts';
import { preview, test } from '../support/studio.ts';
import { translatePage, translationTrouble } from '../support/translation.ts';

/* Whoever reads none of our languages reads by the translation of the browser. It changes texts under React. */

test('each page is reached from the one before, and stays translated', async ({
  memberPage: page,
  expectTrouble,
}) => {
  expectTrouble(translationTrouble);
  test.setTimeout(120_000);
  await page.addInitScript(translatePage);
  await page.goto('/dashboard');
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
  await expect(links.first()).toHaveText(/·fr$/);
  const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  for (const path of [...new Set([...paths, '/discover'])].filter((one) => one !== '/studio')) {
    await page.locator(`footer a[href="${path}"], header a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}(?:[?#]|$)`));
    await expect(page.getByRole('main').getByRole('heading').first()).toHaveText(/·fr/);
  }
  await page.goto('/profile');
  await page.getByLabel(/^Full Name/).fill('Asha');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('region', { name: /^Notifications?/ }).getByText('·fr')).not.toHaveCount(0);
});

test('where the page fails while the card is saved, the card is there again', async ({
  studio: page,
  expectTrouble,
}) => {
  expectTrouble(/NotFoundError/);
  await page.getByLabel('To', { exact: true }).fill('Asha');
  await expect(preview(page).first()).toContainText('Asha');
  const goOn = await hold(page, '/studio/save');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await page.evaluate(() => document.querySelector('[data-preview-cards] > *')?.remove());
  await page.getByRole('button', { name: 'Menu', exact: true }).focus();
  await page.getByRole('radio', { name: 'Phone', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The studio didn’t open' })).toBeVisible();
  goOn();
  await page.waitForURL(/cardId=/);
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Asha');
  await expect(preview(page).first()).toContainText('Asha');
});

test('where even the error page fails, a page of ours stands there, without a stack', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/TypeError/);
  await page.goto('/login');
  // React listens to its links.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__reactProps$')),
  );
  await page.evaluate(() => {
    // The frame of every page asks for it.
    delete document.documentElement.dataset.language;
    document.querySelector<HTMLElement>('header a[href="/signup"]')?.click();
  });
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/Application Error|\bat \w+ \(/);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});
