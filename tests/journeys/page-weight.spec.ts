// Shows: what a first visit of a page loads, by kind, stays within its budget, and nothing on the page moves
import type { Page } from '@playwright/test';
import { expect, firstVisit, test } from '../support/journey.ts';
import { newMember } from '../support/visitor.ts';

/**
 * 1,000 bytes of HTML, styles, fonts and scripts, as they are sent. Pictures depend on the screen. A page that has become
 * lighter lowers its figures, so that it stays so.
 */
const budget: Readonly<
  Record<string, readonly [html: number, styles: number, fonts: number, scripts: number]>
> = {
  '/': [22, 18, 41, 8.5],
  '/hi': [33, 18, 65, 8.5],
  '/es': [22, 18, 41, 8.5],
  '/ar': [33, 18, 41, 8.5],
  '/gallery': [10.3, 15.5, 41, 10.6],
  '/hi/faqs': [14.1, 15.5, 65, 8.5],
  '/discover': [9.5, 15.5, 41, 10.6],
  '/contact': [9.6, 15.5, 41, 8.5],
  '/login': [10.5, 15.5, 41, 165],
  '/studio?template=first-slice': [50, 19, 115, 330],
};

const drawsCard = /^\/(hi|ar|studio.*)$/;

/** What a phone says of itself. */
const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

/** The largest sum of layout shifts that nobody sees. */
const largestShift = 0.01;

const kinds = ['Document', 'Stylesheet', 'Font', 'Script'] as const;

/** Loads the page until nothing is on its way. */
async function weigh(page: Page, path: string) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const kindOf = new Map<string, string>();
  const sent: Record<string, number> = {};
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('data:')) kindOf.set(requestId, type);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId) ?? 'none';
    sent[kind] = (sent[kind] ?? 0) + encodedDataLength / 1000;
  });
  await watchShifts(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  return { sent: kinds.map((kind) => sent[kind] ?? 0), moved: await moved(page) };
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { moved: number }).moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function moved(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { moved: number }).moved);
}

/** One of each kind; the others are like them. */
const main = new Set(['/', '/hi', '/gallery', '/login', '/studio?template=first-slice']);

for (const [path, most] of Object.entries(budget)) {
  test(`${path}: ${most.join(', ')} kB`, { tag: main.has(path) ? [] : '@prove' }, async ({
    openAs,
    product,
  }) => {
    const isStudio = path.startsWith('/studio');
    const screen = {
      viewport: { width: 390, height: 844 },
      ...(isStudio && { isMobile: true, userAgent: phone }),
    };
    const page = await openAs({ ...screen, storageState: firstVisit });
    if (isStudio) await page.context().addCookies((await newMember(product)).cookies());
    // A busy machine answers without the fonts of the card that it draws.
    if (drawsCard.test(path))
      await expect.poll(async () => (await page.request.get(path)).text()).toContain('<style>@font-face');
    const { sent, moved } = await weigh(page, path);
    for (const [index, kind] of kinds.entries())
      expect(sent[index], kind).toBeLessThanOrEqual(most[index] ?? 0);
    expect(moved).toBeLessThanOrEqual(largestShift);
  });
}

const pages = ['/', '/es', '/ar', '/gallery', '/discover', '/faqs', '/contact', '/login', '/refund'];
const studios = ['/studio', '/es/studio'];

/** The studio draws the card first as the device that asks shows it. */
const screens = [
  { width: 390, height: 844, isMobile: true, userAgent: phone },
  { width: 1280, height: 800, isMobile: false },
];

for (const { width, height, ...device } of screens)
  for (const [what, paths] of Object.entries({ pages, studios }))
    test(`fonts that are late move nothing on ${what} at ${width}x${height}`, {
      tag: '@prove',
    }, async ({ openAs, product }) => {
      const page = await openAs({ viewport: { width, height }, ...device, storageState: firstVisit });
      if (paths === studios) await page.context().addCookies((await newMember(product)).cookies());
      await watchShifts(page);
      await page.route('**/*.woff2', async (route) => {
        await expect.poll(() => isPainted(page)).toBe(true);
        await route.continue();
      });
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await moved(page), path).toBeLessThanOrEqual(largestShift);
      }
    });

async function isPainted(page: Page): Promise<boolean> {
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}
