import { type Browser, type CDPSession, devices } from '@playwright/test';
import type { Member } from '#tests/support/visitor.ts';

/*
 * A page as a phone far away sees it for the first time: nothing in the cache, a slow processor, slow 4G. Bytes are
 * those on the wire, compressed; the heads of answers are counted apart.
 */

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  // The studio draws the card first as the device that asks shows it.
  userAgent: devices['Pixel 7'].userAgent,
};
export const slowdown = 4;
/** Bytes a second and milliseconds; also what Lighthouse takes for slow 4G. */
const slow4g = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};
/** Far from the next mast. */
export const slowest = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 300 };
/** Milliseconds after the page is quiet, for paints that come late. */
const settling = 1_000;

export const kinds = ['HTML', 'CSS', 'JavaScript', 'fonts', 'images', 'other', 'headers'] as const;
export type Kind = (typeof kinds)[number];

const kindOf: Readonly<Record<string, Kind>> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'JavaScript',
  Font: 'fonts',
  Image: 'images',
};

export interface Visit {
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

export function watchVitals(): void {
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

export async function throttle(devtools: CDPSession, network = slow4g): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

export function countBytes(devtools: CDPSession): { bytes: Record<Kind, number>; files: () => number } {
  const types = new Map<string, Kind>();
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Inside of another file, with which it was counted.
    if (response.url.startsWith('data:')) return;
    const kind = kindOf[type] ?? 'other';
    types.set(requestId, kind);
    // So far only the headers have come: they are counted apart, because HTTP/2 sends them once.
    bytes.headers += response.encodedDataLength;
    bytes[kind] -= response.encodedDataLength;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = types.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
  });
  return { bytes, files: () => types.size };
}

export async function visit(
  browser: Browser,
  address: string,
  cookies: ReturnType<Member['cookies']> = [],
): Promise<Visit> {
  const context = await browser.newContext(phone);
  await context.addCookies(cookies);
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
