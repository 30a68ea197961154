/*
 * node scripts/film/record.ts: makes the film of the page Video Tutorials in public/film. It starts the built product,
 * uses it in Chromium as on a phone, and writes down what is said when. Needs Debian's chromium-headless-shell and
 * ffmpeg; the product needs neither. Run it again when the screens in it have changed, and look at the film.
 */
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, devices } from '@playwright/test';
import { film } from '#content/film.ts';
import { startProduct } from '../../tests/support/product.ts';
import { openCamera } from './camera.ts';
import { encodeFilm } from './encode.ts';
import { playStory } from './story.ts';

/** Bytes: a few seconds of a slow connection. */
const largest = 1_500_000;

process.chdir(`${import.meta.dirname}/../..`);
const folder = mkdtempSync(join(tmpdir(), 'film-'));
mkdirSync('public/film', { recursive: true });
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
  // Else the pictures have the pixels of the page and not those of a phone's screen.
  args: ['--no-sandbox', '--disable-gpu', '--force-device-scale-factor=2'],
});
try {
  const { userAgent } = devices['Pixel 7'];
  const context = await browser.newContext({
    ...{ baseURL: product.origin, userAgent, hasTouch: true, isMobile: true },
    ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, locale: 'en-GB' },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  // The film stays in the product, and shows neither the bar of cookies nor the hint for a first visit.
  await context.route(/^https:\/\//, (route) => route.abort());
  await context.addInitScript(() => {
    for (const key of ['bb_cookie_consent', 'bb_studio_hint']) localStorage.setItem(key, 'true');
  });
  const page = await context.newPage();
  const camera = await openCamera(page, folder);
  await playStory(page, camera);
  const takes = camera.takes();
  encodeFilm({ takes, folder, target: 'public' });
  const seconds = takes.reduce((sum, take) => sum + take.seconds, 0);
  const { size } = statSync(`public${film.href}`);
  console.log(`${film.href}: ${seconds.toFixed(1)} s, ${size} bytes`);
  if (size > largest) throw new Error(`The film has more than ${largest} bytes.`);
} finally {
  await browser.close();
  await product.stop();
  rmSync(folder, { recursive: true });
}
