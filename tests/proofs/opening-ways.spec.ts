// Shows: every envelope on four screens; less motion, a late script, no storage, breath, a
// page from the browser's cache, odd names
import type { Page } from '@playwright/test';
import { type Card, standardOpening } from '#card/document/card.ts';
import { envelopeLabels } from '#card/opening/envelopes/envelope.ts';
import { hold } from '../support/held-requests.ts';
import { expect, test } from '../support/journey.ts';
import { beepingMicrophone } from '../support/recordings.ts';
import { type Member, newMember, saveCard } from '../support/visitor.ts';

let member: Member;

test.beforeAll(async ({ product }) => {
  member = await newMember(product, 'ways');
});

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...beepingMicrophone] });
  },
});

function newCard(card: Partial<Card> = {}): Promise<string> {
  return saveCard(member, { card: { toName: 'Asha', fromName: 'Mira', opening: standardOpening, ...card } });
}

const envelopeOf = (page: Page) => page.getByRole('link', { name: /Open the card$/ });

async function expectWords(page: Page, words = /birthday/): Promise<void> {
  await expect(envelopeOf(page)).toBeHidden();
  await expect(
    page.locator('.card-faces text').filter({ hasText: words, visible: true }).first(),
  ).toBeInViewport();
}

const screens = [
  [320, 568],
  [844, 390],
  [360, 740],
  [1280, 800],
] as const;

for (const envelope of Object.keys(envelopeLabels)) {
  test(`${envelope}: is whole on each screen, and opens to the words`, async ({ page }) => {
    const id = await newCard({ opening: { ...standardOpening, envelope } });
    // Otherwise whoever comes back meets the card.
    await page.addInitScript(() => localStorage.clear());
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      await page.goto(`/card/${id}`);
      for (const part of [
        envelopeOf(page),
        page.locator('.invitation'),
        page.getByRole('link', { name: 'Skip' }),
      ])
        await expect(part, `${width}`).toBeInViewport({ ratio: 1 });
      await envelopeOf(page).click();
      await expectWords(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

/** Phones on their side, and what is left of a laptop and of a phone at a zoom of 200 % and 400 %. */
const small = [
  [640, 360],
  [667, 375],
  [844, 390],
  [640, 400],
  [480, 320],
  [320, 256],
  [195, 422],
] as const;

/** What of the controls is not whole on the screen, or lies under another part. */
function hiddenParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = ['.invitation', '[data-mute]', '[data-skip]', '.sheet-back'].map((name) => {
      const box = document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
      return { name, box, isWhole: box.width > 0 && box.left >= 0 && box.right <= innerWidth };
    });
    const isUnder = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    return parts.flatMap(({ name, box, isWhole }) => [
      ...(isWhole && box.top >= 0 && box.bottom <= innerHeight ? [] : [`${name} is cut off`]),
      ...parts
        .filter((other) => other.name < name && isUnder(box, other.box))
        .map((other) => `${name} and ${other.name}`),
    ]);
  });
}

test('on small screens all that is pressed is seen whole and covered by nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const audio = { kind: 'song', id: 'happy-birthday' } as const;
  const toName = 'Wolfeschlegelsteinhausenbergerdorff';
  for (const language of ['en', 'hi', 'ar'] as const) {
    await page.goto(`/card/${await newCard({ language, audio, toName })}`);
    await expect(page.locator('[data-mute]')).toBeVisible();
    for (const [width, height] of small) {
      await page.setViewportSize({ width, height });
      const message = `${language} ${width} x ${height}`;
      await expect.poll(() => hiddenParts(page), { message }).toEqual([]);
    }
  }
});

test('with less motion the envelope fades, and nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/card/${await newCard()}`);
  const moved = await envelopeOf(page).evaluate((link: HTMLElement) => {
    link.click();
    return document
      .getAnimations()
      .flatMap(({ effect }) =>
        (effect as KeyframeEffect)
          .getKeyframes()
          .flatMap((frame) =>
            Object.keys(frame).filter((key) => ['transform', 'translate', 'rotate', 'scale'].includes(key)),
          ),
      );
  });
  expect(moved).toEqual([]);
  await expectWords(page);
});

