import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { watchMemory } from '../support/memory.ts';
import type { Product } from '../support/product.ts';
import { cookieOf, type Member, newVisitor, signUpMember } from '../support/visitor.ts';
import { type Report, times } from './report.ts';

export interface SlowAttack {
  readonly product: Product;
  /** Connections of each kind. */
  readonly count: number;
  /** Milliseconds a page may take for others meanwhile. */
  readonly longest: number;
  /** Without it only those kinds that end within seconds. */
  readonly patient: boolean;
}

/** Seconds until the product has cut whoever is too slow, and some for its own looking. */
const limits = { headers: 15 + 6, request: 120 + 6 } as const;
/** Seconds: what is over at once. */
const soon = 5;
/** Files and connections that the process may keep open from before to after. */
const spare = 40;

interface Dawdler {
  readonly name: string;
  /** What it sends at once. */
  readonly first: string;
  /** What it sends after that, a piece each second. */
  readonly piece?: string;
  /** Seconds in which it must be cut. */
  readonly cutWithin: number;
  /** It leaves by itself after what it sent. */
  readonly leaves?: boolean;
}

function dawdlers({ host }: URL, member: Member): Dawdler[] {
  const cookie = cookieOf(member);
  const head = (line: string, more = '') =>
    `${line} HTTP/1.1\r\nhost: ${host}\r\norigin: http://${host}\r\ncookie: ${cookie}\r\n${more}`;
  const upload = 'content-type: image/jpeg\r\ncontent-length: 9000000\r\n\r\n';
  const form = 'content-type: application/x-www-form-urlencoded\r\ncontent-length: 9000\r\n\r\n';
  return [
    { name: 'says nothing', first: '', cutWithin: limits.headers },
    { name: 'sends a header a second', first: head('GET /'), piece: 'x-a: b\r\n', cutWithin: limits.headers },
    {
      name: 'sends half a request and leaves',
      first: head('POST /login', form),
      cutWithin: soon,
      leaves: true,
    },
    {
      name: 'sends half a photo and leaves',
      first: head('POST /studio/photo', upload),
      cutWithin: soon,
      leaves: true,
    },
    {
      name: 'sends a form, a sign a second',
      first: head('POST /login', form),
      piece: 'a',
      cutWithin: limits.request,
    },
    {
      name: 'sends a photo, a sign a second',
      first: head('POST /studio/photo', upload),
      piece: '\xff',
      cutWithin: limits.request,
    },
    {
      name: 'asks a thousand times at once',
      first: `${head('GET /discover')}\r\n`.repeat(1_000),
      cutWithin: soon,
    },
  ];
}

/** Opens connections that take their time, and sees that they are cut and that others do not wait. */
export async function attackSlowly({ product, count, longest, patient }: SlowAttack): Promise<Report> {
  const member = await signUpMember(product, 'slow');
  const faults: string[] = [];
  const waits: number[] = [];
  const figures: Record<string, string> = {};
  const before = openIn(product);
  const memory = watchMemory(product);
  let isOver = false;
  /** A page and a form in turn: neither waits for those who take their time. */
  async function read(): Promise<void> {
    for (let n = 0; !isOver; n += 1) {
      const started = performance.now();
      const signal = AbortSignal.timeout(5 * longest);
      const [path, init, wanted] =
        n % 2 ? (['/signout', { method: 'POST' }, 302] as const) : (['/login', {}, 200] as const);
      const status = await newVisitor(product)
        .send(path, { ...init, signal })
        .then(
          async (answer) => {
            await answer.text();
            return answer.status;
          },
          () => 'nothing',
        );
      const ms = performance.now() - started;
      waits.push(ms);
      if (status !== wanted || ms > longest)
        faults.push(`others: ${status} at ${path} after ${Math.round(ms)} ms`);
    }
  }
  const reading = read();
  const kinds = dawdlers(new URL(product.origin), member).filter(
    ({ cutWithin }) => patient || cutWithin <= soon,
  );
  await Promise.all(
    kinds.map(async (kind) => {
      const seconds = await Promise.all(Array.from({ length: count }, () => dawdle(product, kind)));
      const latest = Math.max(...seconds);
      figures[`${kind.name}: gone after`] = `${Math.min(...seconds).toFixed(0)} to ${latest.toFixed(0)} s`;
      if (latest > kind.cutWithin) faults.push(`${kind.name}: not cut after ${latest.toFixed(0)} s`);
    }),
  );
  isOver = true;
  await reading;
  const { before: small, most } = memory.stop();
  const left = await openAfter(product, before + spare);
  if (left > before + spare) faults.push(`${before} files and connections were open, now ${left}`);
  return {
    cases: kinds.length * count,
    faults,
    figures: {
      ...figures,
      'others meanwhile, middle / 99 % / slowest': times(waits),
      'memory before / most': `${small} / ${most} MB`,
      'open before / after': `${before} / ${left}`,
    },
  };
}

/** Resolves to the seconds after which the connection was over. */
function dawdle(product: Product, { first, piece, cutWithin, leaves }: Dawdler): Promise<number> {
  const started = performance.now();
  const socket: Socket = connect(Number(new URL(product.origin).port), 'localhost');
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const seconds = (performance.now() - started) / 1000;
      if (piece && socket.writable) socket.write(Buffer.from(piece, 'latin1'));
      if (seconds > cutWithin + 5) socket.destroy();
    }, 1_000);
    socket.resume();
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      resolve((performance.now() - started) / 1000);
    });
    socket.write(Buffer.from(first, 'latin1'), () => {
      if (leaves) socket.destroy();
    });
  });
}

function openIn({ process: { pid } }: Product): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** How many are open when they are no more than `enough`, or a few seconds later. */
async function openAfter(product: Product, enough: number): Promise<number> {
  const started = performance.now();
  while (openIn(product) > enough && performance.now() - started < 10_000) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return openIn(product);
}
