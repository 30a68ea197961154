import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { memoryOf, watchMemory } from '../support/memory.ts';

/*
 * An attack by connections, with nothing but Node: it knows addresses and HTTP, and no code of the product. Clients that
 * do not read, that do not finish, that ask for what is dear, and that send the worst headers; each connection that ends
 * is opened again. Meanwhile others ask for what people ask for.
 */

export interface ConnectionAttack {
  readonly origin: string;
  /** The process whose memory is measured. */
  readonly pid: number;
  readonly seconds: number;
  /** Connections of each kind that are held at the same moment. */
  readonly counts: Readonly<Partial<Record<AttackKind, number>>>;
  /** How many clients they come from. */
  readonly clients: number;
  /** Whether these have connections of their own, or come through a proxy that the product trusts. */
  readonly isProxied: boolean;
  /** Addresses of large files, which some do not read, and others read over and over. */
  readonly large: readonly string[];
  /** What others ask for meanwhile, and how often, in milliseconds. */
  readonly asked: readonly {
    readonly name: string;
    readonly paths: readonly string[];
    readonly every: number;
  }[];
}

export type AttackKind = 'not read' | 'half sent' | 'pictures' | 'headers';

export interface ConnectionFigures {
  /** Of others: by what was asked, the statuses (0: no answer) and milliseconds. */
  readonly waits: Readonly<Record<string, readonly { readonly status: number; readonly ms: number }[]>>;
  /** Megabytes of the process: before, at most, and some seconds after the last connection has ended. */
  readonly memory: { readonly before: number; readonly most: number; readonly after: number };
  /** Connections that the attackers opened. */
  readonly opened: number;
}

interface Order extends Pick<ConnectionAttack, 'origin' | 'clients' | 'isProxied' | 'large'> {
  readonly kind: AttackKind;
  readonly count: number;
  /** The number of its first connection. */
  readonly first: number;
}

/** A process may have this many connections open. */
const mostOfProcess = 10_000;
/** Connections that each process opens in a second at most: more would only take the processor from the product. */
const openedPerSecond = 600;

/** Attacks from processes of their own, which give way to all others: they stand for other machines. */
export async function attackByConnections(attack: ConnectionAttack): Promise<ConnectionFigures> {
  const { origin, pid, seconds, counts, asked } = attack;
  const memory = watchMemory({ process: { pid } });
  const children = Object.entries(counts).flatMap(([kind, count]) =>
    begin(attack, kind as AttackKind, count),
  );
  // Those of other machines would not take this one's processor to begin.
  await Promise.all(children.map((child) => once(child, 'message')));
  const end = performance.now() + seconds * 1000;
  const waits = Object.fromEntries(
    await Promise.all(
      asked.map(async ({ name, paths, every }) => {
        const all: { status: number; ms: number }[] = [];
        for (let n = 0; performance.now() < end; n += 1) {
          all.push(await timed(origin, paths[n % paths.length] ?? '/', n));
          await after(every);
        }
        return [name, all] as const;
      }),
    ),
  );
  const opened = (await Promise.all(children.map(finish))).reduce((sum, one) => sum + one, 0);
  for (let n = 0; n < 50 && memoryOf({ process: { pid } }) > memory.before + 100; n += 1) await after(100);
  return { waits, memory: memory.stop(), opened };
}

function begin({ origin, clients, isProxied, large }: ConnectionAttack, kind: AttackKind, count: number) {
  const children: ChildProcess[] = [];
  for (let first = 0; first < count; first += mostOfProcess) {
    const share = Math.min(mostOfProcess, count - first);
    const order: Order = { origin, clients, isProxied, large, kind, count: share, first };
    children.push(fork(fileURLToPath(import.meta.url), [JSON.stringify(order)]));
  }
  return children;
}

/** Ends a process of the attack; resolves to how many connections it opened. */
async function finish(child: ChildProcess): Promise<number> {
  if (!child.connected) throw new Error(`The attackers ended with ${child.exitCode}.`);
  const [said, exited] = [once(child, 'message'), once(child, 'exit')];
  child.send('end');
  const [opened] = await said;
  await exited;
  return opened as number;
}

/** One request of somebody else, each from an address and on a connection of its own. */
function timed(origin: string, path: string, n: number): Promise<{ status: number; ms: number }> {
  const { hostname, port, host } = new URL(origin);
  const started = performance.now();
  const [high, low] = [(n >> 8) & 255, n & 255];
  const headers = { host, 'x-forwarded-for': `198.19.${high}.${low}`, 'accept-encoding': 'gzip' };
  const localAddress = process.platform === 'linux' ? `127.9.${high}.${Math.max(1, low)}` : undefined;
  return new Promise((resolve) => {
    const settle = (status: number) => resolve({ status, ms: performance.now() - started });
    get({
      hostname: hostname === 'localhost' ? '127.0.0.1' : hostname,
      port,
      path,
      headers,
      agent: false,
      localAddress,
    })
      .on('response', (response) => {
        response.resume();
        response.on('end', () => settle(response.statusCode ?? 0));
        response.on('error', () => settle(0));
      })
      .setTimeout(20_000, function (this: { destroy(): void }) {
        this.destroy();
      })
      .on('error', () => settle(0));
  });
}

