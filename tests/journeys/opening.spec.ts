// Shows: the envelope opens by tap, key and without scripts; sound, candles, confetti; the sender's choice and the
// preview
import type { Page } from '@playwright/test';
import type { Card } from '#card/document/card.ts';
import { openingSeconds } from '#card/opening/timeline.ts';
import { axeFindings, expect, wrongReferences } from '../support/journey.ts';
import { playing } from '../support/recordings.ts';
import { openPanel, saveDraft, test } from '../support/studio.ts';
import { type Member, newMember, saveCard } from '../support/visitor.ts';

/** On a phone the card has a cover and an inside. */
const message = 'You carried me home in the rain. '.repeat(13).trim();
const opening: Card['opening'] = { envelope: 'garden', candles: true, shown: true };

let member: Member;
let id: string;

test.beforeAll(async ({ product }) => {
  member = await newMember(product, 'opening');
  const audio = { kind: 'song', id: 'marigold-morning' } as const;
  id = await saveCard(member, {
    card: { toName: 'Asha', fromName: 'Mira', message, age: 3, opening, audio },
  });
});

const envelopeOf = (page: Page) => page.getByRole('link', { name: 'To Asha, from Mira Open the card' });
const words = (page: Page) => page.locator('.card-faces text').filter({ hasText: 'carried', visible: true });
const candles = (page: Page) => page.getByRole('checkbox', { name: /^Blow out candle/ });

/** The words are seen, and nothing lies over them. */
async function expectWords(page: Page): Promise<void> {
  await expect(envelopeOf(page)).toBeHidden();
  await expect(words(page).first()).toBeVisible();
  await expect(page.locator('#card')).toBeFocused();
}

for (const [width, height] of [
  [360, 740],
  [844, 390],
  [1280, 800],
] as const)
  test(`opens at a tap, ${width} wide: the song begins in it, and the words are there in 2.5 seconds`, {
    tag: width === 360 ? [] : '@prove',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/card/${id}`);
    await expect(envelopeOf(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Skip' })).toBeInViewport({ ratio: 1 });
    await expect(words(page)).toHaveCount(0);
    if (width === 360) expect(await axeFindings(page)).toEqual([]);
    const mute = page.getByRole('button', { name: 'Mute' });
    await mute.click();
    // What is true when the handler of the tap returns: phones let no sound begin later.
    const begun = await envelopeOf(page).evaluate((link: HTMLElement) => {
      link.click();
      const stage = link.closest('section') as HTMLElement;
      const moves = stage.getAnimations({ subtree: true });
      const ends = moves.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
      const audio = document.querySelector('audio');
      return { plays: audio?.paused === false, isMuted: audio?.muted, lasts: Math.max(...ends) };
    });
    expect(begun).toMatchObject({ plays: true, isMuted: true });
    expect(begun.lasts).toBeCloseTo(openingSeconds * 1000);
    await expectWords(page);
    expect((await playing(page))[0]?.playing).toBe(true);
    expect(await wrongReferences(page)).toEqual([]);
  });

test('opens by keyboard alone; whoever comes back meets the card, and sees the envelope again on wish', {
  tag: '@prove',
}, async ({ page }) => {
  await page.goto(`/card/${id}`);
  await page.keyboard.press('Tab');
  await expect(envelopeOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectWords(page);

  await page.reload();
  await expect(words(page).first()).toBeVisible();
  await expect(envelopeOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Open it again' }).click();
  await expect(envelopeOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expectWords(page);
});

test('is a link to the card where no script runs, and candles are put out by touch', async ({ openAs }) => {
  const page = await openAs({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await page.goto(`/card/${id}`);
  await envelopeOf(page).click();
  await expect(page).toHaveURL(/#card$/);
  await expect(words(page).first()).toBeInViewport();
  await expect(candles(page)).toHaveCount(3);
  for (const candle of await candles(page).all()) await candle.click();
  await expect(page.getByText('May your wish come true.')).toBeVisible();
});

test('candles go out while a button is held, by pointer and by key, then confetti flies and the answer comes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/card/${id}#card`);
  const hold = page.getByRole('button', { name: 'Press and hold to blow' });
  await hold.hover();
  await page.mouse.down();
  await expect(candles(page).and(page.locator(':checked'))).toHaveCount(1);
  await page.mouse.up();
  await hold.focus();
  await page.keyboard.down('Space');
  await expect(page.getByText('May your wish come true.')).toBeVisible();
  await page.keyboard.up('Space');
  await expect(page.locator('canvas.confetti')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send my reply' })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('canvas.confetti')).toHaveCount(0);
});

test('of seven candles one lights again, once', { tag: '@prove' }, async ({ page }) => {
  const seven = await saveCard(member, { card: { toName: 'Asha', fromName: 'Mira', age: 7, opening } });
  await page.goto(`/card/${seven}#card`);
  await expect(page.getByRole('button', { name: 'Use my breath' })).toBeVisible();
  for (const candle of await candles(page).all()) await candle.click();
  const wish = page.getByText('May your wish come true.');
  await expect(candles(page).and(page.locator(':checked'))).toHaveCount(6);
  await expect(wish).toBeHidden();
  await candles(page).last().click();
  await expect(wish).toBeVisible();
});

