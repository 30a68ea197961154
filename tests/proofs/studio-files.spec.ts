// Shows: PNG and JPG from the studio, and sharing a draft
// Spec: 2.59, 7.14, 8.12, 8.28, 8.32, 9.11
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { openEnvelope } from '../support/envelope.ts';
import { expect, expectMessage } from '../support/journey.ts';
import { fileField, openPanel, photoFile, preview, resetBackground, test } from '../support/studio.ts';

test('the card is downloaded as PNG and JPG at twice its size', async ({ studio: page }) => {
  await resetBackground(page);
  await page.getByLabel('To', { exact: true }).fill('Asha 🎂');
  await expect(preview(page).locator('use')).toHaveCount(1);
  for (const [name, file, format] of [
    ['Download PNG', 'birthday-bloom-card.png', 'png'],
    ['Download JPG', 'birthday-bloom-card.jpg', 'jpeg'],
  ] as const) {
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe(file);
    const bytes = await readFile(await download.path());
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 1344, height: 1008 });
    if (format === 'jpeg') expect(jpegQuality(bytes)).toBe(95);
    await expectMessage(page, 'Download Started!');
  }
});

test('a picture that cannot be made says so', async ({ studio: page, expectTrouble }) => {
  expectTrouble(/files\//);
  await openPanel(page, 'Photos');
  const group = page.getByRole('group', { name: /^Their photo/ });
  await fileField(group).setInputFiles(await photoFile(300, 300));
  await expect(group.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  await page.context().route('**/files/*', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('button', { name: 'Download PNG' }).click();
  await expectMessage(page, 'Download Failed');
  await expect(page.getByText('Could not generate the image. Please try again.')).toBeVisible();
});

test('sharing a draft offers to publish it, then gives the link', async ({ studio: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByLabel('To', { exact: true }).fill('Asha');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expectMessage(page, 'Link Copied!');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/card\/[\w-]{22}$/);
  await context.clearCookies();
  await page.goto(link);
  await openEnvelope(page);
  await expect(page.getByRole('article', { name: 'Happy Birthday Asha!' })).toBeVisible();
});

/** The quality that a picture was written with, read from its first table (ITU-T T.81, annex K, as libjpeg scales it). */
function jpegQuality(bytes: Buffer): number {
  const step = bytes[bytes.indexOf(Buffer.from([0xff, 0xdb])) + 5] ?? 0;
  const isWritten = (quality: number) => Math.floor((16 * (200 - 2 * quality) + 50) / 100) === step;
  return [90, 92, 95, 100].find(isWritten) ?? 0;
}
