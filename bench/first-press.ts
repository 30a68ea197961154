import type { Browser, Page } from '@playwright/test';
import type { Member } from '#tests/support/visitor.ts';
import { phone, slowest, throttle } from './first-visit.ts';

/** What is pressed on a page, and by what one sees that the press was heard. */
interface Press {
  readonly button: (page: Page) => ReturnType<Page['locator']>;
  readonly heard: (page: Page) => ReturnType<Page['locator']>;
}

const menu: Press = {
  button: (page) => page.locator('[popovertarget=menu]').first(),
  heard: (page) => page.locator('#menu:popover-open'),
};

const password: Press = {
  button: (page) => page.getByRole('button', { name: 'Show password' }).first(),
  heard: (page) => page.locator('input[type=text][autocomplete*=password]').first(),
};

/** Where something else than the menu, which is HTML, is what a page is for. */
const presses: Readonly<Record<string, Press>> = {
  '/login': password,
  '/signup': password,
  '/dashboard/settings': password,
  '/': {
    button: (page) => page.getByRole('button', { name: 'Learn About Automated Sharing' }),
    heard: (page) => page.getByText('Automated Sharing', { exact: true }),
  },
};

interface Address {
  readonly origin: string;
  readonly path: string;
  readonly member: Member | null;
}

/**
 * Milliseconds from the page's first byte until its first press has done what it says, far from the next mast. It is made
 * as soon as the button can be seen, once.
 */
export async function firstPress(browser: Browser, { origin, path, member }: Address): Promise<number> {
  const context = await browser.newContext(phone);
  if (member) await context.addCookies(member.cookies());
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await throttle(await context.newCDPSession(page), slowest);
  const { button, heard } = presses[path] ?? menu;
  await page.goto(origin + path, { waitUntil: 'commit' });
  await button(page).tap();
  await heard(page).waitFor();
  const now = Date.now();
  const first = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.timeOrigin + (visit?.responseStart ?? 0);
  });
  await context.close();
  return now - first;
}
