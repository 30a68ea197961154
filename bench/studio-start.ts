/**
 * How soon the studio answers somebody with a slow phone far from the next mast: when a name can be typed, when the card
 * shows it, and when Publish has answered. A new card, and one from a template. BUILD_FOLDER: where another release
 * was built, to measure that one.
 */

import type { Browser } from '@playwright/test';
import { startProduct } from '#tests/support/product.ts';
import { median } from '#tests/support/quantile.ts';
import { type Member, newMember } from '#tests/support/visitor.ts';
import { openChromium } from './chromium.ts';
import { countBytes, phone, slowest, throttle, watchVitals } from './first-visit.ts';
import { ms, table } from './table.ts';

const rounds = 3;
const name = 'Zora';

/** Milliseconds since the first byte. */
interface Start {
  /** The first letter stands in its field. */
  readonly typed: number;
  /** The card shows the name. */
  readonly shown: number;
  /** Publish has answered: something is asked, or it is published. */
  readonly published: number;
  /** The largest sum of layout shifts. */
  readonly shift: number;
  /** Bytes of scripts until Publish answered. */
  readonly scripts: number;
}

async function start(browser: Browser, address: string, member: Member): Promise<Start> {
  const context = await browser.newContext(phone);
  await context.addCookies(member.cookies());
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await throttle(devtools, slowest);
  const { bytes } = countBytes(devtools);
  await page.addInitScript(watchVitals);
  await page.goto(address, { waitUntil: 'commit' });
  const field = page.getByLabel('To', { exact: true });
  await field.tap({ timeout: 60_000 });
  await page.keyboard.type(name);
  const now = () =>
    page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return performance.now() - (visit?.responseStart ?? 0);
    });
  const typed = await now();
  await page.getByRole('button', { name: 'Publish', exact: true }).tap();
  await page.waitForFunction(
    (text) =>
      [...document.querySelectorAll('[data-preview] svg text')].some((node) =>
        node.textContent?.includes(text),
      ),
    name,
    { timeout: 60_000 },
  );
  const shown = await now();
  await page.waitForFunction(
    () =>
      location.pathname === '/dashboard' ||
      document.body.textContent?.includes('Publishing...') ||
      document.querySelector('[role=alertdialog]') !== null,
    undefined,
    { timeout: 120_000 },
  );
  const published = await now();
  const shift = await page.evaluate(() => window.vitals.cls);
  await context.close();
  return { typed, shown, published, shift, scripts: bytes.JavaScript };
}

const product = await startProduct({
  env: { LOG_LEVEL: 'warn' },
  ...(process.env.BUILD_FOLDER && { folder: process.env.BUILD_FOLDER }),
});
const browser = await openChromium();
const member = await newMember(product, 'bench');
const rows = [];
for (const [what, path] of [
  ['new card', '/studio'],
  ['template', '/studio?template=first-slice'],
] as const) {
  const starts: Start[] = [];
  for (let round = 0; round < rounds; round += 1)
    starts.push(await start(browser, `${product.origin}${path}`, member));
  const middle = (of: (one: Start) => number) => median(starts.map(of));
  for (const [figure, of, target] of [
    ['first letter', ({ typed }: Start) => typed, 2_500],
    ['first preview', ({ shown }: Start) => shown, 4_000],
    ['first press of Publish', ({ published }: Start) => published, 5_000],
  ] as const)
    rows.push({
      what: `${what}: ${figure}`,
      figure: ms(middle(of)),
      target: `at most ${ms(target)}`,
      reached: middle(of) <= target,
    });
  rows.push({
    what: `${what}: scripts, shift`,
    figure: `${Math.round(middle((one) => one.scripts) / 1000)} kB, ${middle((one) => one.shift).toFixed(3)}`,
  });
}
await browser.close();
await product.stop();
table(`The studio on a slow phone, medians of ${rounds}`, rows);
