// Shows: the studio on a phone: half of the height for the card, five taps to a card, the on-screen keyboard
import type { Page } from '@playwright/test';
import { offeredLanguages } from '#content/languages/languages.ts';
import { pathIn } from '#content/languages/page-address.ts';
import { textIn } from '#content/languages/text-in.ts';
import config from '../../playwright.config.ts';
import { axeFindings, expect, expectMessage, firstVisit } from '../support/journey.ts';
import { beepingMicrophone } from '../support/recordings.ts';
import { chooseSisterAndFunny, openStudio, photoFile, tap, test } from '../support/studio.ts';
import { newMember } from '../support/visitor.ts';

const phone = { width: 390, height: 844 };
const smallPhone = { width: 360, height: 640 };
const parts = ['Words', 'Picture', 'Photos', 'Sound'];
const launch = config.use?.launchOptions;

test.use({
  viewport: phone,
  hasTouch: true,
  launchOptions: { ...launch, args: [...(launch?.args ?? []), ...beepingMicrophone] },
});

const partButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the card' }).getByRole('button', { name });

/** The card in the preview: what a phone shows of its face. */
const shownCard = (page: Page) => page.locator('[data-preview-cards]');

/** The share of the visible height, from the panel's upper edge on, that no bar and no preview covers. */
function panelShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { offsetTop: top, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
    const panel = [...document.querySelectorAll('section[id^=panel]')].find((one) => one.checkVisibility());
    const box = panel?.getBoundingClientRect() ?? new DOMRect();
    let free = 0;
    for (let y = Math.ceil(Math.max(top, box.top)); y < top + height; y += 1) {
      const seen = document.elementFromPoint(box.left + box.width / 2, y);
      if (seen && !seen.closest('header, [data-preview], nav, [data-studio-bar]')) free += 1;
    }
    return free / height;
  });
}

/** Controls of the page that are narrower or lower than a finger needs. */
function smallControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, a, input, select, textarea)')].flatMap((control) => {
      const target = control.closest('label') ?? control;
      const { width, height } = target.getBoundingClientRect();
      const isSmall = control.checkVisibility() && width > 1 && (width < 44 || height < 44);
      return isSmall ? [`${target.textContent} ${control.id}: ${width} x ${height}`] : [];
    }),
  );
}

/** Whether the heading of the part that is shown is seen, and nothing lies over it. */
function isHeadingSeen(page: Page): Promise<boolean> {
  return page
    .locator('section[id^=panel]:visible h2')
    .first()
    .evaluate((heading) => {
      const { left, top, width, height } = heading.getBoundingClientRect();
      return [top + 1, top + height - 1].every((y) =>
        heading.contains(document.elementFromPoint(left + width / 2, y)),
      );
    });
}

test('a part that is chosen further down in another one begins with its heading', { tag: '@prove' }, async ({
  studio: page,
}) => {
  const next = page.getByRole('button', { name: /^Next: / });
  for (const name of [...parts, 'Layout', 'Stickers', 'Send']) {
    for (const pixels of [60, 200, 10_000]) {
      await page.evaluate((y) => window.scrollTo(0, y), pixels);
      if (!(await partButton(page, name).isVisible())) await partButton(page, 'More').tap();
      await partButton(page, name).tap();
      expect.soft(await isHeadingSeen(page), `${name}, scrolled ${pixels}`).toBe(true);
    }
    if (!(await next.isVisible())) continue;
    await next.tap();
    expect.soft(await isHeadingSeen(page), `after ${name}`).toBe(true);
  }
});

test('the words below the icons are whole, none lies on another, and the buttons below are one row, in any language', {
  tag: '@prove',
}, async ({ studio: page }) => {
  test.setTimeout(180_000);
  for (const language of offeredLanguages) {
    await page.goto(pathIn(language, '/studio'));
    await page.locator('#panel-strip [data-place=opener]').tap();
    const faults = await page.locator('#panel-strip button:visible').evaluateAll((buttons) => {
      const words = buttons.map((button) => {
        const range = document.createRange();
        range.selectNodeContents(button.querySelector('span') ?? button);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top / 8))).size;
        return { text: range.toString(), lines, left, right, top, bottom };
      });
      return words
        .filter((one) => {
          const isOn = (other: typeof one) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom;
          return (
            one.lines > one.text.split(' ').length || words.some((other) => other !== one && isOn(other))
          );
        })
        .map(({ text }) => text);
    });
    expect.soft(faults, language).toEqual([]);
    const bar = await page.locator('[data-studio-bar]').boundingBox();
    expect.soft(bar?.height, language).toBeLessThan(75);
  }
});

