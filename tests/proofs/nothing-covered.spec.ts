// Shows: the cookie bar is small; neither it nor messages cover what is pressed or read; messages stand at the
// bottom of phones
// Spec: 2.11
import type { Locator, Page } from '@playwright/test';
import { expect, expectMessage, firstVisit, test } from '../support/journey.ts';
import { type Member, newMember, saveCard } from '../support/visitor.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];

let member: Member;
let card: string;

test.beforeAll(async ({ product }) => {
  member = await newMember(product, 'Asha');
  card = await saveCard(member, { card: { audio: { kind: 'song', id: 'happy-birthday' } } });
});

/** What the region lies on of all that is pressed or read next; the head of the site is the place for when there is no other. */
function covered(region: Locator): Promise<string[]> {
  return region.evaluate((region) => {
    const { left, right, top, bottom } = region.getBoundingClientRect();
    const important = 'a, button, input, select, textarea, summary, h1, h2, h3, [role=img]';
    return [...document.querySelectorAll(important)].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const isSeen = element.checkVisibility() && box.width > 2 && box.height > 2;
      const head = document.querySelector('[data-site-header]');
      // What has scrolled under the head of the site is not seen.
      const seenTop = Math.max(box.top, head?.getBoundingClientRect().bottom ?? 0);
      const isUnder = box.left < right && left < box.right && seenTop < bottom && top < box.bottom;
      const isHead = head?.contains(element) ?? false;
      if (!isSeen || !isUnder || isHead || region.contains(element)) return [];
      return [`${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.slice(0, 60)];
    });
  });
}

async function everySize(page: Page, look: (size: string) => Promise<void>): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await look(`${size.width} x ${size.height}`);
  }
}

/** How many lines the bar's text takes. */
function lines(bar: Locator): Promise<number> {
  return bar.getByRole('paragraph').evaluate((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
  });
}

test('the cookie bar is small and covers nothing on any page, at its top and at its bottom', async ({
  openAs,
}) => {
  const page = await openAs({ storageState: firstVisit });
  // Named in the language of the page.
  const bar = page.locator('[data-cookie-bar]');
  for (const path of ['/', '/es/login', '/hi/signup', '/ar/gallery', '/contact']) {
    await page.goto(path);
    await expect(bar).toBeVisible();
    await everySize(page, async (size) => {
      expect(await covered(bar), `${path} ${size}`).toEqual([]);
      const isWide = (page.viewportSize()?.width ?? 0) > 800;
      if (isWide) expect(await lines(bar), `${path} ${size}`).toBe(1);
      // Two lines in every script.
      expect((await bar.boundingBox())?.height, `${path} ${size}`).toBeLessThanOrEqual(54);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true });
      expect(await covered(bar), `${path} ${size}, its end`).toEqual([]);
      await page.evaluate(() => window.scrollTo(0, 0));
    });
  }
});

/** Where the message stands on a phone: at the bottom, over nothing that is fixed there. */
async function expectAtBottom(page: Page, size: string): Promise<void> {
  const region = page.getByRole('region', { name: 'Notifications' });
  const pixelsUnder = () =>
    region.evaluate((message) => {
      const bar = document.querySelector('[data-studio-bar]')?.getBoundingClientRect();
      // On a phone that lies on its side the bar of the studio is its head.
      const limit = bar && bar.top > 0 ? bar.top : window.innerHeight;
      return limit - message.getBoundingClientRect().bottom;
    });
  await expect.poll(pixelsUnder, { message: `${size}: pixels under the message` }).toBeGreaterThanOrEqual(0);
  // It does not come down again by itself when the phone is turned and the bar under it goes.
  expect(await pixelsUnder(), `${size}: pixels under the message`).toBeLessThanOrEqual(80);
}

test.describe('messages cover nothing that is pressed or read next; on phones they stand at the bottom', () => {
  async function expectClear(page: Page, title: string): Promise<void> {
    await expectMessage(page, title);
    // While the focus is in it, it stays.
    const close = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' });
    await close.focus();
    await page.mouse.move(0, 0);
    await everySize(page, async (size) => {
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      if (width < 640 || height < 480) return expectAtBottom(page, `${title} ${size}`);
      await expect
        .poll(() => covered(page.getByRole('region', { name: 'Notifications' })), {
          message: `${title} ${size}`,
        })
        .toEqual([]);
    });
    await expect(close).toBeInViewport({ ratio: 1 });
  }

  test.use({ viewport: { width: 390, height: 844 } });

  test('a failed log-in, a copied link, a liked card', async ({ page, expectTrouble }) => {
    expectTrouble(/40[01]/);
    await page.goto('/login');
    await page.getByLabel('Email').fill('nobody@example.org');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expectClear(page, 'Sign in Failed');
    await page.context().grantPermissions(['clipboard-write']);
    await page.goto(`/card/${card}`);
    await page.getByText('Share', { exact: true }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expectClear(page, 'Link Copied!');
    await page.goto('/discover');
    await page.getByRole('button', { name: /^Like/ }).first().click();
    await expectClear(page, 'Card Liked!');
  });

  test('a card that is ready is seen whole', async ({ page, context }) => {
    await context.addCookies(member.cookies());
    await page.goto('/studio');
    await page.getByLabel('To', { exact: true }).fill('Ravi');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expectMessage(page, 'Card Published!');
    const picture = page.getByRole('dialog', { name: 'Your card is ready' }).locator('img').first();
    await expect(picture).toBeInViewport({ ratio: 1 });
    const { y: top, height } = (await picture.boundingBox()) ?? { y: 0, height: 0 };
    const message = () => page.getByRole('region', { name: 'Notifications' }).boundingBox();
    await expect
      .poll(async () => {
        const box = await message();
        return !box || box.y + box.height <= top || box.y >= top + height;
      })
      .toBe(true);
  });

  test('on the dashboard, in the studio, after signing out', async ({ page, context }) => {
    await context.addCookies(member.cookies());
    await page.goto('/studio');
    await page.getByLabel('To', { exact: true }).fill('Ravi');
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await expectClear(page, 'Draft Saved!');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/dashboard?tab=created');
    await page.getByRole('button', { name: 'Sign Out' }).first().click();
    await expectClear(page, 'Signed Out');
  });
});
