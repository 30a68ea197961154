import { fork } from 'node:child_process';
import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { watchMemory } from '../support/memory.ts';

/*
 * An attack by uploads, with nothing but Node: it knows addresses and HTTP, and no code of the product. One account opens
 * slow and large uploads in every spelling of every address that takes one, and opens each again when it ends. Every
 * other large one never sends its last byte.
 */

export interface UploadAttack {
  readonly origin: string;
  /** The process whose memory is measured. */
  readonly pid: number;
  /** Uploads of each kind at the same moment. */
  readonly count: number;
  readonly seconds: number;
  /** Of each large upload: as many as the product takes. */
  readonly bytes: number;
  /** Of the account that attacks, and of another one; from two addresses, by the header that a proxy sets. */
  readonly attacker: Sender;
  readonly other: Sender;
  /** What the other one uploads, again and again. */
  readonly photo: Uint8Array<ArrayBuffer>;
  /** The address of a published card. */
  readonly cardPath: string;
}

export interface Sender {
  readonly cookie: string;
  readonly address: string;
}

export interface AttackFigures {
  /** How the attacker's uploads were answered; 0: cut without an answer. */
  readonly answers: ReadonlyMap<number, number>;
  /** Statuses of the other's uploads, and milliseconds that each took. */
  readonly uploads: readonly { readonly status: number; readonly ms: number }[];
  readonly pages: readonly { readonly status: number; readonly ms: number }[];
  /** Megabytes of the process: before, and the most meanwhile. */
  readonly memory: { readonly before: number; readonly most: number };
}

const paths = ['/studio/photo', '/studio/sound', '/profile'];
const spellings: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => `${path}/`,
  (path) => path.toUpperCase(),
  (path) => `${path}.data`,
  (path) => `${path}/_.data`,
  (path) => path.replace(/o/, '%6f'),
  (path) => `${path}//`,
  (path) => `/${path}`,
  (path) => `/.${path}`,
];
const methods = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** What the n-th upload asks for: each spelling of each address in turn, by each method that changes something. */
function target(n: number): string {
  const path = paths[n % paths.length] ?? '';
  const spell = spellings[Math.floor(n / paths.length) % spellings.length] ?? String;
  const method = methods[Math.floor(n / paths.length / spellings.length) % methods.length];
  return `${method} ${spell(path)}?kind=upload`;
}

/** Attacks from a process of its own, which gives way to all others: it stands for other machines. */
export async function attackByUploads(attack: UploadAttack): Promise<AttackFigures> {
  const end = performance.now() + attack.seconds * 1000;
  const isOver = () => performance.now() > end;
  const memory = watchMemory({ process: attack });
  const { photo: _, ...order } = attack;
  const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(order)]);
  const attacked = new Promise<ReadonlyMap<number, number>>((resolve, reject) => {
    child.once('message', (answers: [number, number][]) => resolve(new Map(answers)));
    child.once('exit', (code) => reject(new Error(`The attackers ended with ${code}.`)));
  });
  const [answers, uploads, pages] = await Promise.all([
    attacked,
    repeated(isOver, 1_500, () => uploadOf(attack)),
    repeated(isOver, 100, () => pageOf(attack)),
  ]);
  return { answers, uploads, pages, memory: memory.stop() };
}

async function attack(order: Order): Promise<Map<number, number>> {
  const answers = new Map<number, number>();
  const end = performance.now() + order.seconds * 1000;
  const isOver = () => performance.now() > end;
  async function repeat(n: number, isSlow: boolean): Promise<void> {
    while (!isOver()) {
      const status = await sendUpload(order, { line: target(n), isSlow, isHeld: n % 2 === 1, isOver });
      answers.set(status, (answers.get(status) ?? 0) + 1);
      // Somebody who is sent away at once tries again a moment later.
      await after(500);
    }
  }
  await Promise.all(Array.from({ length: 2 * order.count }, (_, n) => repeat(n >> 1, n % 2 === 1)));
  return answers;
}

type Order = Omit<UploadAttack, 'photo'>;

interface UploadInput {
  readonly line: string;
  readonly isSlow: boolean;
  readonly isHeld: boolean;
  readonly isOver: () => boolean;
}

/** One upload: a byte a second, or as fast as it is taken. Resolves to the status of its answer. */
function sendUpload(
  { origin, attacker, bytes }: Order,
  { line, isSlow, isHeld, isOver }: UploadInput,
): Promise<number> {
  const { port, host } = new URL(origin);
  const socket = connect(Number(port), 'localhost');
  const head = [
    `${line} HTTP/1.1`,
    `host: ${host}`,
    `origin: ${origin}`,
    `cookie: ${attacker.cookie}`,
    `x-forwarded-for: ${attacker.address}`,
    'content-type: image/jpeg',
    `content-length: ${bytes}`,
  ];
  return new Promise((resolve) => {
    let status = 0;
    let left = isHeld ? bytes - 1 : bytes;
    const piece = Buffer.alloc(64 * 1024, 0xff);
    const timer = setInterval(() => {
      if (isSlow && socket.writable) socket.write('x');
      if (isOver()) socket.destroy();
    }, 1_000);
    function pour(): void {
      while (left > 0 && socket.writable) {
        const next = piece.subarray(0, left);
        left -= next.length;
        if (!socket.write(next)) return;
      }
    }
    socket.on('data', (data) => {
      status ||= Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1'))?.[1] ?? 0);
      if (status) socket.destroy();
    });
    socket.on('drain', () => !isSlow && pour());
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      resolve(status);
    });
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    if (!isSlow) pour();
  });
}

async function uploadOf({ origin, other, photo }: UploadAttack) {
  const headers = { origin, cookie: other.cookie, 'x-forwarded-for': other.address };
  return timed(fetch(`${origin}/studio/photo`, { method: 'POST', headers, body: photo }));
}

async function pageOf({ origin, cardPath, other }: UploadAttack) {
  return timed(fetch(origin + cardPath, { headers: { 'x-forwarded-for': other.address } }));
}

async function timed(answer: Promise<Response>): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  const status = await answer.then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
  return { status, ms: performance.now() - started };
}

/** Does it once in so many milliseconds until it is over. */
async function repeated<Value>(isOver: () => boolean, interval: number, work: () => Promise<Value>) {
  const all: Value[] = [];
  while (!isOver()) {
    all.push(await work());
    await after(interval);
  }
  return all;
}

if (import.meta.main) {
  setPriority(5);
  process.send?.([...(await attack(JSON.parse(process.argv[2] ?? '') as Order))]);
  process.disconnect();
}
