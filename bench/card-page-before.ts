/**
 * How long a receiver on a slow phone taps in vain: the page of a card today, and as it was when it was a page of the
 * site. That one is built anew from the history: this takes some minutes, and needs git and the package registry.
 */

import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startProduct } from '#tests/support/product.ts';
import { median } from '#tests/support/quantile.ts';
import { openChromium } from './chromium.ts';
import { firstTap, type Tap } from './first-tap.ts';
import { publishCard } from './published-card.ts';
import { ms, table, times } from './table.ts';

const rounds = 3;

/** The last commit with that page. */
const before = 'c9d7d868f0f9ece84c8c7ee714eade7b90b86763';

/** What is seen first on each of the two pages: the envelope's Skip, and Share, which says that the link was copied. */
const skip: Tap = { press: '[data-skip]', effect: '#card:target, [data-opening="open"]' };
const share: Tap = {
  press: 'button:text-is("Share")',
  effect: '[data-toaster] :is([role=status], [role=alert]) > *',
};

interface Site {
  readonly address: string;
  stop(): Promise<void>;
}

async function siteOfToday(): Promise<Site> {
  const product = await startProduct({ env: { LOG_LEVEL: 'warn' } });
  const { address } = await publishCard(product);
  return { address, stop: () => product.stop() };
}

/** The product of that commit with the same card, built in `folder`. */
async function siteOfThen(folder: string): Promise<Site> {
  const run = (command: string, ...words: string[]) =>
    execFileSync(command, words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('git', ['clone', '-q', '--no-checkout', process.cwd(), folder]);
  run('git', 'checkout', '-q', before);
  run('npm', 'run', 'build');
  const load = (path: string) => import(pathToFileURL(join(folder, path)).href);
  const { startProduct: start } = (await load('tests/support/product.ts')) as {
    startProduct: typeof startProduct;
  };
  const { publishCard: publish } = (await load('bench/published-card.ts')) as {
    publishCard: typeof publishCard;
  };
  process.chdir(folder);
  const product = await start({ env: { LOG_LEVEL: 'warn' } });
  const { address } = await publish(product);
  return { address, stop: () => product.stop() };
}

async function measure(site: Site, tap: Tap): Promise<number> {
  const browser = await openChromium();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await firstTap(browser, site.address, tap));
  await browser.close();
  await site.stop();
  return median(times);
}

const now = await measure(await siteOfToday(), skip);
const folder = await mkdtemp(join(tmpdir(), 'bloom-before-'));
const then = await measure(await siteOfThen(folder), share);
await rm(folder, { recursive: true, force: true });
table(
  `From the first byte to the first tap that works (50 kB/s, 300 ms, slow processor), medians of ${rounds}`,
  [
    { what: 'page of the site, as it was', figure: ms(then) },
    {
      what: 'page of its own',
      figure: ms(now),
      ratio: `${times(then / now)} as fast`,
      target: 'faster',
      reached: now < then,
    },
  ],
);
