import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { consented } from '../support/consented.ts';
import { expect, test } from '../support/journey.ts';
import { isLongForm } from '../support/long-form.ts';
import { keepSentPhotos, phonePhoto, sentPhoto } from '../support/sent-photo.ts';
import { openPanel, openStudio } from '../support/studio.ts';
import { newMember } from '../support/visitor.ts';

test.use({ storageState: consented, viewport: { width: 1280, height: 800 } });

test.beforeEach(({ page }) => keepSentPhotos(page));

const receiver = (page: Page) => page.getByRole('group', { name: /^Their photo/ });

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await openPanel(page, 'Photos');
  await receiver(page).locator('input[type=file]').setInputFiles(file);
}

const phones = [
  ['48 megapixels of an iPhone', 8064, 6048],
  ['24 megapixels of an iPhone', 5712, 4284],
] as const;

for (const [what, width, height] of isLongForm ? phones : phones.slice(0, 1)) {
  test(`${what} are made smaller before they are sent, upright and without metadata`, async ({
    page,
    product,
  }) => {
    await openStudio(page, product);
    const buffer = await phonePhoto(width, height);
    await choose(page, { name: 'asha.jpg', mimeType: 'image/jpeg', buffer });
    await expect(receiver(page).getByRole('progressbar', { name: 'Uploading asha.jpg' })).toBeVisible();
    await expect(receiver(page).getByRole('slider', { name: 'Zoom' })).toBeVisible({ timeout: 30_000 });
    const sent = await sentPhoto(page);
    expect(sent.length).toBeLessThan(700_000);
    expect(sent.length).toBeLessThan(buffer.length / 4);
    const { width: across, height: down, exif, orientation = 1 } = await sharp(sent).metadata();
    expect({ across, down, exif, orientation }).toEqual({
      across: 1200,
      down: 1600,
      exif: undefined,
      orientation: 1,
    });
  });
}

test('what is transparent stays so', async ({ page, product }) => {
  await openStudio(page, product);
  const opaque = sharp(await phonePhoto(2000, 1500));
  const buffer = await opaque.ensureAlpha(0.5).png({ compressionLevel: 1 }).toBuffer();
  await choose(page, { name: 'cut-out.png', mimeType: 'image/png', buffer });
  await expect(receiver(page).getByRole('slider', { name: 'Zoom' })).toBeVisible({ timeout: 30_000 });
  const { hasAlpha, width } = await sharp(await sentPhoto(page)).metadata();
  expect({ hasAlpha, width }).toEqual({ hasAlpha: true, width: 1600 });
});

test('where it cannot be made smaller, the photo is sent as it is', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/photo-worker/);
  await page.route('**/assets/photo-worker-*.js', (route) => route.abort('failed'));
  await openStudio(page, product);
  const buffer = await phonePhoto(3000, 2000);
  await choose(page, { name: 'asha.jpg', mimeType: 'image/jpeg', buffer });
  await expect(receiver(page).getByRole('slider', { name: 'Zoom' })).toBeVisible();
  expect((await sentPhoto(page)).equals(buffer)).toBe(true);
});

test('a HEIC photo that this browser cannot read is named, with the way to a JPEG', async ({
  page,
  product,
}) => {
  await openStudio(page, product);
  const buffer = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'),
    Buffer.alloc(500_000, 7),
  ]);
  for (const [name, mimeType] of [
    ['IMG_1.HEIC', 'image/heic'],
    ['IMG_2.heic', ''],
    ['IMG_3.jpg', 'image/jpeg'],
  ] as const) {
    await choose(page, { name, mimeType, buffer });
    await expect(receiver(page).getByText(/This browser cannot read HEIC photos\..*JPEG/)).toBeVisible();
    expect(await page.evaluate(() => window.sentBodies.length)).toBe(0);
  }
});

test('a picture for the profile is made as small as it is kept', async ({ page, product, context }) => {
  const member = await newMember(product);
  await context.addCookies(member.cookies());
  await page.goto('/profile');
  const chooser = page.getByLabel(/^Upload a photo/).filter({ visible: true });
  const buffer = await phonePhoto(4032, 3024);
  await chooser.setInputFiles({ name: 'asha.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Not saved yet: press Save Changes.')).toBeVisible();
  const sent = await sentPhoto(page);
  const { width, height } = await sharp(sent).metadata();
  expect([width, height]).toEqual([512, 683]);
  expect(sent.length).toBeLessThan(150_000);
});
