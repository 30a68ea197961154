import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll } from 'vitest';
import { registerNodeFonts } from '#encode/node-surface.ts';
import nodeFonts from '#generated/node-fonts.json' with { type: 'json' };
import { openChromium } from './chromium.ts';

/** An empty page of a browser that can fetch the files of our fonts by their addresses. */
async function openFontPage(): Promise<{ readonly browser: Browser; readonly page: Page }> {
  const browser = await openChromium();
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

/** Our fonts in Node, and such a page, for the tests of one file. The page is there once a test runs. */
export function useFonts(): { readonly page: () => Page } {
  let opened: Awaited<ReturnType<typeof openFontPage>>;
  beforeAll(async () => {
    registerNodeFonts(nodeFonts, process.cwd());
    opened = await openFontPage();
  });
  afterAll(() => opened.browser.close());
  return { page: () => opened.page };
}
