import type { Browser } from '@playwright/test';
import { phone, slowest, throttle } from './first-visit.ts';

/** What is pressed, and the CSS selector of what is there when it has worked. */
export interface Tap {
  readonly press: string;
  readonly effect: string;
}

/** Milliseconds between two attempts: somebody taps again when nothing happens. */
const againMs = 200;

/** Milliseconds from the first byte until a tap works, on a phone far from the next mast with a slow processor. */
export async function firstTap(browser: Browser, address: string, { press, effect }: Tap): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await throttle(await context.newCDPSession(page), slowest);
  await page.goto(address, { waitUntil: 'commit' });
  const done = page.waitForFunction(
    (selector) => document.querySelector(selector) !== null && performance.now(),
    effect,
  );
  let isDone = false;
  void done.then(() => (isDone = true));
  while (!isDone) {
    await page.locator(press).first().tap({ timeout: 60_000 });
    await Promise.race([done, page.waitForTimeout(againMs)]);
  }
  const seen = Number(await (await done).jsonValue());
  const first = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit?.responseStart ?? 0;
  });
  await context.close();
  return seen - first;
}
