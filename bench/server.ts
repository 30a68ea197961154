/**
 * How many card pages the server answers in a second, beside a bare Node server that answers a short text,
 * in turn within one run: this machine's speed drifts, the ratio does not.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import autocannon from 'autocannon';
import { startProduct } from '#tests/support/product.ts';
import { publishCard } from './published-card.ts';
import { median, row, title } from './table.ts';

const connections = 16;
const seconds = 3;
const rounds = 3;

async function rate(url: string, headers: Record<string, string> = {}): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

const bare = createServer((_, response) => response.end('Happy Birthday'));
bare.listen(0, '127.0.0.1');
await once(bare, 'listening');
const bareAddress = bare.address();
if (typeof bareAddress !== 'object' || bareAddress === null) throw new Error('No port was given.');

const product = await startProduct({ env: { LOG_LEVEL: 'warn' } });
const card = await publishCard(product);

/** A cookie keeps an answer out of the shared memory, so the page is rendered anew. */
const uncached = { cookie: 'bench=1' };
const figures = {
  bare: [] as number[],
  warm: [] as number[],
  gzip: [] as number[],
  rendered: [] as number[],
};
for (let round = 0; round < rounds; round += 1) {
  figures.bare.push(await rate(`http://127.0.0.1:${bareAddress.port}/`));
  figures.warm.push(await rate(card.address));
  figures.gzip.push(await rate(card.address, { 'accept-encoding': 'gzip' }));
  figures.rendered.push(await rate(card.address, uncached));
}
await product.stop();
bare.close();

const base = median(figures.bare);
title('Server: answers per second, 16 connections');
row('bare Node, 14 bytes', `${Math.round(base)}`);
for (const [name, values] of [
  ['card page, warm', figures.warm],
  ['card page, warm, gzip', figures.gzip],
  ['card page, rendered', figures.rendered],
] as const) {
  const value = median(values);
  row(name, `${Math.round(value)}`, `${((100 * value) / base).toFixed(1)} % of bare`);
}
row('target', '', 'warm at least 25 % of bare, rendered at least 1012');
