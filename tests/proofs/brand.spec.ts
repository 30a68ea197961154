// Shows: the operator’s own logo, colours and legal texts; a mistake in them ends the start
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { axeFindings } from '../support/journey.ts';
import { temporaryFolder } from '../support/new-folder.ts';
import { type Product, startProduct } from '../support/product.ts';
import { newVisitor } from '../support/visitor.ts';

let folder: string;
let site: Product;

test.beforeAll(async () => {
  folder = temporaryFolder();
  await mkdir(join(folder, 'legal'));
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#0a7"/></svg>';
  await writeFile(join(folder, 'logo.svg'), svg);
  await writeFile(join(folder, 'colors.txt'), 'marigold: #7fd0ff\n');
  const terms =
    '# Our Terms\nLast updated 1 May 2027\n\n- Be kind.\n\n## Rules\nNo <img src=x onerror=alert(1)> here. [Write to us](/contact).\n';
  await writeFile(join(folder, 'legal', 'terms.md'), terms);
  site = await startProduct({ env: { BRAND_DIR: folder } });
});

test.afterAll(async () => {
  await site.stop();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`logo, colours and texts are the operator's, in the ${colorScheme}`, async ({ browser }) => {
    await using context = await browser.newContext({ baseURL: site.origin, colorScheme });
    const page = await context.newPage();
    await page.goto('/terms');
    const logo = page.locator('header img[src^="/brand/logo?v="]');
    await expect(logo).toBeVisible();
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Terms');
    await expect(page.getByText('Last updated 1 May 2027')).toBeVisible();
    await expect(page.getByText('No <img src=x onerror=alert(1)> here.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up Free' })).toHaveCSS(
      'background-color',
      'rgb(127, 208, 255)',
    );
    expect(await axeFindings(page)).toEqual([]);
    await page.goto('/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  });
}

test('the logo is an image that runs nothing when it is opened by itself', async () => {
  const answer = await newVisitor(site).send('/brand/logo');
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox$/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a mistake in the folder ends the start with one sentence', async () => {
  const wrong = temporaryFolder();
  await writeFile(join(wrong, 'logo.gif'), 'GIF89a');
  const refusal = await startProduct({ env: { BRAND_DIR: wrong } }).then(
    () => 'started',
    (error: Error) => error.message,
  );
  expect(refusal).toContain('BRAND_DIR: logo.gif is none of the files that are known here');
});
