// Shows: letters of twice the size on a phone: no control is off the screen; in a language of each script
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { languageOfEachScript } from '../support/languages.ts';
import { openLargeLetters } from '../support/large-letters.ts';
import { openEachPart } from '../support/studio.ts';
import { newMember, saveCard } from '../support/visitor.ts';

const phone = { width: 390, height: 844 };

let browser: Browser;

test.beforeAll(async ({ playwright, launchOptions }) => {
  browser = await openLargeLetters(playwright.chromium, launchOptions);
});

test.afterAll(() => browser.close());

const open = [
  '/',
  '/gallery',
  '/discover',
  '/login',
  '/signup',
  '/reset-password',
  '/contact',
  '/faqs',
  '/about',
];
const own = ['/dashboard?tab=created', '/profile', '/dashboard/settings'];

for (const prefix of ['', ...languageOfEachScript.map((language) => `/${language}`)]) {
  test(`no control is off the screen: ${prefix || '/en'}`, async ({ product }) => {
    test.setTimeout(180_000);
    const member = await newMember(product, 'reader');
    const id = await saveCard(member, { card: { toName: 'Asha', message: 'Happy birthday!' } });
    await using context = await browser.newContext({ viewport: phone, baseURL: product.origin });
    const page = await context.newPage();
    const found: string[] = [];
    const look = async (path: string) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      found.push(...(await offScreen(page, path)));
    };
    for (const path of open) await look(prefix + path);
    await page.locator('[data-site-header] [popovertarget=menu]:not([popovertargetaction])').click();
    await expect(page.locator('#menu button[popovertargetaction=hide]')).toBeInViewport({ ratio: 1 });
    found.push(...(await offScreen(page, 'the menu')));
    await context.addCookies(member.cookies());
    for (const path of [...own.map((one) => prefix + one), `/card/${id}`, `/card/${id}/formats`])
      await look(path);
    await look(`${prefix}/studio`);
    await openEachPart(page, async (part) => {
      found.push(...(await offScreen(page, `studio, ${part}`)));
    });
    for (const button of await page.locator('[data-studio-bar] button').filter({ visible: true }).all()) {
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    for (const place of [0, 1]) {
      await page.locator('[data-studio-bar] button').filter({ visible: true }).nth(place).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      found.push(...(await offScreen(page, `studio, dialog ${place}`)));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    expect(found).toEqual([]);
  });
}

/** The controls of the page that cannot be reached by scrolling up and down. */
async function offScreen(page: Page, place: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const found = await page.evaluate(() => {
    const canScroll = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      element !== document.body &&
      ((/auto|scroll/.test(getComputedStyle(element).overflowX) &&
        element.scrollWidth > element.clientWidth) ||
        canScroll(element.parentElement));
    const controls = document.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, textarea, summary',
    );
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const { left, right, width, height } = control.getBoundingClientRect();
      if (width < 3 || height < 3 || control.closest('.sr-only') || canScroll(control.parentElement))
        return [];
      const isOff = left < -1 || right > document.documentElement.clientWidth + 1;
      const name = control.ariaLabel || control.textContent.trim() || control.getAttribute('name');
      return isOff ? [`${name} ${Math.round(left)} to ${Math.round(right)}`] : [];
    });
  });
  return found.map((one) => `${place}: ${one}`);
}
