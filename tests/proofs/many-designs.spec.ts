// Shows: with 10,000 designs of everybody Discover, gallery and pages of designs take as long as with sixty
import { expect, test } from '@playwright/test';
import { templates } from '#content/templates.ts';
import { manyDesigns } from '../support/many-designs.ts';
import { ownerRows, type Product, startProduct } from '../support/product.ts';

/** How many times each page is asked for, of both in turn: a busy machine slows both. */
const rounds = 40;

/** How much longer the median of a page may take. */
const mostTimes = 1.5;

let few: Product;
let many: Product;
let latest = '';

test.beforeAll(async () => {
  [few, many] = [await startProduct(), await startProduct()];
  for (const [product, count] of [
    [few, 60],
    [many, 10_000],
  ] as const) {
    for (const [text, values] of manyDesigns(count)) await ownerRows(product, text, values);
    await ownerRows(product, 'analyze designs');
  }
  const [row] = await ownerRows<{ id: string }>(
    few,
    'select id from designs order by published_at desc limit 1',
  );
  latest = row?.id ?? '';
});

test.afterAll(async () => {
  await few?.stop();
  await many?.stop();
});

/** Milliseconds. A cookie of ours keeps the answer out of memory, so each is rendered. */
async function ask({ origin }: Product, path: string): Promise<number> {
  const from = performance.now();
  const answer = await fetch(origin + path, { headers: { accept: 'text/html', cookie: 'bb_reader=1' } });
  await answer.text();
  expect(answer.status, path).toBe(200);
  return performance.now() - from;
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

test('no page reads more designs than it shows', async () => {
  test.setTimeout(300_000);
  const paths = [
    '/discover',
    '/discover?tab=new',
    '/discover?tab=remixed&shown=9',
    `/gallery?shown=${templates.length + 48}`,
    '/gallery?style=Cute',
    `/designs/${latest}`,
  ];
  // What sixty have none of stands beside a page with as many tiles.
  const beside = ['/gallery?category=Sister&style=Neon', '/gallery?search=sea+uncle'];
  const pairs = [...paths.map((path) => [path, path]), ...beside.map((path) => ['/gallery', path])];
  const slower: string[] = [];
  for (const [known = '', path = ''] of pairs) {
    const times: [number[], number[]] = [[], []];
    for (let round = -5; round < rounds; round += 1) {
      const [one, other] = [await ask(few, known), await ask(many, path)];
      // The first ones warm both up.
      if (round < 0) continue;
      times[0].push(one);
      times[1].push(other);
    }
    const [one, other] = times.map(median) as [number, number];
    const line = `${path}: ${one.toFixed(1)} ms with 60, ${other.toFixed(1)} ms with 10,000, ${(other / one).toFixed(2)}x`;
    console.log(line);
    if (other / one > mostTimes) slower.push(line);
  }
  expect(slower).toEqual([]);
});
