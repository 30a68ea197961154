/**
 * How many card pages and link previews the server answers in a second, and the processor time of each answer, beside a
 * bare Node server that answers a short text. The ratio is that of processor times: what sends the requests (wrk) can be
 * slower than what answers them. Two more bare servers show what a ratio can be at most: one sends the bytes and headers
 * of the page, the other reads the card's row first.
 */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { PoolConfig } from 'pg';
import { findRunning } from '#server/db/built-in/cluster.ts';
import { temporaryFolder } from '#tests/support/new-folder.ts';
import { startProduct } from '#tests/support/product.ts';
import { median } from '#tests/support/quantile.ts';
import { newMember } from '#tests/support/visitor.ts';
import type { BareAnswer } from './bare-server.ts';
import { publishCard } from './published-card.ts';
import { openDrawing, sampleCard } from './sample-card.ts';
import { kilobytes, ms, type Row, table } from './table.ts';

const connections = 16;
/** Connections that keep rendering at work: of more, the product would refuse some while its code is still cold. */
const rendering = 4;
/** Of each round. Before the first one the code is made warm. */
const seconds = 1;
const warming = 5;
const rounds = 9;
const previews = 40;
/** Rendered for a member: where they are and what they see is theirs alone. */
const pagesOfMembers = ['/', '/gallery', '/discover', '/faqs', '/dashboard', '/profile'];
/** Microseconds of the processor. */
const mostForMembers = 8_000;

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

function load(
  server: ChildProcess,
  { url, together = connections, headers = [] }: Asked,
  during = seconds,
): Load {
  const before = processorTime(server);
  const options = [
    '-t1',
    '--timeout',
    '10s',
    `-c${together}`,
    `-d${during}`,
    ...headers.flatMap((one) => ['-H', one]),
  ];
  const { stdout } = spawnSync('wrk', [...options, url], { encoding: 'utf8' });
  const used = processorTime(server) - before;
  const [, requests = '0', , size = '0', unit = ''] =
    /(\d+) requests in ([\d.]+)s, ([\d.]+)([KMG]?B) read/.exec(stdout) ?? [];
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  const bytes = Number(size) * 1024 ** ['B', 'KB', 'MB', 'GB'].indexOf(unit);
  return { perSecond, bytes: bytes / Number(requests), processorTime: used / Number(requests) };
}