test('a card with a cover opens to its inside', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const message = `${'You carried me home in the rain. '.repeat(20)}The end of it.`;
  await page.goto(`/card/${await newCard({ message })}`);
  await envelopeOf(page).click();
  await expectWords(page, /end of it/);
});

test('a page that comes back from the cache in the middle of its show has the words', async ({ page }) => {
  await page.goto(`/card/${await newCard()}`);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-envelope]')?.click();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.locator('main')).toHaveAttribute('data-opening', 'open');
  await expectWords(page);
});

test('a tap before the script has come leads to the card, which stays when it comes', async ({ page }) => {
  const release = await hold(page, '**/assets/card-page-*.js');
  await page.goto(`/card/${await newCard()}`, { waitUntil: 'commit' });
  await envelopeOf(page).click();
  await expectWords(page);
  release();
  await expect(page.locator('main')).toHaveAttribute('data-opening', 'open');
  await expectWords(page);
});

test('browsers that store nothing and have no microphone reach the words and the candles', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined });
  });
  await page.goto(`/card/${await newCard()}`);
  await envelopeOf(page).click();
  await expectWords(page);
  await expect(page.getByRole('button', { name: 'Press and hold to blow' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use my breath' })).toBeHidden();
});

/** Records the microphone's tracks. Each is given only when the page calls `allow`, where it waits for that. */
async function recordTracks(page: Page, { waits = false } = {}): Promise<void> {
  await page.addInitScript((waits) => {
    const tracks: MediaStreamTrack[] = [];
    const { promise, resolve: allow } = Promise.withResolvers<void>();
    Object.assign(window, { tracks, allow });
    if (!waits) allow();
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      await promise;
      const stream = await ask(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
  }, waits);
}

const trackStates = (page: Page) => page.evaluate('tracks.map(({ readyState }) => readyState)');

test('a breath blows out all candles, and the microphone is closed', async ({ page }) => {
  await recordTracks(page);
  await page.goto(`/card/${await newCard({ age: 2 })}#card`);
  await page.getByRole('button', { name: 'Use my breath' }).click();
  await expect(page.getByText('May your wish come true.')).toBeVisible({ timeout: 25_000 });
  await expect.poll(() => trackStates(page)).toEqual(['ended']);
});

test('candles put out by hand while the browser asks for the microphone close it at once', async ({
  page,
}) => {
  await recordTracks(page, { waits: true });
  await page.goto(`/card/${await newCard({ age: 2 })}#card`);
  await page.getByRole('button', { name: 'Use my breath' }).click();
  for (const candle of await page.locator('[data-candles] input').all()) await candle.check({ force: true });
  await expect(page.getByText('May your wish come true.')).toBeVisible();
  await page.evaluate('allow()');
  // Listening itself would end later.
  await expect.poll(() => trackStates(page), { timeout: 5_000 }).toEqual(['ended']);
});

for (const [name, toName, fromName, shown] of [
  ['no names', '', '', 'A card for you Open the card'],
  ['no receiver', '', 'Mira', 'For you, from Mira Open the card'],
  [
    'markup',
    '<img src=x onerror=alert(1)>',
    '"><b>',
    'To <img src=x onerror=alert(1)>, from "><b> Open the card',
  ],
  ['a name that turns over', 'As\u202eha', 'Mira', 'To Asha, from Mira Open the card'],
] as const)
  test(`the envelope says ${name} as text`, async ({ page }) => {
    await page.goto(`/card/${await newCard({ toName, fromName })}`);
    await expect(envelopeOf(page)).toHaveAccessibleName(shown);
  });

test('the longest names stay on their envelope', async ({ page }) => {
  const toName = 'Wilhelmina-Konstanze von und zu Hohenlohe-Schillingsfürst';
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`/card/${await newCard({ toName, fromName: toName })}`);
  const [names, envelope] = await Promise.all(
    [page.locator('.names'), page.locator('.envelope')].map((one) => one.boundingBox()),
  );
  const inside = await page
    .locator('.names')
    .evaluate((box) => box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth);
  expect(inside).toBe(true);
  expect((names?.y ?? 0) + (names?.height ?? 0)).toBeLessThan((envelope?.y ?? 0) + (envelope?.height ?? 0));
});