test('what is said after the wish is read below the cake, and nothing lies over the answer, also beside a long card', {
  tag: '@prove',
}, async ({ page }) => {
  const long = 'You carried me home in the rain, and you sang. '.repeat(12).trim();
  const card = await saveCard(member, {
    card: { toName: 'Asha', fromName: 'Mira', message: long, age: 3, opening },
  });
  const wish = page.getByText('May your wish come true.');
  const lit = candles(page).and(page.locator(':not(:checked)'));
  await page.goto(`/card/${card}#card`);
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Press and hold to blow' })).toBeVisible();
    await expect(async () => {
      await lit.evaluateAll((inputs: HTMLInputElement[]) => inputs.map((input) => input.click()));
      await expect(wish).toBeVisible({ timeout: 1_000 });
    }).toPass();
    // At one moment, because the page is about to be scrolled.
    const below = await wish.evaluate(
      (said) =>
        said.getBoundingClientRect().top -
        (document.querySelector('.cake')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY),
    );
    expect(below).toBeGreaterThanOrEqual(-1);
    const answer = page.getByRole('button', { name: 'Send my reply' });
    await answer.scrollIntoViewIfNeeded();
    await expect(answer).toBeInViewport({ ratio: 1 });
    await answer.click({ trial: true });
  }
});

test('an age in digits is read from left to right in Arabic, too', { tag: '@prove' }, async ({ openAs }) => {
  const thirty = await saveCard(member, {
    card: { toName: 'Asha', fromName: 'Mira', age: 30, opening, language: 'ar' },
  });
  const page = await openAs({ locale: 'ar' });
  await page.goto(`/card/${thirty}#card`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const [three, zero] = await Promise.all(
    (await page.locator('.candle-digit').all()).map((digit) => digit.boundingBox()),
  );
  expect(three?.x).toBeLessThan(zero?.x ?? 0);
});

test('on a laptop cover and inside stand open side by side, with the candles beside them; on a phone held sideways the card is whole', {
  tag: '@further',
}, async ({ page }) => {
  const words = { toName: 'Asha', fromName: 'Mira', message: 'You carried me home in the rain.' };
  const covered = await saveCard(member, { card: { ...words, background: 'bg-peacock', opening } });
  const boxes = async () => {
    const shown = page.locator('.card-faces svg').filter({ visible: true });
    return Promise.all((await shown.all()).map(async (one) => (await one.boundingBox()) ?? new DOMRect()));
  };
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/card/${covered}`);
  await page.getByRole('link', { name: /Open the card$/ }).click();
  await expect(page.locator('main')).toHaveAttribute('data-opening', 'open');
  const [cover, inside] = await boxes();
  expect(inside?.y).toBe(cover?.y);
  expect((inside?.x ?? 0) + (inside?.width ?? 0) - (cover?.x ?? 0)).toBeGreaterThanOrEqual(880);
  expect((cover?.y ?? 0) + (cover?.height ?? 0)).toBeLessThanOrEqual(800);
  await expect(page.getByRole('button', { name: 'Press and hold to blow' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 844, height: 390 });
  const [card, ...others] = await boxes();
  expect(others).toEqual([]);
  expect(card?.y).toBeGreaterThanOrEqual(0);
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(390);
  await expect(page.getByRole('button', { name: 'Press and hold to blow' })).toBeInViewport({ ratio: 1 });
});

test('nobody is asked for the microphone before they want to blow, a refusal is nothing wrong, and the song comes back as loud as it was', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      asked.push(constraints);
      throw new DOMException('No', 'NotAllowedError');
    };
  });
  await page.goto(`/card/${id}`);
  await envelopeOf(page).click();
  await expectWords(page);
  expect(await page.evaluate('asked')).toEqual([]);
  await page.locator('audio').evaluate((audio: HTMLAudioElement) => {
    const volumes: number[] = [];
    Object.assign(window, { volumes });
    audio.volume = 0.25;
    audio.addEventListener('volumechange', () => volumes.push(audio.volume));
  });
  await page.getByRole('button', { name: 'Use my breath' }).click();
  await expect(page.getByText('Then hold the button, or tap each candle.')).toBeVisible();
  expect(await page.evaluate('asked')).toEqual([
    { audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false } },
  ]);
  await expect.poll(async () => (await playing(page))[0]?.playing, 'the song goes on').toBe(true);
  await expect.poll(() => page.evaluate('volumes.at(-1)')).toBe(0.25);
  expect(await page.evaluate('[Math.min(...volumes), Math.max(...volumes)]')).toEqual([0, 0.25]);
});

test('the sender chooses envelope and candles, and the preview plays what was chosen', {
  tag: '@further',
}, async ({ studio: page }) => {
  await page.getByLabel('To', { exact: true }).fill('Asha');
  await page.getByLabel('From', { exact: true }).fill('Mira');
  await openPanel(page, 'Opening');
  await expect(page.getByRole('radio', { name: 'Wax seal' })).toBeChecked();
  await page.getByRole('radio', { name: 'Kraft and ribbon' }).check();
  await page.getByRole('checkbox', { name: 'Candles to blow out, after the words' }).uncheck();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('checkbox', { name: /^Candles/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Kraft and ribbon' })).toBeChecked();
  const saved = await saveDraft(page);
  await page.goto(`/studio?cardId=${saved}`);
  await openPanel(page, 'Opening');
  await expect(page.getByRole('radio', { name: 'Kraft and ribbon' })).toBeChecked();

  await page.getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'What they will see' });
  await expect(dialog.locator('[data-envelope=kraft]')).toBeVisible();
  await dialog.getByRole('link', { name: 'To Asha, from Mira Open the card' }).click();
  await expect(dialog.locator('svg text').filter({ hasText: 'Asha', visible: true }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Press and hold to blow' }).click();
  await expect(dialog.locator('.candle :checked')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close preview' }).click();

  await page.getByRole('checkbox', { name: 'The card comes in an envelope' }).uncheck();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.locator('svg text').filter({ hasText: 'Asha', visible: true }).first()).toBeVisible();
  await expect(dialog.locator('[data-envelope]')).toHaveCount(0);
});
