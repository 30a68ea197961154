/** The public page of a card, as a phone far away sees it for the first time. */

import type { Browser, Page } from '@playwright/test';
import type { Card } from '#card/document/card.ts';
import { openChromium } from '#tests/support/chromium.ts';
import { type Product, startProduct } from '#tests/support/product.ts';
import { median } from '#tests/support/quantile.ts';
import { type Kind, kinds, phone, slowdown, type Visit, visit } from './first-visit.ts';
import { type PublishedCard, publishCard } from './published-card.ts';
import { hindiCard } from './sample-card.ts';
import { kilobytes, ms, type Row, table } from './table.ts';

const rounds = 3;

/** Whether somebody can read the card, by eye and by ear. */
async function readable(page: Page, { address, card }: PublishedCard): Promise<boolean> {
  await page.goto(address);
  // The envelope stands before the card.
  await page.locator('[data-skip]').click();
  const words = (await page.getByRole('article').textContent()) ?? '';
  const drawn = await page.locator('svg[role=img] text').allTextContents();
  const shown = (await page.locator('article svg[role=img]').filter({ visible: true }).count()) > 0;
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
  const all = bytes(...kinds);
  return [
    ...kinds.map((kind) => ({ what: kind, figure: kilobytes(bytes(kind)) })),
    { what: 'files', figure: `${median(visits.map(({ files }) => files))}` },
    {
      what: 'JavaScript in all',
      figure: kilobytes(code),
      target: 'at most 15 kB',
      reached: code <= 15_000,
    },
    {
      what: 'HTML, CSS and fonts',
      figure: kilobytes(words),
      target: 'at most 80 kB',
      reached: words <= 80_000,
    },
    { what: 'all files', figure: kilobytes(all), target: 'at most 120 kB', reached: all <= 120_000 },
    {
      what: `largest contentful paint (${visits[0]?.vitals.largest || 'unnamed'})`,
      figure: ms(lcp),
      target: 'at most 900 ms',
      reached: lcp <= 900,
    },
    { what: 'layout shift', figure: cls.toFixed(3), target: 'at most 0.01', reached: cls <= 0.01 },
  ];
}

/** Its figures in this language, and whether it can be read. */
async function figures(browser: Browser, product: Product, change: Partial<Card>): Promise<Row[]> {
  const card = await publishCard(product, change);
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
  return [...rows(visits), ...reading];
}

await using product = await startProduct({ env: { LOG_LEVEL: 'warn' } });
await using browser = await openChromium();
for (const [language, change] of [
  ['English', {}],
  ['Hindi', hindiCard],
] as const) {
  table(
    `Card page in ${language}, first visit on a phone (slow 4G, processor ${slowdown}x slower), medians of ${rounds}`,
    await figures(browser, product, change),
  );
}
