// Shows: after the envelope, words and the whole cake on one screen, and after the wish the reactions below the cake
import type { Page } from '@playwright/test';
import type { Card } from '#card/document/card.ts';
import { axeFindings, expect, test } from '../support/journey.ts';
import { playing } from '../support/recordings.ts';
import { sign, startSigning } from '../support/signing.ts';
import { newMember, newVisitor, saveCard, uploadPhoto } from '../support/visitor.ts';

const short = 'You carried me home in the rain.';
const long = `${short} `.repeat(13).trim();
const opening: Card['opening'] = { envelope: 'garden', candles: true, shown: true };
const audio = { kind: 'song', id: 'marigold-morning' } as const;
const names = { toName: 'Asha', fromName: 'Mira', background: 'bg-peacock', opening } as const;

/** One row of candles, two rows, and digits; a card that has a cover and one whose words are many; one that others signed. */
const cards: Record<string, Partial<Card>> = {
  silent: { ...names, message: short },
  sung: { ...names, message: short, audio, age: 12 },
  long: { ...names, message: long, audio, age: 30 },
  signed: { ...names, message: short },
};

const ids: Record<string, string> = {};

test.beforeAll(async ({ product }) => {
  const member = await newMember(product, 'moment');
  const photo = await uploadPhoto(member);
  cards.pictured = { ...names, message: short, receiverPhoto: photo, photos: [photo, photo, photo] };
  for (const [name, card] of Object.entries(cards)) ids[name] = await saveCard(member, { card });
  const link = await startSigning(member, ids.signed ?? '');
  await sign(newVisitor(product), link, { name: 'Ravi', words: 'All the best from the whole floor.' });
});

const hold = (page: Page) => page.getByRole('button', { name: 'Press and hold to blow' });
const words = (page: Page) => page.locator('.card-faces text').filter({ hasText: 'carried', visible: true });

async function openCard(page: Page, name: string): Promise<void> {
  await page.goto(`/card/${ids[name]}`);
  await page.getByRole('link', { name: 'To Asha, from Mira Open the card' }).click();
  await expect(page.locator('.envelope')).toBeHidden();
}

const phones = [
  [390, 844],
  [360, 740],
  [844, 390],
] as const;

/** A card whose words are many, and one where no script runs; the others are like them. */
const main = ['long {}', 'signed {"javaScriptEnabled":false}'];

for (const name of [...Object.keys(cards), 'pictured'])
  for (const ways of [{}, { reducedMotion: 'reduce' }, { javaScriptEnabled: false }] as const)
    test(`${name}: words and the whole cake are on one screen, ${JSON.stringify(ways)}`, {
      tag: main.includes(`${name} ${JSON.stringify(ways)}`) ? [] : '@prove',
    }, async ({ openAs }) => {
      const hasScript = !('javaScriptEnabled' in ways);
      for (const [width, height] of phones) {
        // A browser that has opened the card shows no envelope again.
        const page = await openAs({ viewport: { width, height }, ...ways });
        await openCard(page, name);
        // Not 1, because half pixels are rounded.
        const seen = { ratio: 0.999 };
        await expect(words(page).first()).toBeInViewport(seen);
        await expect(page.locator('.cake'), `${width}`).toBeInViewport(seen);
        if (hasScript) await expect(hold(page)).toBeInViewport(seen);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        if (hasScript && width === 360) expect(await axeFindings(page)).toEqual([]);
      }
    });

test('on a phone held sideways the open flap is whole, and of a card with photos the photo alone turns', {
  tag: '@prove',
}, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`/card/${ids.pictured}`);
  const seen = await page
    .getByRole('link', { name: 'To Asha, from Mira Open the card' })
    .evaluate((link: HTMLElement) => {
      link.click();
      const stage = link.closest('section') as HTMLElement;
      for (const move of stage.getAnimations({ subtree: true })) {
        move.pause();
        move.currentTime = 600;
      }
      const tops = [...stage.querySelectorAll('.flap-inside path')].map(
        (path) => path.getBoundingClientRect().top,
      );
      const fronts = stage.querySelector('.leaf-front')?.children ?? [];
      return { top: Math.min(...tops), fronts: [...fronts].map(({ localName }) => localName) };
    });
  expect(seen.top).toBeGreaterThanOrEqual(0);
  expect(seen.top, 'it is open').toBeLessThan(60);
  expect(seen.fronts).toEqual(['img']);
});

test('the song is stopped and played beside the cake, and its words stand below what is said back', {
  tag: '@prove',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCard(page, 'sung');
  const pause = page.getByRole('button', { name: 'Pause: Marigold Morning' }).first();
  await expect(pause).toBeInViewport({ ratio: 1 });
  await pause.click();
  await expect.poll(async () => (await playing(page))[0]?.playing).toBe(false);
  await page.getByRole('button', { name: 'Play: Marigold Morning' }).first().click();
  await expect.poll(async () => (await playing(page))[0]?.playing).toBe(true);
  await page.getByText('Words to sing along').click();
  await expect(page.getByText('morning wears a coat of gold.')).toBeInViewport();
});

test('what others wrote on a card follows the moment', { tag: '@prove' }, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openCard(page, 'signed');
  const notes = page.locator('.boards');
  await expect(notes.getByText('from the whole floor').first()).toBeAttached();
  const [moment, below] = [await page.locator('.moment').boundingBox(), await notes.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((moment?.y ?? 0) + (moment?.height ?? 0));
  // Below both, not in the column of one of them.
  expect(below?.width).toBeGreaterThan(700);
});

test('after the wish the reactions come to the thumb with the cake above, and the rest of the answer with the first that is chosen', {
  tag: '@further',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCard(page, 'sung');
  await hold(page).focus();
  await page.keyboard.down('Space');
  await expect(page.getByText('May your wish come true.')).toBeVisible();
  // Keyboards repeat a key that is held.
  await page.keyboard.down('Space');
  await page.keyboard.up('Space');
  const reactions = page.locator('.reactions');
  await expect(reactions).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.cake')).toBeInViewport({ ratio: 1 });
  const box = await reactions.boundingBox();
  expect(box?.y).toBeGreaterThan(740 / 2);
  await page.getByRole('radio', { name: 'Love' }).check({ force: true });
  await expect(page.getByRole('button', { name: 'Send my reply' })).toBeInViewport({ ratio: 1 });
});
