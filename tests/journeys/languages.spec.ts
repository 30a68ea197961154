import { consented } from '../support/consented.ts';
import { test as base, expect } from '../support/journey.ts';
import { type Product, startProduct } from '../support/product.ts';
import { newMember } from '../support/visitor.ts';

/* The languages of pages and of cards, where all of them are offered. */

const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const product = await startProduct({ env: { LANGUAGES: 'en,hi,es,ar' } });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test.use({ storageState: consented, viewport: { width: 1280, height: 800 } });

test('a visitor finds the site in the language of the browser, keeps it from page to page, and chooses another', async ({
  openAs,
}) => {
  const page = await openAs({ locale: 'hi-IN' });
  await page.goto('/');
  await expect(page).toHaveURL('/hi');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'hi');
  await expect(html).toHaveAttribute('dir', 'ltr');
  const alternates = page.locator('link[rel=alternate][hreflang]');
  await expect(alternates).toHaveCount(5);
  await page.getByRole('contentinfo').locator('a[href="/hi/gallery"]').click();
  await expect(page).toHaveURL('/hi/gallery');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/hi\/gallery$/);
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL('/gallery');
  await expect(html).toHaveAttribute('lang', 'en');
  await page.goto('/');
  await expect(page, 'the choice is remembered').toHaveURL('/');
  await page.goto('/ar/faqs');
  await expect(html, 'an address says its language').toHaveAttribute('dir', 'rtl');
});

test('without scripts the menu works as well', async ({ openAs }) => {
  const page = await openAs({ javaScriptEnabled: false });
  await page.goto('/faqs?x=1');
  await page.getByRole('contentinfo').getByRole('button', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar/faqs?x=1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('a card made in the Arabic studio is Arabic, whoever looks at it', async ({ page, product, openAs }) => {
  const member = await newMember(product, 'languages');
  await page.context().addCookies(member.cookies());
  await page.goto('/ar/studio');
  const language = page.getByRole('combobox').filter({ has: page.locator('option[value=ar]') });
  await expect(language, 'the first guess is the language of the page').toHaveValue('ar');
  await page.locator('input[dir=auto]').first().fill('Asha');
  const drawn = page.getByRole('img', { name: /بطاقة عيد ميلاد إلى .*Asha/ });
  await expect(drawn.first()).toBeVisible();
  await language.selectOption('hi');
  await expect(page.getByRole('img', { name: /Asha.* के लिए जन्मदिन का कार्ड/ }).first()).toBeVisible();
  await language.selectOption('ar');
  await page.getByRole('button', { name: 'حفظ', exact: false }).first().click();
  await page.waitForURL(/\/ar\/studio\?.*cardId=/);
  const id = new URL(page.url()).searchParams.get('cardId');
  await page.goto(`/card/${id}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  void openAs;
});
