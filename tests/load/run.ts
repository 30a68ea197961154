// Shows: throughput, one popular card, overload, hours of load
import { parseArgs } from 'node:util';
import { measureOverload } from './overload.ts';
import { openSite, type Site } from './site.ts';
import { measureSoak } from './soak.ts';
import { measureCard, measureMix, type PageCost, tellCosts } from './throughput.ts';
import { measureViral } from './viral.ts';

/*
 * npm run prove -- load [part] [--cards 1000,100000] [--seconds N] [--keep FOLDER]
 * Parts: table, viral, overload, soak; without one, table and viral and overload; `full`, all of them with a million cards.
 */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { cards: { type: 'string' }, seconds: { type: 'string' }, keep: { type: 'string' } },
});
const [asked = 'standard'] = positionals;
const parts: Readonly<Record<string, readonly string[]>> = {
  standard: ['table', 'viral', 'overload'],
  full: ['table', 'viral', 'overload', 'soak'],
};
const wanted = parts[asked] ?? [asked];
const known = parts.full ?? [];
if (!wanted.every((part) => known.includes(part))) {
  console.error(`There is no part ${asked}: choose standard, full, ${known.join(', ')}.`);
  process.exit(1);
}
const sizes = (values.cards ?? (asked === 'full' ? '1000,100000,1000000' : '1000,100000'))
  .split(',')
  .map(Number);
const seconds = (usual: number) => Number(values.seconds ?? usual);
const faults: string[] = [];

/** What is measured once, on the largest site. */
async function measureLargest(site: Site): Promise<void> {
  if (wanted.includes('viral')) {
    const stale = await measureViral(site, seconds(8));
    if (stale > 0) faults.push(`${stale} answers were older than an answered change`);
  }
  if (wanted.includes('overload')) faults.push(...(await measureOverload(site, seconds(20))));
  if (wanted.includes('soak')) faults.push(...(await measureSoak(site, seconds(15 * 60))));
}

const costs: PageCost[] = [];
const needed = wanted.includes('table') ? sizes : sizes.slice(-1);
for (const count of needed) {
  const began = performance.now();
  await using site = await openSite({ count, folder: values.keep ?? null });
  console.log(
    `\n${count.toLocaleString('en')} cards, there after ${((performance.now() - began) / 1000).toFixed(0)} s.`,
  );
  if (wanted.includes('table')) {
    costs.push(await measureCard(site));
    await measureMix(site, seconds(10));
  }
  if (count === needed.at(-1)) await measureLargest(site);
}
if (costs.length > 1) tellCosts(costs);
const [least, most] = [costs[0], costs.at(-1)];
if (least && most && most.cold > 1.3 * least.cold)
  faults.push('a card page costs more where there are more cards');
for (const fault of faults) console.log(`NOT AS IT SHOULD BE: ${fault}`);
console.log(faults.length === 0 ? '\nAll is as it should be.' : `\n${faults.length} not as they should be.`);
process.exit(faults.length === 0 ? 0 : 1);
