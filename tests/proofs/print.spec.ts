// Shows: printing from the studio: one page, also where no window may open
// Spec: 2.56, 8.11, 9.13
import type { Page } from '@playwright/test';
import { expect, expectMessage, test } from '../support/journey.ts';
import { fileField, openPanel } from '../support/studio.ts';

test.beforeEach(async ({ memberPage: page, context }) => {
  // The dialog of the system cannot be driven: it is enough that it was asked for.
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/studio');
  await page.getByLabel('To', { exact: true }).fill('आशा 🎂');
});

const papers = [
  { format: 'A4', landscape: false },
  { format: 'A4', landscape: true },
  { format: 'Letter', landscape: false },
  { format: 'Letter', landscape: true },
] as const;

test('the card alone is printed, at three times its size, whole on one page of A4 and Letter', async ({
  page,
}) => {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const paper = await opened;
  await expect(paper.locator('html[data-printed]')).toBeAttached();
  await expect(paper).toHaveTitle('Birthday card for आशा 🎂');
  const picture = paper.getByRole('img', { name: 'Birthday card for आशा 🎂' });
  expect(
    await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
  ).toEqual([2016, 1512]);
  expect(await paper.evaluate(() => document.body.children.length)).toBe(1);
  for (const size of papers) {
    const pdf = (await paper.pdf(size)).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g), `${size.format} ${size.landscape}`).toHaveLength(1);
    expect(pdf).toContain('/Width 2016');
  }
});

test('where no window may open, one frame prints, and leaves the studio as it was', async ({ page }) => {
  await page.evaluate(() => {
    window.open = () => null;
  });
  let frames = 0;
  page.on('frameattached', () => {
    frames += 1;
  });
  await page.getByRole('button', { name: 'Print', exact: true }).dblclick();
  const paper = page.frameLocator('[data-print-page]');
  await expect(paper.locator('html[data-printed]')).toBeAttached();
  await expect(paper.locator('img')).toHaveCount(1);
  expect(frames).toBe(1);
  await expect(page.getByRole('heading', { name: 'AI Studio' })).toBeVisible();
});

test('a card that cannot be drawn says so, and the opened window closes', async ({ page, expectTrouble }) => {
  expectTrouble(/files\/|status of 404/);
  await addPhoto(page);
  await page.context().route('**/files/*', (route) => route.fulfill({ status: 404 }));
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const paper = await opened;
  await expectMessage(page, 'Print Failed', 'Could not generate the card for printing.');
  await expect.poll(() => paper.isClosed()).toBe(true);
});

async function addPhoto(page: Page): Promise<void> {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await openPanel(page, 'Photos');
  const group = page.getByRole('group', { name: /^Their photo/ });
  await fileField(group).setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from(pixel, 'base64'),
  });
  await expect(group.getByRole('slider', { name: 'Zoom' })).toBeVisible();
}
