/**
 * How soon the studio answers somebody with a slow phone far from the next mast: when a name can be typed, when the card
 * shows it, and when Publish has published it. A new card, one from a template, and one of one's own; and how much later
 * that is for somebody who comes by the log-in without an account.
 */

import type { Browser, Page } from '@playwright/test';
import { openChromium } from '#tests/support/chromium.ts';
import type { Product } from '#tests/support/product.ts';
import { median } from '#tests/support/quantile.ts';
import { type Member, newMember } from '#tests/support/visitor.ts';
import { beside, startBoth } from './both.ts';
import { countBytes, phone, slowest, throttle, watchVitals } from './first-visit.ts';
import { kilobytes, ms, type Row, table } from './table.ts';

const rounds = 3;
const name = 'Zora';

interface Visitor {
  readonly product: Product;
  readonly member: Member;
}

interface Visit {
  readonly page: Page;
  readonly bytes: Readonly<Record<'JavaScript', number>>;
  close(): Promise<void>;
}

async function openPhone(browser: Browser, member: Member | null): Promise<Visit> {
  const context = await browser.newContext(phone);
  if (member) await context.addCookies(member.cookies());
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const devtools = await context.newCDPSession(page);
  await throttle(devtools, slowest);
  const { bytes } = countBytes(devtools);
  await page.addInitScript(watchVitals);
  return { page, bytes, close: () => context.close() };
}

/** Milliseconds since 1970 at which the page's first byte came. */
function firstByte(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.timeOrigin + (visit?.responseStart ?? 0);
  });
}

async function type(page: Page): Promise<void> {
  await page.getByLabel('To', { exact: true }).tap();
  await page.keyboard.type(name);
}

/** Milliseconds since the first byte. */
interface Edit {
  /** The first letter stands in its field. */
  readonly typed: number;
  /** The card shows the name. */
  readonly shown: number;
  /** The code is there. What was typed still is. */
  readonly code: number;
  /** The largest sum of layout shifts. */
  readonly shift: number;
}

async function edit(browser: Browser, address: string, member: Member): Promise<Edit> {
  const { page, close } = await openPhone(browser, member);
  await page.goto(address, { waitUntil: 'commit' });
  await type(page);
  const typedAt = Date.now();
  const first = await firstByte(page);
  await page.waitForFunction(
    (text) =>
      [...document.querySelectorAll('[data-preview] svg text')].some((node) =>
        node.textContent?.includes(text),
      ),
    name,
  );
  const shownAt = Date.now();
  await page.waitForFunction(
    () => !document.body.textContent?.match(/Loading (Studio|template in AI Studio)/),
  );
  const codeAt = Date.now();
  const kept = await page.getByLabel('To', { exact: true }).inputValue();
  if (!kept.includes(name)) throw new Error(`What was typed before the code came is lost: ${kept}.`);
  const shift = await page.evaluate(() => window.vitals.cls);
  await close();
  return { typed: typedAt - first, shown: shownAt - first, code: codeAt - first, shift };
}

/** Milliseconds from the first byte of the studio to that of the page after Publish, and the bytes of scripts until then. */
async function publish(browser: Browser, address: string, member: Member) {
  const { page, bytes, close } = await openPhone(browser, member);
  await page.goto(address, { waitUntil: 'commit' });
  await type(page);
  const first = await firstByte(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).tap();
  await page.waitForURL('**/dashboard?**', { waitUntil: 'commit' });
  const published = Date.now() - first;
  const scripts = bytes.JavaScript;
  await close();
  return { published, scripts };
}

/** Milliseconds from the request, or the press that leads to it, to the first letter in the studio. */
async function fromRequest(browser: Browser, origin: string, member: Member | null): Promise<number> {
  const { page, close } = await openPhone(browser, member);
  let begun = Date.now();
  if (member) await page.goto(`${origin}/studio`, { waitUntil: 'commit' });
  else {
    await page.goto(`${origin}/login?next=%2Fstudio`, { waitUntil: 'networkidle' });
    begun = Date.now();
    await page.getByRole('button', { name: 'Continue without an account' }).tap();
  }
  await type(page);
  const taken = Date.now() - begun;
  await close();
  return taken;
}

/** A draft of one's own, saved in the studio: each release knows its own cards. Returns its path. */
async function draft(browser: Browser, { product, member }: Visitor): Promise<string> {
  const context = await browser.newContext();
  await context.addCookies(member.cookies());
  const page = await context.newPage();
  await page.goto(`${product.origin}/studio`, { waitUntil: 'networkidle' });
  await page.getByLabel('To', { exact: true }).fill('Asha');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await page.waitForURL('**/studio?cardId=*');
  const { pathname, search } = new URL(page.url());
  await context.close();
  return pathname + search;
}

/** What each release gave in each round, the releases in turn. */
async function measured<Result>(work: (visitor: Visitor) => Promise<Result>): Promise<Result[][]> {
  const results = visitors.map((): Result[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, visitor] of visitors.entries()) results[index]?.push(await work(visitor));
  return results;
}

const products = await startBoth();
await using browser = await openChromium();
const visitors = await Promise.all(
  products.map(async (product) => ({ product, member: await newMember(product, 'bench') })),
);
const rows: Row[] = [];

/** What was measured in each release: the figure is this one's. */
function add(what: string, figures: readonly (readonly number[])[], target: number, write = ms): void {
  const [figure = 0, ...others] = figures.map(median);
  rows.push({
    what,
    figure: write(figure),
    ...beside([figure, ...others].map(write)),
    target: `at most ${write(target)}`,
    reached: figure <= target,
  });
}

const starts: Readonly<Record<string, (visitor: Visitor) => Promise<string>>> = {
  'new card': async () => '/studio',
  template: async () => '/studio?template=first-slice',
  'own card': (visitor) => draft(browser, visitor),
};
for (const [what, pathFor] of Object.entries(starts)) {
  const begun = async (visitor: Visitor) => visitor.product.origin + (await pathFor(visitor));
  const edits = await measured(async (visitor) => edit(browser, await begun(visitor), visitor.member));
  const presses = await measured(async (visitor) => publish(browser, await begun(visitor), visitor.member));
  const of = <Visit>(visits: readonly (readonly Visit[])[], figure: (visit: Visit) => number) =>
    visits.map((each) => each.map(figure));
  add(
    `${what}: first letter`,
    of(edits, ({ typed }) => typed),
    2_500,
  );
  add(
    `${what}: first preview`,
    of(edits, ({ shown }) => shown),
    4_000,
  );
  add(
    `${what}: first press of Publish`,
    of(presses, ({ published }) => published),
    5_000,
  );
  add(
    `${what}: scripts until then`,
    of(presses, ({ scripts }) => scripts),
    130_000,
    kilobytes,
  );
  add(
    `${what}: layout shift`,
    of(edits, ({ shift }) => shift),
    0.01,
    (shift) => shift.toFixed(3),
  );
  const codes = of(edits, ({ code }) => code).map((each) => ms(median(each)));
  rows.push({ what: `${what}: all code`, figure: codes[0] ?? '', ...beside(codes) });
}
const direct = (await measured(({ product, member }) => fromRequest(browser, product.origin, member))).map(
  median,
);
const byLogIn = await measured(({ product }) => fromRequest(browser, product.origin, null));
add(
  'from the log-in: later than the studio itself',
  byLogIn.map((each, index) => each.map((taken) => taken - (direct[index] ?? 0))),
  1_200,
);
for (const product of products) await product.stop();
table(`The studio on a slow phone, medians of ${rounds}`, rows);
