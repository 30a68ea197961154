// Shows: pictures of the site that visitors replace on their device
// Spec: 1.7, 2.103, 3.15, 5.12, 7.19, 8.36, 8.38
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectMessage, test } from '../support/journey.ts';

const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await jpeg(1600, 1200) };

function jpeg(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#3377cc' } })
    .jpeg()
    .toBuffer();
}

function tile(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

function choose(page: Page, name: string, file = photo): Promise<void> {
  return tile(page, name).locator('input[type=file]').setInputFiles(file);
}

function kept(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('bb_images'));
}

test('a picture is made small, kept, seen on every page and in every tab, and reset again', async ({
  page,
  context,
}) => {
  const home = await context.newPage();
  await home.goto('/');
  const drawing = home.getByRole('img', { name: 'A flower with the initials of Barack Obama' }).first();
  const own = home.getByRole('img', { name: 'Barack Obama, as you chose' }).first();
  await expect(drawing).toBeAttached();

  await page.goto('/content');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Reset All Images' })).toBeDisabled();
  await choose(page, 'Barack Obama');
  await expectMessage(page, 'Image Updated!');
  await expect(own).toBeAttached();
  const size = await own.evaluate((image) =>
    image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight] : [],
  );
  expect(size).toEqual([600, 450]);
  expect((await kept(page))?.length).toBeLessThan(50_000);
  await choose(page, 'The founder');
  await expectMessage(page, 'Image Updated!', 'You’ll see it wherever The founder is shown.');
  await home.goto('/about');
  await expect(home.getByRole('img', { name: 'The founder, as you chose' })).toBeVisible();

  await page.reload();
  await tile(page, 'Barack Obama').getByRole('button', { name: 'Reset' }).click();
  await expectMessage(page, 'Image Reset!');
  await expect(page.getByRole('img', { name: 'A flower with the initials of Barack Obama' })).toBeVisible();
  await choose(page, 'Eliud Kipchoge');
  await expectMessage(page, 'Image Updated!', 'You’ll see it wherever Eliud Kipchoge is shown.');
  await page.getByRole('button', { name: 'Reset All Images' }).click();
  await page.getByRole('button', { name: 'Reset all', exact: true }).click();
  await expectMessage(page, 'All Images Reset!');
  expect(await kept(page)).toBeNull();
  await expect(
    home.getByRole('img', { name: 'A drawn portrait of the founder', exact: false }),
  ).toBeVisible();
});

test('what is no image, or does not fit, changes nothing and is explained', async ({ page }) => {
  await page.goto('/content');
  const buffer = Buffer.from('Dear diary');
  await choose(page, 'The founder', { name: 'diary.txt', mimeType: 'text/plain', buffer });
  await expectMessage(
    page,
    'Image Not Changed',
    'We can’t read this file as a photo. Please choose a JPEG, PNG, WebP, AVIF or GIF.',
  );
  const torn = Buffer.from('\xff\xd8\xff torn', 'latin1');
  await choose(page, 'The founder', { name: 'torn.jpg', mimeType: 'image/jpeg', buffer: torn });
  await expectMessage(
    page,
    'Image Not Changed',
    'This image can’t be opened; the file may be damaged. Please choose another one.',
  );
  await page.evaluate(() => {
    for (const size of [1_000_000, 100_000, 10_000, 1_000, 100, 10]) {
      try {
        for (let n = 0; ; n += 1) localStorage.setItem(`full-${size}-${n}`, 'x'.repeat(size));
      } catch {
        // No more of this size.
      }
    }
  });
  await choose(page, 'The founder');
  await expectMessage(
    page,
    'Image Not Changed',
    'There’s no room left for it in this browser. Reset an image you no longer need, then try again.',
  );
  await expect(tile(page, 'The founder').getByRole('img', { name: /^A drawn portrait/ })).toBeVisible();
  expect(await kept(page)).toBeNull();
});

test('a store that holds something else, or none at all, is logged, and our drawings are used', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/The local images can’t be read/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const drawing = page.getByRole('img', { name: 'A flower with the initials of Jacinda Ardern' }).first();
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('bb_images', '{"leader_ardern":'));
  await page.goto('/');
  await expect(drawing).toBeAttached();
  await expect.poll(() => logged).toEqual(['The local images can’t be read: this is not JSON.']);
  await page.goto('/content');
  await choose(page, 'Jacinda Ardern');
  await expectMessage(page, 'Image Updated!');
  expect(Object.keys(JSON.parse((await kept(page)) ?? ''))).toEqual(['leader_ardern']);

  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await page.goto('/content');
  await expect(drawing).toBeAttached();
  await choose(page, 'Jacinda Ardern');
  await expectMessage(
    page,
    'Image Not Changed',
    'This browser doesn’t let the site store anything. Allow it to store data for this site, then try again.',
  );
});
