/**
 * The public page of a card as a phone far away sees it for the first time: nothing in the cache, a slow
 * processor, slow 4G. Bytes are those on the wire, compressed, heads of answers included.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { startProduct } from '#tests/support/product.ts';
import { openChromium } from './chromium.ts';
import { type PublishedCard, publishCard } from './published-card.ts';
import { kilobytes, median, ms, type Row, table } from './table.ts';

const rounds = 3;
const phone = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const slowdown = 4;
/** Bytes a second and milliseconds; also what Lighthouse takes for slow 4G. */
const slow4g = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};
/** Milliseconds after the page is quiet, for paints that come late. */
const settling = 1_000;

const kinds = ['HTML', 'CSS', 'JavaScript', 'fonts', 'images', 'other', 'headers'] as const;
type Kind = (typeof kinds)[number];

const kindOf: Readonly<Record<string, Kind>> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'JavaScript',
  Font: 'fonts',
  Image: 'images',
};

interface Visit {
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly files: number;
  readonly vitals: Vitals;
}

/** Milliseconds from the start of the navigation, and the sum of layout shifts. */
interface Vitals {
  lcp: number;
  cls: number;
  /** What the largest paint showed. */
  largest: string;
}

declare global {
  interface Window {
    vitals: Vitals;
  }
}

interface PaintEntry extends PerformanceEntry {
  readonly element?: Element | null;
  readonly value: number;
}

function watchVitals(): void {
  window.vitals = { lcp: 0, cls: 0, largest: '' };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PaintEntry[]) {
      window.vitals.lcp = entry.startTime;
      window.vitals.largest = entry.element?.tagName.toLowerCase() ?? '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PaintEntry[]) window.vitals.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function throttle(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

function countBytes(devtools: CDPSession): { bytes: Record<Kind, number>; files: () => number } {
  const types = new Map<string, Kind>();
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = kindOf[type] ?? 'other';
    types.set(requestId, kind);
    // So far only the headers have come: they are counted apart, because HTTP/2 sends them once.
    bytes.headers += response.encodedDataLength;
    bytes[kind] -= response.encodedDataLength;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[types.get(requestId) ?? 'other'] += encodedDataLength;
  });
  return { bytes, files: () => types.size };
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await throttle(devtools);
  const counted = countBytes(devtools);
  await page.addInitScript(watchVitals);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(settling);
  const vitals = await page.evaluate(() => window.vitals);
  await context.close();
  return { bytes: counted.bytes, files: counted.files(), vitals };
}

/** Whether somebody can read the card, by eye and by ear. */
async function readable(page: Page, { address, card }: PublishedCard): Promise<boolean> {
  await page.goto(address);
  const words = (await page.getByRole('article').textContent()) ?? '';
  const drawn = await page.locator('svg[role=img] text').allTextContents();
  const shown = await page.locator('svg[role=img]').isVisible();
  const [first = ''] = card.message.split(' ');
  return shown && words.includes(card.message) && drawn.join(' ').includes(first);
}

async function readableIn(
  browser: Browser,
  card: PublishedCard,
  javaScriptEnabled: boolean,
): Promise<boolean> {
  const context = await browser.newContext({ ...phone, javaScriptEnabled });
  const result = await readable(await context.newPage(), card);
  await context.close();
  return result;
}

function rows(visits: readonly Visit[]): Row[] {
  const bytes = (...of: Kind[]) =>
    median(visits.map((one) => of.reduce((sum, kind) => sum + one.bytes[kind], 0)));
  const lcp = median(visits.map(({ vitals }) => vitals.lcp));
  const cls = median(visits.map(({ vitals }) => vitals.cls));
  const words = bytes('HTML', 'CSS', 'fonts');
  const code = bytes('JavaScript');
  return [
    ...kinds.map((kind) => ({ what: kind, figure: kilobytes(bytes(kind)) })),
    { what: 'files', figure: `${median(visits.map(({ files }) => files))}` },
    {
      what: 'JavaScript in all',
      figure: kilobytes(code),
      target: 'at most 120 kB',
      reached: code <= 120_000,
    },
    {
      what: 'HTML, CSS and fonts',
      figure: kilobytes(words),
      target: 'at most 80 kB',
      reached: words <= 80_000,
    },
    {
      what: `largest contentful paint (${visits[0]?.vitals.largest || 'unnamed'})`,
      figure: ms(lcp),
      target: 'at most 1200 ms',
      reached: lcp <= 1_200,
    },
    { what: 'layout shift', figure: cls.toFixed(3), target: 'at most 0.01', reached: cls <= 0.01 },
  ];
}

const product = await startProduct({ env: { LOG_LEVEL: 'warn' } });
const card = await publishCard(product);
const browser = await openChromium();
const visits: Visit[] = [];
for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, card.address));
const reading: Row[] = [];
for (const [scripts, name] of [
  [true, 'readable with JavaScript'],
  [false, 'readable without JavaScript'],
] as const) {
  const reached = await readableIn(browser, card, scripts);
  reading.push({ what: name, figure: reached ? 'yes' : 'no', target: 'yes', reached });
}
await browser.close();
await product.stop();
table(`Card page, first visit on a phone (slow 4G, processor ${slowdown}x slower), medians of ${rounds}`, [
  ...rows(visits),
  ...reading,
]);