/** Microseconds that a process has used so far; Linux counts them in hundredths of a second. */
function processorTime({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** The least that Node needs for the answer that the product gives to this request. */
async function bareServer(folder: string, name: string, answer: Partial<BareAnswer> & { bytes: Uint8Array }) {
  const { bytes, headers = {}, ...more } = answer;
  const body = join(folder, name);
  await writeFile(body, bytes);
  const argument = JSON.stringify({ headers, body, ...more } satisfies BareAnswer);
  const script = join(import.meta.dirname, 'bare-server.ts');
  const server = spawn(process.execPath, [script, argument], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(server.stdout, 'data');
  return { server, url: `http://127.0.0.1:${`${port}`.trim()}/` };
}

/** The bytes and headers of a page as the product sends them. */
async function asSent(url: string, encoding: string) {
  const answer = await new Promise<IncomingMessage>((resolve) =>
    get(url, { headers: { 'accept-encoding': encoding } }, resolve),
  );
  const { connection: _, 'keep-alive': __, date: ___, ...headers } = answer.headers;
  return { headers: headers as Record<string, string>, bytes: await buffer(answer) };
}

async function answers(): Promise<Row[]> {
  const folder = temporaryFolder();
  await using product = await startProduct({ env: { LOG_LEVEL: 'warn' } });
  const { address, id } = await publishCard(product);
  const page = { url: address };
  const member = await newMember(product);
  const cookie = member.cookies().map(({ name, value }) => `${name}=${value}`);
  const headers = [`cookie: ${cookie.join('; ')}`];
  const database = (await findRunning(product.dataDir))?.('app') as PoolConfig;
  const query = { text: 'select * from cards where id = $1', values: [id], database };
  const bare = await bareServer(folder, 'short', { bytes: Buffer.from('Happy Birthday') });
  const bareKept = await bareServer(folder, 'kept', await asSent(address, 'br'));
  const bareQuery = await bareServer(folder, 'query', { ...(await asSent(address, 'identity')), query });
  // A cookie of ours keeps an answer out of the shared memory, so the page is rendered anew.
  const anew = { ...page, together: rendering, headers: ['cookie: bb_bench=1'] };
  const requests: Readonly<Record<string, readonly [ChildProcess, Asked]>> = {
    'bare Node, 14 bytes': [bare.server, bare],
    'bare Node, the page in brotli': [bareKept.server, bareKept],
    'card page, warm, brotli': [product.process, { ...page, headers: ['accept-encoding: br'] }],
    'card page, warm': [product.process, page],
    'bare Node, the row of the card, the page': [bareQuery.server, { ...bareQuery, together: rendering }],
    'card page, rendered': [product.process, anew],
    'link preview': [product.process, { url: `${address}/preview.jpg` }],
    ...Object.fromEntries(
      pagesOfMembers.map((path) => [
        forMember(path),
        [product.process, { url: product.origin + path, together: rendering, headers }],
      ]),
    ),
  };
  const seen = new Map<string, Load[]>();
  for (const [server, asked] of Object.values(requests)) {
    // The first answer draws what the page shows.
    await fetch(asked.url).then((answer) => answer.arrayBuffer());
    load(server, asked, warming);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, [server, asked]] of Object.entries(requests)) {
      seen.set(name, [...(seen.get(name) ?? []), load(server, asked)]);
    }
  }
  for (const { server } of [bare, bareKept, bareQuery]) server.kill();
  const middle = (what: string, of: (one: Load) => number) => median((seen.get(what) ?? []).map(of));
  // Whatever else the machine does only adds to it.
  const timeOf = (what: string) => Math.min(...(seen.get(what) ?? []).map((one) => one.processorTime));
  const base = timeOf('bare Node, 14 bytes');
  const row = timeOf('bare Node, the row of the card, the page');
  const targets: Readonly<Record<string, readonly [string, (perSecond: number, time: number) => boolean]>> = {
    // As browsers ask for it.
    'card page, warm, brotli': ['at least 60 %', (_, time) => base / time >= 0.6],
    'card page, rendered': ['at most 2x the row and the page', (_, time) => time <= 2 * row],
    'link preview': ['at least 40', (perSecond) => perSecond >= 40],
    ...Object.fromEntries(
      pagesOfMembers.map((path) => [
        forMember(path),
        [
          `at most ${ms(mostForMembers / 1000)}`,
          (_: number, time: number) => time <= mostForMembers,
        ] as const,
      ]),
    ),
  };
  return [...seen.keys()].map((what) => {
    const perSecond = middle(what, (one) => one.perSecond);
    const time = timeOf(what);
    const [target, isReached] = targets[what] ?? [];
    const size = kilobytes(middle(what, ({ bytes }) => bytes));
    return {
      what,
      figure: `${Math.round(perSecond)} a second, ${size} each, ${Math.round(time)} us`,
      ratio: `${((100 * base) / time).toFixed(1)} %`,
      ...(target && isReached && { target, reached: isReached(perSecond, time) }),
    };
  });
}

function forMember(path: string): string {
  return `${path}, for a member`;
}

/** The picture by itself, one after the other, without HTTP and database. */
async function previewAlone(): Promise<Row> {
  const drawing = await openDrawing();
  const took: number[] = [];
  let bytes = 0;
  for (let count = -3; count < previews; count += 1) {
    const start = performance.now();
    const file = await drawing.scenes.preview({
      card: { ...sampleCard, toName: `Asha ${count}` },
    });
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

table(`Server, ${connections} connections, ${rounds} rounds: medians, and the least processor time`, [
  ...(await answers()),
  await previewAlone(),
]);
