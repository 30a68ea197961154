/** Every public page but the card's, as a phone far away sees it for the first time. */

import { firstLanguage } from '#content/languages/languages.ts';
import { splitPath } from '#content/languages/page-address.ts';
import { startProduct } from '#tests/support/product.ts';
import { median } from '#tests/support/quantile.ts';
import { openChromium } from './chromium.ts';
import { type Kind, slowdown, type Visit, visit } from './first-visit.ts';
import { kilobytes, ms, type Row, table } from './table.ts';

const rounds = 3;

function row(path: string, visits: readonly Visit[]): Row {
  const middle = (of: (visit: Visit) => number) => median(visits.map(of));
  const bytes = (...kinds: Kind[]) => middle((one) => kinds.reduce((sum, kind) => sum + one.bytes[kind], 0));
  const shown = bytes('HTML', 'CSS', 'fonts', 'images');
  const code = bytes('JavaScript');
  const lcp = middle(({ vitals }) => vitals.lcp);
  const shift = middle(({ vitals }) => vitals.cls);
  return {
    what: path,
    figure: `${kilobytes(shown)}, code ${kilobytes(code)}, ${ms(lcp)}, shift ${shift.toFixed(3)}`,
    target: '200 kB, 120 kB, 1500 ms, 0.01',
    reached: shown <= 200_000 && code <= 120_000 && lcp <= 1_500 && shift <= 0.01,
  };
}

const product = await startProduct({ env: { LOG_LEVEL: 'warn' } });
const browser = await openChromium();
const rows: Row[] = [];
const sitemap = await (await fetch(`${product.origin}/sitemap.xml`)).text();
// The same pages in another language differ by their texts and its fonts, which the home page shows.
const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)]
  .map(([, address = '']) => new URL(address).pathname)
  .filter((path) => splitPath(path).language === firstLanguage || splitPath(path).path === '/');
for (const path of [...listed, '/reset-password', '/content']) {
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, product.origin + path));
  rows.push(row(path, visits));
}
await browser.close();
await product.stop();
table(
  `Public pages, first visit on a phone (slow 4G, processor ${slowdown}x slower): what is shown, code, largest paint`,
  rows,
);