/** What the n-th connection of a kind sends, after the lines that all send. */
function messageOf(
  { kind, large, origin }: Order,
  n: number,
): { line: string; more: string; isRead: boolean } {
  const path = large[n % large.length] ?? '/';
  if (kind === 'half sent') {
    const body = 'a'.repeat((n % 8) * 8_000);
    const more = `origin: ${origin}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 200000\r\n\r\n${body}`;
    return { line: 'POST /contact', more, isRead: true };
  }
  if (kind === 'headers') {
    const [name, value] = headers[n % headers.length] ?? ['', ''];
    return { line: `GET ${path}`, more: `${name}: ${value}\r\n\r\n`, isRead: true };
  }
  const isAnew = kind === 'pictures' && n % 2 === 1;
  // Every other one asks for what nobody asked for before.
  return {
    line: `GET ${path}${isAnew ? `?anew=${n}-${Date.now()}` : ''}`,
    more: '\r\n',
    isRead: kind === 'pictures',
  };
}

const blanks = ' '.repeat(15_000);
const headers: readonly (readonly [string, string])[] = [
  ['accept-language', `a${blanks}a`],
  ['accept-language', `en;q=0${blanks}.${blanks.slice(0, 10)}`],
  ['accept-language', 'en;,'.repeat(3_700)],
  ['if-none-match', `a${blanks}a`],
  ['if-none-match', '"a", '.repeat(3_000)],
  ['accept-encoding', `a;${blanks}q`],
  ['accept-encoding', 'gzip;q=0;'.repeat(1_600)],
  ['accept', 'text/html;q=0.'.repeat(1_000)],
  ['cookie', `bb${blanks}=`],
  ['cookie', 'bb_language=a; '.repeat(1_000)],
  ['cookie', '; '.repeat(7_500)],
  ['cookie', `bb_flash=${'%'.repeat(15_000)}`],
  ['range', `bytes=${'0-0,'.repeat(3_700)}`],
  ['user-agent', 'Version/x Version/x '.repeat(750)],
  ['user-agent', 'Android '.repeat(1_870)],
  ['referer', `http://localhost/${'/'.repeat(15_000)}`],
];

/** Holds its connections until it is told to end; resolves to how many it opened. */
async function attack(order: Order): Promise<number> {
  const { hostname, port, host } = new URL(order.origin);
  const open = new Map<number, Socket>();
  let opened = 0;
  let isOver = false;

  function openOne(n: number): void {
    opened += 1;
    const client = n % order.clients;
    const address = `${1 + (client >> 8)}.${1 + (client & 127)}`;
    const socket = connect({
      host: hostname === 'localhost' ? '127.0.0.1' : hostname,
      port: Number(port),
      localAddress: order.isProxied ? '127.0.0.1' : `127.8.${address}`,
    });
    open.set(n, socket);
    const { line, more, isRead } = messageOf(order, n);
    const forwarded = `x-forwarded-for: 198.18.${address}\r\n`;
    socket.write(`${line} HTTP/1.1\r\nhost: ${host}\r\n${forwarded}${more}`);
    if (!isRead) socket.pause();
    else
      socket.on('data', () => {
        // The next request of this connection, once the answer before has begun to come.
        if (order.kind === 'headers' && socket.writable) {
          const next = messageOf(order, n + 1);
          socket.write(`${next.line} HTTP/1.1\r\nhost: ${host}\r\n${forwarded}${next.more}`);
        }
      });
    socket.on('error', () => {});
    socket.on('close', () => open.delete(n));
    if (order.kind === 'pictures') socket.setTimeout(30_000, () => socket.destroy());
  }

  process.on('message', () => {
    isOver = true;
  });
  process.send?.('begun');
  while (!isOver) {
    let budget = Math.ceil(openedPerSecond / 20);
    for (let n = order.first; n < order.first + order.count && budget > 0; n += 1) {
      if (open.has(n)) continue;
      budget -= 1;
      openOne(n);
    }
    await after(50);
  }
  for (const socket of open.values()) socket.resetAndDestroy();
  return opened;
}

if (import.meta.main) {
  setPriority(10);
  const opened = await attack(JSON.parse(process.argv[2] ?? '') as Order);
  process.send?.(opened);
  process.disconnect();
}
