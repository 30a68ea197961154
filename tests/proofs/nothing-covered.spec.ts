import type { Page } from '@playwright/test';
import { consented } from '../support/consented.ts';
import { expect, test } from '../support/journey.ts';
import { expectMessage } from '../support/message.ts';
import { saveCard } from '../support/saved-card.ts';
import { type Member, newMember } from '../support/visitor.ts';

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
function covered(page: Page, name: string): Promise<string[]> {
  return page.getByRole('region', { name, exact: true }).evaluate((region) => {
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

test('the cookie bar covers nothing on any page', async ({ page }) => {
  for (const path of ['/', '/login', '/signup', '/gallery', `/card/${card}`, '/contact']) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    await everySize(page, async (size) =>
      expect(await covered(page, 'Cookies'), `${path} ${size}`).toEqual([]),
    );
  }
});

test.describe('messages cover nothing that is pressed or read next', () => {
  test.use({ storageState: consented });

  async function expectClear(page: Page, title: string): Promise<void> {
    await expectMessage(page, title);
    // While the focus is in it, it stays.
    const close = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' });
    await close.focus();
    await page.mouse.move(0, 0);
    await everySize(page, async (size) => {
      await expect.poll(() => covered(page, 'Notifications'), { message: `${title} ${size}` }).toEqual([]);
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
    await page.getByRole('button', { name: 'Share' }).click();
    await expectClear(page, 'Link Copied!');
    await page.goto('/discover');
    await page.getByRole('button', { name: /^Like/ }).first().click();
    await expectClear(page, 'Card Liked!');
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
