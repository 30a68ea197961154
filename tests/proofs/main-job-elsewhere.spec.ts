// Shows: the main story with extensions, without what older or stricter browsers lack, with large letters, over plain
// HTTP; in the long form also on translated pages, and without what newer browsers have, as other-browsers.spec.ts does
import { networkInterfaces } from 'node:os';
import type { Page } from '@playwright/test';
import { extendPage, extensionTrouble } from '../support/extensions.ts';
import { expect, expectMessage, test } from '../support/journey.ts';
import { openLargeLetters } from '../support/large-letters.ts';
import { isLongForm } from '../support/long-form.ts';
import { forbidStorage, takeNewApisAway } from '../support/missing-apis.ts';
import { freePort, startProduct } from '../support/product.ts';
import { openPanel } from '../support/studio.ts';
import { translatePage, translationTrouble } from '../support/translation.ts';
import { walkMainJob } from '../support/walked-main-job.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

// The whole story at once takes a quarter of a minute, on a busy machine much longer.
test.beforeEach(() => test.setTimeout(180_000));

// Otherwise other-browsers.spec.ts walks on translated pages of a browser that lacks both.
if (isLongForm) {
  test('on translated pages', async ({ page, expectTrouble }) => {
    expectTrouble(translationTrouble);
    await page.addInitScript(translatePage);
    await walkMainJob(page, {
      onPage: async () => {
        await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
        await expect(page.locator('h1 font').first()).toHaveText(/·fr$/);
      },
    });
  });

  test('without what newer browsers have, such as Promise.withResolvers', async ({ page }) => {
    await page.addInitScript(takeNewApisAway);
    await walkMainJob(page);
  });
}

test('with a password manager and a dark-mode extension', async ({ page, expectTrouble }) => {
  expectTrouble(extensionTrouble);
  await page.addInitScript(extendPage);
  await walkMainJob(page);
});

test('where settings forbid storage and BroadcastChannel', async ({ page, expectTrouble }) => {
  // The router's script that restores scrolling says so, and goes on.
  expectTrouble(/The operation is insecure/);
  await page.addInitScript(forbidStorage);
  await walkMainJob(page, { onPage: acceptCookies });
});

test('on a phone with letters of twice the size', async ({ playwright, launchOptions, product }) => {
  const browser = await openLargeLetters(playwright.chromium, launchOptions);
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    baseURL: product.origin,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await walkMainJob(page, { onPage: acceptCookies });
  await browser.close();
});

test('over plain HTTP at an address of a local network', async ({ openAs, expectTrouble }) => {
  expectTrouble(/Cross-Origin-Opener-Policy header has been ignored/);
  const [own] = Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal),
  );
  const [port, host] = [await freePort(), own?.address ?? '0.0.0.0'];
  const origin = `http://${host}:${port}`;
  const product = await startProduct({ port, env: { HOST: '0.0.0.0', ORIGIN: origin } });
  try {
    const page = await openAs({ baseURL: origin, permissions: [] });
    await page.goto('/');
    expect(
      await page.evaluate(() => [isSecureContext, typeof crypto.randomUUID, typeof navigator.locks]),
    ).toEqual([false, 'undefined', 'undefined']);
    await page.getByRole('button', { name: 'Accept All' }).click();
    await walkMainJob(page, { hasClipboard: false });
    await page.goto('/studio');
    await openPanel(page, 'Sound');
    await page.getByRole('button', { name: 'Record your voice' }).click();
    await expectMessage(page, 'Recording Failed', recordsWithHttps);
  } finally {
    await product.stop();
  }
});

async function acceptCookies(page: Page): Promise<void> {
  const accept = page.getByRole('button', { name: 'Accept All' });
  if (await accept.isVisible()) await accept.click();
}

const recordsWithHttps = 'Browsers record only on pages with https. You can upload a sound file instead.';
