import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../db/database.ts';
import { toDatabaseError } from '../db/failure.ts';
import type { Logger } from '../log.ts';
import { expirySeconds } from './mail-job.ts';
import type { WriteMessage } from './messages/message-of-job.ts';
import { putOff, remove, type Taken, take, untilNext } from './outgoing.ts';
import type { Mailer } from './transport/mailer.ts';

export interface MailWorkerOptions {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly write: WriteMessage;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Milliseconds to wait after this many attempts. */
  readonly backOff?: (attempts: number) => number;
}

/** Sends what the queue holds. Several of them, in several processes, share the work. */
export interface MailWorker {
  /** There may be something to send. */
  wake(): void;
  /** Lets what is being sent end, for some seconds at most; the rest is for whoever comes next. */
  close(): Promise<void>;
}

/** Letters at the same time. */
const concurrency = 5;

/** Milliseconds after which we look again although nobody said that there is something. */
const pollIntervalMs = 30_000;

/** Milliseconds that sending may go on when the process is to end. */
const shutdownGraceMs = 3_000;

export function startMailWorker(parts: MailWorkerOptions): MailWorker {
  const { db, log } = parts;
  const inHand = new Set<string>();
  /** Done with, and still in the table because that was away. */
  const done = new Set<string>();
  let closed = false;
  let called = false;
  let round: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function carry(letter: Taken): Promise<void> {
    const { id } = letter;
    inHand.add(id);
    try {
      const wait = done.has(id) ? null : await deliver(parts, letter);
      if (wait !== null) return await putOff(db, [id], wait);
      done.add(id);
      await remove(db, id);
      done.delete(id);
    } finally {
      inHand.delete(id);
    }
  }

  function complain(error: unknown): null {
    if (!closed) log.warn({ reason: reasonOf(error) }, 'mail waits');
    return null;
  }

  /** Milliseconds until there is more to do; null when nothing waits. */
  async function workOff(): Promise<number | null> {
    do {
      called = false;
      const letters = await take(db, concurrency);
      // One that cannot be carried is in nobody's way: it is left until its lease ends.
      await Promise.all(letters.map((letter) => carry(letter).catch(complain)));
      called ||= letters.length > 0;
    } while (called && !closed);
    return untilNext(db);
  }

  async function work(): Promise<void> {
    const sleep = await workOff().catch(complain);
    round = null;
    const wait = Math.min(Math.max(sleep ?? pollIntervalMs, 0), pollIntervalMs);
    if (called) wake();
    else if (!closed) timer = setTimeout(wake, wait).unref();
  }

  function wake(): void {
    if (closed) return;
    clearTimeout(timer);
    called = true;
    round ??= work();
  }

  wake();
  return {
    wake,
    async close() {
      closed = true;
      clearTimeout(timer);
      const over = new AbortController();
      const { signal } = over;
      await Promise.race([round, pause(shutdownGraceMs, undefined, { signal }).catch(() => {})]);
      over.abort();
      if (inHand.size > 0) await putOff(db, [...inHand], 0).catch(() => {});
    },
  };
}

/** Milliseconds to wait before the next try; null when there is none, because it was sent or given up. */
async function deliver(
  parts: MailWorkerOptions,
  { id, job, attempts, expired }: Taken,
): Promise<number | null> {
  const { write, mailer, log, backOff = longerAndLonger } = parts;
  const { kind } = job;
  if (expired) {
    log.error({ kind, attempts: attempts - 1 }, 'mail given up: it waited too long');
    return null;
  }
  if (!Object.hasOwn(expirySeconds, kind)) {
    // Of a newer version that runs beside us, or of an older one.
    log.warn({ kind, attempts }, 'mail of a kind that is not known here');
    return backOff(attempts);
  }
  const message = await write(job);
  if (!message) return null;
  const sent = await mailer.send(message, id);
  if (sent.ok) return null;
  const { code, again } = sent.error;
  if (!again) {
    log.error({ kind, attempts, code }, 'mail given up: it was refused');
    return null;
  }
  const wait = Math.round(backOff(attempts));
  log.warn({ kind, attempts, code, wait }, 'mail failed, trying again');
  return wait;
}

/** 5 seconds, 20, 80, and so on up to an hour; each a little different, so that many do not knock at one moment. */
function longerAndLonger(attempts: number): number {
  return Math.min(5_000 * 4 ** (attempts - 1), 3_600_000) * (0.75 + Math.random() / 2);
}

/** Names and codes only, as everywhere that rows of people are handled. */
function reasonOf(error: unknown): string {
  const known = toDatabaseError(error);
  return known instanceof Error ? known.message : 'unknown';
}
