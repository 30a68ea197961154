// Shows: the main story, from signing up to a stranger's download; once more on a PostgreSQL server (`npm run
// prove`)
// Spec: 1.3, 2.73, 2.82, 2.86, 7.18, 8.27, 9.12
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { ssim } from 'ssim.js';
import { openEnvelope } from '../support/envelope.ts';
import { expect, firstVisit, test } from '../support/journey.ts';
import { fileField, openPanel } from '../support/studio.ts';

test.use({ storageState: firstVisit, viewport: { width: 1280, height: 900 }, deviceScaleFactor: 2 });

const password = 'a quiet garden with bees';
const toName = 'आशा श्रीनिवासन';
const message = 'You carried me home in the rain, twice, and never told anyone. Happy birthday 🎂👨‍👩‍👧';

/** A picture like one from a phone: lying on its side, with the orientation and the place it was taken at. */
async function phonePhoto(color: string): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: color, noise } })
    .tint(color)
    .composite([
      {
        input: { create: { width: 1600, height: 300, channels: 3, background: '#20406a' } },
        left: 0,
        top: 0,
      },
    ])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

async function signUpAndIn(page: Page, email: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Full Name').fill('Ravi');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/login');
  await said(page, 'Account Created!', 'Please check your email to verify your account.');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /^(Sign|Log) ?In$/i }).click();
  await expect(page).toHaveURL('/dashboard');
  await said(page, 'Login Successful!', 'Welcome back!');
}

async function said(page: Page, title: string, description?: string): Promise<void> {
  const notices = page.getByRole('region', { name: /^Notifications?$/ });
  await expect(notices.getByText(title, { exact: true })).toBeVisible();
  if (description) await expect(notices.getByText(description, { exact: true })).toBeVisible();
}

function preview(page: Page): Locator {
  return page.getByRole('region', { name: 'Live preview' }).getByRole('img');
}

async function addPhoto(page: Page, name: string, file: Buffer): Promise<void> {
  const field = page.getByRole('group', { name });
  await fileField(field).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: file });
  await expect(field.getByRole('button', { name: /Remove/ })).toBeVisible();
}

/** What the picture shows away from its rounded corners, as raw pixels. */
async function inside(png: Buffer, side: { width: number; height: number }) {
  const crop = { left: 48, top: 48, width: side.width - 96, height: side.height - 96 };
  const { data, info } = await sharp(png)
    .ensureAlpha()
    .extract(crop)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

/** Somebody who was never here before, on a phone. */
const stranger = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

test('a card is made, saved, published, opened by a stranger and downloaded', async ({ page, openAs }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('bb_cookie_consent', 'true'));
  await signUpAndIn(page, `ravi-${Date.now()}@example.org`);

  await page.getByRole('link', { name: 'Create New Card' }).click();
  await expect(page.getByRole('heading', { name: 'AI Studio' })).toBeVisible();
  const empty = await preview(page).screenshot();
  await page.getByLabel('To', { exact: true }).fill(toName);
  await expect(preview(page)).toContainText('श्रीनिवासन');
  await page.getByLabel('From', { exact: true }).fill('Ravi');
  await openPanel(page, 'Wish');
  await page.getByLabel('Relationship').selectOption('Sister');
  await page.getByRole('radio', { name: 'Sweet & Loving' }).check();
  await page.getByLabel('Your own message').fill(message);
  await expect(preview(page)).toContainText('carried');
  await openPanel(page, 'Photos');
  await addPhoto(page, 'Their photo', await phonePhoto('#c98a4b'));
  await addPhoto(page, 'Your photo', await phonePhoto('#4b8ac9'));
  await expect(preview(page).locator('image')).toHaveCount(2);
  expect((await preview(page).screenshot()).equals(empty)).toBe(false);

  await page.getByRole('button', { name: 'Save Draft' }).click();
  await said(page, 'Draft Saved!');
  await expect(page).toHaveURL(/cardId=/);
  const cardId = new URL(page.url()).searchParams.get('cardId') ?? '';
  await page.reload();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(toName);
  await openPanel(page, 'Wish');
  await expect(page.getByLabel('Your own message')).toHaveValue(message);
  await expect(preview(page).locator('image')).toHaveCount(2);

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Ravi!' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Drafts 1' })).toBeVisible();
  const tile = page.getByRole('listitem').filter({ hasText: `Card for ${toName}` });
  await expect(tile.locator('img')).toHaveJSProperty('naturalWidth', 640);
  await tile.getByRole('link', { name: /^Edit/ }).click();

  await page.getByRole('button', { name: 'Publish' }).click();
  await said(page, 'Card Published!');
  await expect(page).toHaveURL('/dashboard?tab=created');
  await expect(page.getByRole('dialog', { name: 'Your card is ready' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab', { name: 'Created 1' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: `Card for ${toName}` })).toBeVisible();

  const address = `/card/${cardId}`;
  const plain = await openAs({ ...stranger, javaScriptEnabled: false });
  await plain.goto(address);
  await expect(plain).toHaveTitle(`A birthday card for ${toName}`);
  await expect(plain.getByRole('heading', { name: `Happy Birthday ${toName}!` })).toBeAttached();
  await expect(plain.locator('.card-landscape image')).toHaveCount(2);
  await expect(plain.locator('svg text').filter({ hasText: 'carried', visible: true })).toHaveCount(1);

  const reader = await openAs(stranger);
  // The page without JavaScript was the first, so this one comes from memory: it must come to life as well.
  await reader.goto(address);
  await openEnvelope(reader);
  await expect(reader.getByRole('img', { name: /^Birthday card for/ })).toBeVisible();
  const link = await reader.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await reader.request.get(link ?? '');
  expect(await sharp(await picture.body()).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  expect((await picture.body()).length).toBeLessThan(250 * 1024);

  // A wider window shows cover and inside side by side, and the file is the whole card in one picture.
  await page.setViewportSize({ width: 980, height: 800 });
  await page.goto(address);
  await openEnvelope(page);
  const shown = page.getByRole('img', { name: /^Birthday card for/ });
  await expect(shown).toHaveCSS('width', '672px');
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('.card-landscape image')).toHaveCount(2);
  await page.waitForLoadState('networkidle');
  const screen = await shown.screenshot({ animations: 'disabled' });
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const file = await download;
  await said(page, 'Download Started!');
  expect(file.suggestedFilename()).toBe(`birthday-card-for-${toName.replace(' ', '-')}.png`);
  const png = await readFile((await file.path()) ?? '');
  const size = { width: 1344, height: 1008 };
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...size });
  expect(await sharp(screen).metadata()).toMatchObject(size);
  const { mssim } = ssim(await inside(png, size), await inside(screen, size));
  expect(mssim).toBeGreaterThan(0.995);
});
