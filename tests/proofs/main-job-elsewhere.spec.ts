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
import { fileField, openPanel, photoFile } from '../support/studio.ts';
import { translatePage, translationTrouble } from '../support/translation.ts';

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
  await using browser = await openLargeLetters(playwright.chromium, launchOptions);
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    baseURL: product.origin,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await walkMainJob(page, { onPage: acceptCookies });
});

test('over plain HTTP at an address of a local network', async ({ openAs, expectTrouble }) => {
  expectTrouble(/Cross-Origin-Opener-Policy header has been ignored/);
  const [own] = Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal),
  );
  const [port, host] = [await freePort(), own?.address ?? '0.0.0.0'];
  const origin = `http://${host}:${port}`;
  await using _ = await startProduct({ port, env: { HOST: '0.0.0.0', ORIGIN: origin } });
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
});

async function acceptCookies(page: Page): Promise<void> {
  const accept = page.getByRole('button', { name: 'Accept All' });
  if (await accept.isVisible()) await accept.click();
}

const recordsWithHttps = 'Browsers only record on https pages. You can upload a sound file instead.';

/** In the middle of sentences other words may stand around ours: translation adds some. */
async function said(page: Page, words: string): Promise<void> {
  const notices = page.getByRole('region', { name: /^Notifications?/ });
  await expect(notices.getByText(words).first()).toBeVisible();
}

/** The panels that are opened one after another, by what is under their icon. */
const parts = ['Picture', 'Layout', 'Type', 'Sound', 'Style', 'Stickers', 'Sign', 'Opening', 'Send'];

interface Walk {
  /** Whether the studio is entered with a session; otherwise without an account. */
  readonly isSignedIn?: boolean;
  /** Browsers have none for pages that came over plain HTTP; then the link is shown to be copied by hand. */
  readonly hasClipboard?: boolean;
  /** What can be seen of a page that is new, before the walk goes on. */
  readonly onPage?: (page: Page) => Promise<void>;
}

/**
 * What the product is for, from the gallery to the receiver, with each part of the studio on the way. Ends on the card's
 * page and returns its path.
 */
async function walkMainJob(page: Page, walk: Walk = {}): Promise<string> {
  const { isSignedIn = false, hasClipboard = true, onPage } = walk;
  await page.goto('/gallery');
  await onPage?.(page);
  // Phones show them behind a button.
  const filters = page.locator('summary', { hasText: 'Filters' });
  if (await filters.isVisible()) await filters.click();
  await page.getByLabel(/^Search/).fill('balloon');
  await expect(page).toHaveURL(/search=balloon/);
  await page.getByLabel(/^Search/).fill('');
  await expect(page).not.toHaveURL(/search=/);
  await page
    .getByRole('link', { name: /^Use Template/ })
    .first()
    .click();
  if (!isSignedIn) {
    await page.waitForURL(/\/login/);
    await onPage?.(page);
    await page.getByRole('button', { name: 'Continue without an account' }).click();
  }
  await page.waitForURL(/\/studio\?template=/);
  await expect(page.getByRole('heading', { name: 'AI Studio' })).toBeVisible();
  await onPage?.(page);
  await designCard(page);
  return await sendCard(page, hasClipboard);
}

async function designCard(page: Page): Promise<void> {
  const preview = page.getByRole('region', { name: 'Live preview' });
  const open = (part: string) => openPanel(page, part);
  await page.getByLabel(/^To\b/).fill('Asha');
  await expect(preview).toContainText('Asha');
  await page.getByLabel(/^From\b/).fill('Ravi');
  await open('Wish');
  await page.getByLabel(/^Relationship/).selectOption({ index: 2 });
  await page.getByRole('radio', { name: /^Funny/ }).check();
  await page.getByRole('button', { name: /^Generate/ }).click();
  await page.getByRole('button', { name: /^Generate Another/ }).click();
  await page.getByLabel(/^Your own message/).fill('You carried me home in the rain.');
  const turn = preview.getByRole('button', { name: /^Turn the page/ });
  if (await turn.isVisible()) await turn.click();
  await expect(preview).toContainText('carried');
  await open('Photos');
  const field = page.getByRole('group', { name: /^Their photo/ });
  await fileField(field).setInputFiles(await photoFile(800, 600));
  await expect(field.getByRole('button', { name: /^Remove/ })).toBeVisible();
  for (const part of parts) {
    await open(part);
    await expect(page.locator('[data-panels] > section:not([hidden]) h2')).toBeVisible();
  }
  await page.getByRole('button', { name: /^Shuffle/ }).click();
  // A phone shows its cover.
  await expect(preview).toContainText(/carried|Asha/);
}

async function sendCard(page: Page, hasClipboard: boolean): Promise<string> {
  await page.getByRole('button', { name: /^Save Draft/ }).click();
  await said(page, 'Draft Saved!');
  await expect(page).toHaveURL(/cardId=/);
  const path = `/card/${new URL(page.url()).searchParams.get('cardId')}`;
  await expect(page.getByRole('region', { name: 'Live preview' })).toContainText('Asha');
  await page.getByRole('button', { name: /^Download/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download PNG/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.png$/);
  await page.getByRole('button', { name: /^Share/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: /^Publish/ }).click();
  // First: on a busy machine the next page comes later than the message goes.
  await said(page, 'Card Published!');
  await expect(page).toHaveURL('/dashboard?tab=created');
  const dialog = page.getByRole('dialog', { name: 'Your card is ready' });
  await dialog.getByRole('button', { name: /Copy link/ }).click();
  await said(page, hasClipboard ? 'Link Copied!' : path);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Card for Asha' })).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^FAQ|^Questions/ })
    .click();
  await expect(page).toHaveURL(/faqs/);
  await page.goto(path);
  await page.getByRole('link', { name: /^Skip/ }).click();
  await expect(page.getByRole('img', { name: /^Birthday card for Asha/ })).toBeVisible();
  return path;
}
