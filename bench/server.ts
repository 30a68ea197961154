/**
 * How many card pages and link previews the server answers in a second, beside a bare Node server that answers
 * a short text, in turn within one run: a machine's speed drifts, the ratio does not.
 */

import { once } from 'node:events';
import { createServer } from 'node:http';
import autocannon from 'autocannon';
import { startProduct } from '#tests/support/product.ts';
import { median } from '#tests/support/quantile.ts';
import { publishCard } from './published-card.ts';
import { openDrawing, sampleCard } from './sample-card.ts';
import { kilobytes, ms, type Row, table } from './table.ts';

const connections = 16;
/** Connections that keep rendering at work: of more, the product would refuse some while its code is still cold. */
const rendering = 4;
const seconds = 3;
const rounds = 3;
const previews = 40;

interface Load {
  readonly perSecond: number;
  readonly bytes: number;
}

async function load(
  url: string,
  { together = connections, headers = {} }: { together?: number; headers?: Record<string, string> } = {},
): Promise<Load> {
  const result = await autocannon({ url, connections: together, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return {
    perSecond: result.requests.average,
    bytes: result.throughput.average / Math.max(1, result.requests.average),
  };
}

async function bareServer() {
  const server = createServer((_, response) => response.end('Happy Birthday')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port was given.');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}

async function answers(): Promise<Row[]> {
  const bare = await bareServer();
  const product = await startProduct({ env: { LOG_LEVEL: 'warn' } });
  const { address } = await publishCard(product);
  const requests = {
    'bare Node, 14 bytes': () => load(bare.url),
    'card page, warm': () => load(address),
    'card page, warm, brotli': () => load(address, { headers: { 'accept-encoding': 'br' } }),
    // A cookie of ours keeps an answer out of the shared memory, so the page is rendered anew.
    'card page, rendered': () => load(address, { together: rendering, headers: { cookie: 'bb_bench=1' } }),
    'link preview': () => load(`${address}/preview.jpg`),
  };
  const seen = new Map<string, Load[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, request] of Object.entries(requests)) {
      seen.set(name, [...(seen.get(name) ?? []), await request()]);
    }
  }
  await product.stop();
  bare.close();
  const targets: Readonly<Record<string, readonly [string, (perSecond: number, share: number) => boolean]>> =
    {
      // As browsers ask for it.
      'card page, warm, brotli': ['at least 60 %', (_, share) => share >= 0.6],
      'card page, rendered': ['at least 10 %', (_, share) => share >= 0.1],
      'link preview': ['at least 40', (perSecond) => perSecond >= 40],
    };
  const base = median((seen.get('bare Node, 14 bytes') ?? []).map(({ perSecond }) => perSecond));
  return [...seen].map(([what, loads]) => {
    const perSecond = median(loads.map((one) => one.perSecond));
    const [target, isReached] = targets[what] ?? [];
    return {
      what,
      figure: `${Math.round(perSecond)} a second, ${kilobytes(median(loads.map(({ bytes }) => bytes)))} each`,
      ratio: `${((100 * perSecond) / base).toFixed(1)} %`,
      ...(target && isReached && { target, reached: isReached(perSecond, perSecond / base) }),
    };
  });
}

/** The picture by itself, one after the other, without HTTP and database. */
async function previewAlone(): Promise<Row> {
  const drawing = await openDrawing();
  const took: number[] = [];
  let bytes = 0;
  for (let count = -3; count < previews; count += 1) {
    const start = performance.now();
    const file = await drawing.scenes.preview({ ...sampleCard, toName: `Asha ${count}` });
    if (count >= 0) took.push(performance.now() - start);
    bytes = Math.max(bytes, file.length);
  }
  await drawing.close();
  const middle = median(took);
  return {
    what: 'link preview by itself',
    figure: `${ms(middle)}, ${kilobytes(bytes)}`,
    target: 'at most 30 ms, 250 KB',
    reached: middle <= 30 && bytes <= 250 * 1024,
  };
}

table(`Server, ${connections} connections, medians of ${rounds} rounds`, [
  ...(await answers()),
  await previewAlone(),
]);
