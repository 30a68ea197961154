// Shows: a receiver’s whole visit, with scripts, without, with less motion and by keyboard alone: opened, kept,
// blown out, answered; in the long form each on three screens
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { standardOpening } from '#card/document/card.ts';
import { expect, test } from '../support/journey.ts';
import { isLongForm } from '../support/long-form.ts';
import { newMember, saveCard } from '../support/visitor.ts';

let card: string;

test.beforeAll(async ({ product }) => {
  const member = await newMember(product, 'visited');
  card = await saveCard(member, {
    card: {
      toName: 'Asha',
      fromName: 'Mira',
      message: 'You carried me home.',
      age: 6,
      opening: standardOpening,
    },
  });
});

const screens = [
  [360, 740],
  [844, 390],
  [1280, 800],
] as const;

const ways: Readonly<Record<string, BrowserContextOptions>> = {
  'with scripts': {},
  'without scripts': { javaScriptEnabled: false },
  'with less motion': { reducedMotion: 'reduce' },
  'by keyboard alone': {},
};

/** Goes to the control with the Tab key, as somebody without a mouse. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error(`The Tab key does not lead to ${control}.`);
}

// In the short form one screen for each.
for (const [index, [way, options]] of Object.entries(ways).entries())
  for (const [width, height] of screens.filter((_, at) => isLongForm || at === index % screens.length))
    test(`${width} wide, ${way}: opened, kept, blown out and answered`, async ({ openAs }) => {
      const page = await openAs({ viewport: { width, height }, ...options });
      const press = async (control: Locator, key = 'Enter') => {
        if (way !== 'by keyboard alone') return control.click();
        await tabTo(page, control);
        await page.keyboard.press(key);
      };
      await page.goto(`/card/${card}`);
      await press(page.getByRole('link', { name: 'To Asha, from Mira Open the card' }));
      const words = page.locator('.card-faces text').filter({ hasText: 'carried', visible: true });
      await expect(words.first()).toBeInViewport();

      await press(page.getByText('Keep it'));
      await expect(page.getByRole('link', { name: 'One file with everything (HTML)' })).toBeVisible();

      const candles = page.getByRole('checkbox', { name: /^Blow out candle/ });
      await expect(candles).toHaveCount(6);
      if (options.javaScriptEnabled !== false) {
        // What is held and what goes out are seen together.
        await page.locator('[data-candles]').evaluate((part) => part.scrollIntoView({ block: 'center' }));
        for (const part of [candles.first(), page.getByRole('button', { name: 'Press and hold to blow' })])
          await expect(part).toBeInViewport({ ratio: 1 });
      }
      for (const candle of await candles.all()) await press(candle, 'Space');
      await expect(page.getByText('May your wish come true.')).toBeVisible();

      await expect(page.getByRole('link', { name: 'Send one back' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Report this card' })).toBeVisible();
      await press(page.getByLabel(/^A few words/), 'T');
      await page.keyboard.type('Thank you!');
      await press(page.getByRole('button', { name: 'Send my reply' }));
      await expect(page.getByText(/day. Nobody else sees it.$/)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
