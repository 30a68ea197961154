/**
 * How many card pages and link previews the server answers in a second, and the processor time of each answer, beside a
 * bare Node server that answers a short text. The ratio is that of processor times: what sends the requests (wrk) can be
 * slower than what answers them.
 */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
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
  /** Microseconds of the server's process for one answer. */
  readonly processorTime: number;
}

interface Asked {
  readonly url: string;
  readonly together?: number;
  readonly headers?: readonly string[];
}

function load(server: ChildProcess, { url, together = connections, headers = [] }: Asked): Load {
  const before = processorTime(server);
  const options = ['-t1', `-c${together}`, `-d${seconds}`, ...headers.flatMap((one) => ['-H', one])];
  const { stdout } = spawnSync('wrk', [...options, url], { encoding: 'utf8' });
  const used = processorTime(server) - before;
  const [, requests = '0', , size = '0', unit = ''] =
    /(\d+) requests in ([\d.]+)s, ([\d.]+)([KMG]?B) read/.exec(stdout) ?? [];
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  if (!perSecond || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  const bytes = Number(size) * 1024 ** ['B', 'KB', 'MB', 'GB'].indexOf(unit);
  return { perSecond, bytes: bytes / Number(requests), processorTime: used / Number(requests) };
}

/** Microseconds that a process has used so far; Linux counts them in hundredths of a second. */
function processorTime({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** In a process of its own, as the product is. */
async function bareServer() {
  const code = `require('node:http').createServer((_, response) => response.end('Happy Birthday'))
    .listen(0, '127.0.0.1', function () { console.log(this.address().port) })`;
  const server = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(server.stdout, 'data');
  return { server, url: `http://127.0.0.1:${`${port}`.trim()}/` };
}

async function answers(): Promise<Row[]> {
  const bare = await bareServer();
  const product = await startProduct({ env: { LOG_LEVEL: 'warn' } });
  const { address } = await publishCard(product);
  const page = { url: address };
  const requests: Readonly<Record<string, () => Load>> = {
    'bare Node, 14 bytes': () => load(bare.server, bare),
    'card page, warm': () => load(product.process, page),
    'card page, warm, brotli': () => load(product.process, { ...page, headers: ['accept-encoding: br'] }),
    // A cookie of ours keeps an answer out of the shared memory, so the page is rendered anew.
    'card page, rendered': () =>
      load(product.process, { ...page, together: rendering, headers: ['cookie: bb_bench=1'] }),
    'link preview': () => load(product.process, { url: `${address}/preview.jpg` }),
  };
  const seen = new Map<string, Load[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, request] of Object.entries(requests)) {
      seen.set(name, [...(seen.get(name) ?? []), request()]);
    }
  }
  await product.stop();
  bare.server.kill();
  const targets: Readonly<Record<string, readonly [string, (perSecond: number, share: number) => boolean]>> =
    {
      // As browsers ask for it.
      'card page, warm, brotli': ['at least 60 %', (_, share) => share >= 0.6],
      'card page, rendered': ['at least 10 %', (_, share) => share >= 0.1],
      'link preview': ['at least 40', (perSecond) => perSecond >= 40],
    };
  const middle = (what: string, of: (one: Load) => number) => median((seen.get(what) ?? []).map(of));
  const base = middle('bare Node, 14 bytes', (one) => one.processorTime);
  return [...seen.keys()].map((what) => {
    const perSecond = middle(what, (one) => one.perSecond);
    const time = middle(what, (one) => one.processorTime);
    const [target, isReached] = targets[what] ?? [];
    const size = kilobytes(middle(what, ({ bytes }) => bytes));
    return {
      what,
      figure: `${Math.round(perSecond)} a second, ${size} each, ${Math.round(time)} us`,
      ratio: `${((100 * base) / time).toFixed(1)} %`,
      ...(target && isReached && { target, reached: isReached(perSecond, base / time) }),
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
