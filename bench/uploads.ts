/** A phone's photos on a slow phone: what is sent and how long it takes until the photo is in the studio. */
import type { Browser } from '@playwright/test';
import { openChromium } from '#tests/support/chromium.ts';
import { startProduct } from '../tests/support/product.ts';
import { keepSentPhotos, phonePhoto, sentPhoto } from '../tests/support/sent-photo.ts';
import { newMember } from '../tests/support/visitor.ts';
import { phone, slowest, throttle } from './first-visit.ts';
import { kilobytes, type Row, table, times } from './table.ts';

const photos = [
  ['12 megapixels', 4032, 3024],
  ['24 megapixels', 5712, 4284],
  ['48 megapixels', 8064, 6048],
] as const;

/** Seconds from the choice to the photo in its frame. */
const target = 30;

interface Upload {
  readonly bytes: number;
  readonly seconds: number;
}

async function upload(browser: Browser, photo: Buffer): Promise<Upload> {
  const context = await browser.newContext({ ...phone, baseURL: product.origin });
  await context.addCookies((await newMember(product)).cookies());
  const page = await context.newPage();
  await keepSentPhotos(page);
  await page.goto('/studio', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Photos' }).click();
  const devtools = await context.newCDPSession(page);
  await throttle(devtools, slowest);
  const field = page.getByRole('group', { name: /^Their photo/ });
  const from = performance.now();
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo };
  await field.locator('input[type=file]').first().setInputFiles(file);
  await field.getByRole('slider', { name: 'Zoom' }).waitFor({ timeout: 300_000 });
  const seconds = (performance.now() - from) / 1000;
  const { length: bytes } = await sentPhoto(page);
  await context.close();
  return { bytes, seconds };
}

await using product = await startProduct();
await using browser = await openChromium();
const rows: Row[] = [];
for (const [name, width, height] of photos) {
  const photo = await phonePhoto(width, height);
  const { bytes, seconds } = await upload(browser, photo);
  rows.push(
    {
      what: `${name}, sent of ${kilobytes(photo.length)}`,
      figure: kilobytes(bytes),
      ratio: times(photo.length / bytes),
    },
    {
      what: `${name}, chosen to shown`,
      figure: `${seconds.toFixed(1)} s`,
      // What the bytes of the file alone would take.
      ratio: times(photo.length / slowest.uploadThroughput / seconds),
      target: `${target} s`,
      reached: seconds <= target,
    },
  );
}
table('Photos on a slow phone (50 kB/s, 300 ms, processor slowed four times)', rows);
