// Shows: large photos are made smaller in the browser, upright and without metadata; colours of PNG, animations,
// scrolling screenshots
// Spec: 2.50
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../support/journey.ts';
import { pngWith } from '../support/png-chunks.ts';
import { keepSentPhotos, phonePhoto, sentPhoto } from '../support/sent-photo.ts';
import { fileField, openPanel, openStudio, test } from '../support/studio.ts';

test.beforeEach(({ page }) => keepSentPhotos(page));

const receiver = (page: Page) => page.getByRole('group', { name: /^Their photo/ });

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await openPanel(page, 'Photos');
  await fileField(receiver(page)).setInputFiles(file);
}

const phones = [
  ['48 megapixels of an iPhone', 8064, 6048],
  ['24 megapixels of an iPhone', 5712, 4284],
] as const;

for (const [what, width, height] of phones) {
  test(`${what} are made smaller before they are sent, upright and without metadata`, async ({
    studio: page,
  }) => {
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

test('what is transparent stays so', async ({ studio: page }) => {
  const opaque = sharp(await phonePhoto(2000, 1500));
  const buffer = await opaque.ensureAlpha(0.5).png({ compressionLevel: 1 }).toBuffer();
  await choose(page, { name: 'cut-out.png', mimeType: 'image/png', buffer });
  await expect(receiver(page).getByRole('slider', { name: 'Zoom' })).toBeVisible({ timeout: 30_000 });
  const { hasAlpha, width } = await sharp(await sentPhoto(page)).metadata();
  expect({ hasAlpha, width }).toEqual({ hasAlpha: true, width: 1600 });
});

test('a picture that says its gamma looks as browsers show it, whatever its size', async ({
  studio: page,
}) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  for (const side of [200, 800]) {
    // Half of the light, written without the usual curve: the upper half is even, the lower is grain.
    const create = { width: side, height: side / 2, channels: 3, background: '#808080' } as const;
    const png = await sharp({ create })
      .extend({ bottom: side / 2, background: '#808080' })
      .composite([{ input: { create: { ...create, noise } }, top: side / 2, left: 0 }])
      .png()
      .toBuffer();
    const buffer = pngWith(png, [['gAMA', Uint8Array.of(0, 1, 0x86, 0xa0)]]);
    expect(buffer.length > 256 * 1024).toBe(side === 800);
    const answered = page.waitForResponse('**/studio/photo');
    await choose(page, { name: 'render.png', mimeType: 'image/png', buffer });
    const { photo } = (await (await answered).json()) as { photo: { file: string } };
    const stored = await (await page.request.get(`/files/${photo.file}`)).body();
    const { channels } = await sharp(
      await sharp(stored)
        .extract({ left: 0, top: 0, width: side, height: side / 4 })
        .png()
        .toBuffer(),
    ).stats();
    for (const { mean } of channels) expect(Math.abs(mean - 188)).toBeLessThan(4);
  }
});

test('a scrolling screenshot is taken, with a note that it is not sharp', async ({ studio: page }) => {
  const create = { width: 1080, height: 9000, channels: 3, background: '#dcf8c6' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  await choose(page, { name: 'chat.png', mimeType: 'image/png', buffer });
  await expect(receiver(page).getByText(/^This picture is very long, so it won’t be sharp/)).toBeVisible();
});

test('an animation is sent as it is, because its first frame may be empty', async ({ studio: page }) => {
  const frames = [
    await sharp(await phonePhoto(900, 700))
      .png()
      .toBuffer(),
    await sharp(await phonePhoto(900, 700))
      .png()
      .toBuffer(),
  ];
  const buffer = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(256 * 1024);
  await choose(page, { name: 'party.gif', mimeType: 'image/gif', buffer });
  await expect(receiver(page).getByRole('slider', { name: 'Zoom' })).toBeVisible();
  expect((await sentPhoto(page)).equals(buffer)).toBe(true);
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
  studio: page,
}) => {
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
    await expect(receiver(page).getByText(/This browser can’t read HEIC photos\..*JPEG/)).toBeVisible();
    expect(await page.evaluate(() => window.sentBodies.length)).toBe(0);
  }
});

test('a picture for the profile is made as small as it is kept', async ({ memberPage: page }) => {
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
