/**
 * Every page but the card's, as a phone far away sees it for the first time; and the first press that works on it, on a
 * slower line. Public pages in the first language, home in all, and pages of members.
 */

import type { Browser } from '@playwright/test';
import { firstLanguage } from '#content/languages/languages.ts';
import { splitPath } from '#content/languages/page-address.ts';
import { plainAddresses } from '#server/routes.ts';
import { openChromium } from '#tests/support/chromium.ts';
import type { Product } from '#tests/support/product.ts';
import { median } from '#tests/support/quantile.ts';
import { type Member, newMember } from '#tests/support/visitor.ts';
import { beside, startBoth } from './both.ts';
import { firstPress } from './first-press.ts';
import { type Kind, slowdown, visit } from './first-visit.ts';
import { kilobytes, ms, type Row, table } from './table.ts';

const rounds = 3;
const ofMembers = ['/dashboard', '/people', '/profile', '/dashboard/settings'];

/** Bytes of what is shown and of code, milliseconds of the largest paint. */
interface Target {
  readonly shown: number;
  readonly code: number;
  readonly paint: number;
}

/** Pages that only tell have no application; home is what most people see first. */
function targetOf(address: string): Target {
  const { path } = splitPath(address);
  const shown = path === '/' ? 140_000 : 200_000;
  const isPlain = plainAddresses.some((one) => one === path);
  return { shown, code: isPlain ? 15_000 : 135_000, paint: path === '/' ? 900 : 1_500 };
}

/** Milliseconds, and the sum of shifts. */
const mostPress = 2_500;
const mostShift = 0.01;

interface Figures extends Target {
  readonly shift: number;
  readonly press: number;
}

interface Visitor {
  readonly product: Product;
  readonly member: Member;
}

async function visitOnce(browser: Browser, { product, member }: Visitor, path: string): Promise<Figures> {
  const asMember = ofMembers.includes(path) ? member : null;
  const { bytes, vitals } = await visit(browser, product.origin + path, asMember?.cookies());
  const sum = (...kinds: Kind[]) => kinds.reduce((all, kind) => all + bytes[kind], 0);
  return {
    shown: sum('HTML', 'CSS', 'fonts', 'images'),
    code: sum('JavaScript'),
    paint: vitals.lcp,
    shift: vitals.cls,
    press: await firstPress(browser, { origin: product.origin, path, member: asMember }),
  };
}

function middle(visits: readonly Figures[]): Figures {
  const of = (key: keyof Figures) => median(visits.map((one) => one[key]));
  return { shown: of('shown'), code: of('code'), paint: of('paint'), shift: of('shift'), press: of('press') };
}

async function rows(browser: Browser, visitors: readonly Visitor[], path: string): Promise<Row[]> {
  const seen = visitors.map((): Figures[] => []);
  for (let round = 0; round < rounds; round += 1)
    // The other release has no targets to reach: once is enough.
    for (const [index, visitor] of visitors.entries())
      if (index === 0 || round === 0) seen[index]?.push(await visitOnce(browser, visitor, path));
  const [figures, ...others] = seen.map(middle) as [Figures, ...Figures[]];
  const both = (written: (one: Figures) => string) => ({
    figure: written(figures),
    ...beside([figures, ...others].map(written)),
  });
  const most = targetOf(path);
  const { shown, code, paint, shift, press } = figures;
  return [
    {
      what: path,
      ...both(
        (one) =>
          `${kilobytes(one.shown)}, code ${kilobytes(one.code)}, ${ms(one.paint)}, shift ${one.shift.toFixed(3)}`,
      ),
      target: `${kilobytes(most.shown)}, ${kilobytes(most.code)}, ${ms(most.paint)}, ${mostShift}`,
      reached: shown <= most.shown && code <= most.code && paint <= most.paint && shift <= mostShift,
    },
    {
      what: `${path}: first press that works`,
      ...both((one) => ms(one.press)),
      target: `at most ${ms(mostPress)}`,
      reached: press <= mostPress,
    },
  ];
}

const products = await startBoth();
await using browser = await openChromium();
const visitors: Visitor[] = [];
for (const product of products) visitors.push({ product, member: await newMember(product, 'bench') });
const sitemap = await (await fetch(`${products[0].origin}/sitemap.xml`)).text();
// The same pages in another language differ by their texts and its fonts, which the home page shows; those of designs by
// their card.
const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)]
  .map(([, address = '']) => new URL(address).pathname)
  .filter((path) => splitPath(path).language === firstLanguage || splitPath(path).path === '/');
const isDesign = (path: string) => path.startsWith('/designs/');
const [design = ''] = listed.filter(isDesign);
const all: Row[] = [];
for (const path of [
  ...listed.filter((one) => !isDesign(one)),
  design,
  '/reset-password',
  '/content',
  ...ofMembers,
])
  all.push(...(await rows(browser, visitors, path)));
for (const product of products) await product.stop();
table(
  `Pages, first visit on a phone (slow 4G, processor ${slowdown}x slower): what is shown, code, largest paint, shift`,
  all,
);