for (const size of [phone, smallPhone]) {
  test(`at ${size.width} x ${size.height} the card has its share of the height, and each part controls for fingers`, {
    tag: size === phone ? [] : '@prove',
  }, async ({ page, product }) => {
    await page.setViewportSize(size);
    await openStudio(page, product);
    for (const part of parts) {
      await tap(page, partButton(page, part));
      const panel = page.locator('section[id^=panel]:visible').first();
      await expect(panel.getByRole('heading').first()).toBeInViewport({ ratio: 1 });
      const card = await shownCard(page).boundingBox();
      expect.soft((card?.height ?? 0) / size.height, part).toBeGreaterThanOrEqual(0.37);
      expect.soft((card?.width ?? 0) / (card?.height ?? 1), 'as a phone shows it').toBeCloseTo(5 / 7, 1);
      await panel.locator(':is(button, input):visible').last().scrollIntoViewIfNeeded();
      await expect(shownCard(page)).toBeInViewport({ ratio: 0.95 });
      await expect(page.getByRole('button', { name: 'Publish' })).toBeInViewport({ ratio: 1 });
      expect.soft(await panelShare(page), `${part}, scrolled`).toBeGreaterThanOrEqual(0.25);
      expect.soft(await smallControls(page), part).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('sideways the card is beside the part', { tag: '@prove' }, async ({ page, product }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openStudio(page, product);
  for (const part of parts) {
    await tap(page, partButton(page, part));
    const panel = page.locator('section[id^=panel]:visible').first();
    for (const control of ['first', 'last'] as const) {
      await panel.locator(':is(button, input):visible')[control]().scrollIntoViewIfNeeded();
      await expect(shownCard(page)).toBeInViewport({ ratio: 0.95 });
      const [card, form] = [await shownCard(page).boundingBox(), await panel.boundingBox()];
      expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThan(form?.x ?? 0);
      expect.soft(await panelShare(page), part).toBeGreaterThanOrEqual(0.5);
    }
  }
});

/**
 * No browser without a screen has a keyboard on it. On most phones it covers the page and makes the visual viewport
 * smaller, and the browser moves that to where one types.
 */
async function openKeyboard(page: Page, height: number): Promise<void> {
  await page.evaluate((keyboard) => {
    const viewport = window.visualViewport as VisualViewport;
    const left = window.innerHeight - keyboard;
    const field = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    const offsetTop = Math.max(0, field.bottom - left);
    for (const [name, value] of Object.entries({ height: left, offsetTop }))
      Object.defineProperty(viewport, name, { value, configurable: true });
    viewport.dispatchEvent(new Event('resize'));
  }, height);
}

/** The visual viewport is again what the browser says. */
async function closeKeyboard(page: Page): Promise<void> {
  await page.evaluate(() => {
    const viewport = window.visualViewport as VisualViewport;
    for (const name of ['height', 'offsetTop']) Reflect.deleteProperty(viewport, name);
    viewport.dispatchEvent(new Event('resize'));
  });
}

/** Whether an element lies between the upper edge of the screen and the keyboard. */
function isAboveKeyboard(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const { offsetTop, height } = window.visualViewport as VisualViewport;
  return top >= offsetTop && bottom <= offsetTop + height + 1;
}

for (const { size, keyboard } of [
  { size: phone, keyboard: 336 },
  { size: smallPhone, keyboard: 300 },
]) {
  test(`at ${size.width} x ${size.height} the card and the field are seen above the keyboard`, {
    tag: '@prove',
  }, async ({ page, product }) => {
    await page.setViewportSize(size);
    await openStudio(page, product);
    for (const [part, label] of [
      ['Words', 'To'],
      ['Words', 'From'],
      ['Words', 'Your own message'],
    ] as const) {
      await tap(page, partButton(page, part));
      const field = page.getByLabel(label, { exact: true });
      await field.focus();
      await openKeyboard(page, keyboard);
      await expect.poll(() => shownCard(page).evaluate(isAboveKeyboard), label).toBe(true);
      await expect.poll(() => field.evaluate(isAboveKeyboard), label).toBe(true);
      await expect.poll(() => panelShare(page), label).toBeGreaterThanOrEqual(0.5);
      await closeKeyboard(page);
    }
    // Other browsers make the window smaller instead.
    await page.setViewportSize({ width: size.width, height: size.height - keyboard });
    await page.getByLabel('Your own message').pressSequentially('Dear');
    await expect(page.getByLabel('Your own message')).toBeInViewport({ ratio: 1 });
    await expect(shownCard(page)).toBeInViewport({ ratio: 0.95 });
    expect(await panelShare(page)).toBeGreaterThanOrEqual(0.5);
  });
}

test('a newcomer makes a card of a chosen design, with a photo and a song, in five taps', {
  tag: '@prove',
}, async ({ openAs, product }) => {
  // With the hint of the first visit, and without an answer about cookies.
  const page = await openAs(
    { viewport: smallPhone, hasTouch: true, storageState: firstVisit },
    await newMember(product, 'quick'),
  );
  await page.goto('/studio?template=first-slice&to=Asha');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Asha');
  await tap(page, partButton(page, 'Photos'));
  const chooser = page.waitForEvent('filechooser');
  await tap(page, page.getByText('Choose a photo').first());
  await (await chooser).setFiles(await photoFile(900, 600));
  await tap(page, partButton(page, 'Sound'));
  await tap(page, page.getByRole('group', { name: 'Songs' }).locator('label').first());
  await tap(page, page.getByRole('button', { name: 'Publish' }));
  await expectMessage(page, 'Card Published!');
});

test('the question about cookies stands below the studio, in any language', { tag: '@prove' }, async ({
  openAs,
  product,
}) => {
  const page = await openAs({ viewport: phone, storageState: firstVisit }, await newMember(product));
  for (const language of ['en', 'ar'] as const) {
    await page.goto(`/${language}/studio`.replace('/en', ''));
    const cookies = page.getByRole('region', { name: textIn(language, 'site')('cookies.title') });
    await expect(cookies).toBeVisible();
    await expect(cookies).not.toBeInViewport();
  }
});

test('a tap on the card opens the part that made what is there', { tag: '@prove' }, async ({
  studio: page,
}) => {
  await page.getByLabel('To', { exact: true }).fill('Asha');
  await tap(page, partButton(page, 'Sound'));
  const heading = page.locator('section[id^=panel]:visible h2').first();
  await expect(heading).toHaveText('Sound');
  await page.getByRole('region', { name: 'Live preview' }).getByText('Asha').first().tap();
  await expect(page.getByLabel('To', { exact: true })).toBeInViewport();
  const { x, y, height } = (await shownCard(page).boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.touchscreen.tap(x + 6, y + height - 6);
  await expect(heading).toHaveText('Background');
});

test('one part leads to the next that a first card needs', { tag: '@prove' }, async ({ studio: page }) => {
  await page.getByLabel('To', { exact: true }).fill('Asha');
  await expect(shownCard(page).getByText('Asha').first()).toBeVisible();
  for (const title of ['Background', 'Photos', 'Sound', 'Send']) {
    await page.getByRole('button', { name: `Next: ${title}` }).click();
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeFocused();
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport();
  }
  await expect(page.getByRole('button', { name: /^Next: / })).toHaveCount(0);
});

test('what was asked for is visible, and no message covers the card', { tag: '@prove' }, async ({
  page,
  product,
  context,
}) => {
  await context.grantPermissions(['microphone']);
  await page.setViewportSize({ width: 360, height: 740 });
  await openStudio(page, product);
  const message = page.getByRole('region', { name: 'Notifications' });
  await chooseSisterAndFunny(page);
  await page.getByRole('button', { name: 'Generate AI Wish' }).click();
  await expectMessage(page, 'AI Wish Generated!');
  const isOnCard = async () => {
    const [said, card] = [await message.boundingBox(), await shownCard(page).boundingBox()];
    return said !== null && card !== null && said.y < card.y + card.height && card.y < said.y + said.height;
  };
  await expect.poll(isOnCard).toBe(false);

  await partButton(page, 'Sound').click();
  await page.getByRole('button', { name: 'Record your voice' }).click();
  const seconds = page.getByRole('timer', { name: 'Recorded' });
  await expect(seconds).toBeInViewport({ ratio: 1 });
  await expect(seconds).toHaveText('0:01 of 2:00');
  await page.getByRole('button', { name: 'Stop recording' }).click();
  const play = page.getByRole('button', { name: 'Play Your recording' });
  await expect(play).toBeInViewport({ ratio: 1 });
  const isOnTop = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  await expect.poll(() => play.evaluate(isOnTop)).toBe(true);
});
