import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';

/** An empty page of a browser that can fetch the files of our fonts by their addresses; close the browser afterwards. */
export async function openFontPage(): Promise<{ readonly browser: Browser; readonly page: Page }> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  const page = await browser.newPage();
  await page.route('http://cards.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
      : route.fulfill({ contentType: 'font/woff2', body: readFileSync(`generated${pathname}`) });
  });
  await page.goto('http://cards.test/');
  return { browser, page };
}
