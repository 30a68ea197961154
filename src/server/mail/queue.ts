import { setTimeout as pause } from 'node:timers/promises';
import type { Result } from '#std/result.ts';
import type { Logger } from '../log.ts';
import type { Mailer, MailFailure, Message } from './mailer.ts';

/** Milliseconds before the second and the third try: a mail server that restarts is back by then. */
const waits = [5_000, 60_000];

/** A message waits in memory for at most this many others: a dead mail server must not fill the process. */
const places = 1_000;

export interface MailQueue {
  /** Takes the message and returns at once; it is sent in the background, three times at most. */
  post(message: Message): void;
  /** Lets running attempts end and gives up those that only wait for their next try. */
  close(): Promise<void>;
}

export interface MailQueueParts {
  readonly mailer: Mailer;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly waits?: readonly number[];
}

/** Sends behind the request's back, so that no answer waits for a mail server or tells how long it took. */
export function createMailQueue(parts: MailQueueParts): MailQueue {
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  return {
    post(message) {
      if (closing.signal.aborted || running.size >= places) {
        parts.log.error({ kind: message.kind }, 'mail not taken: the queue is full or closed');
        return;
      }
      const job = deliver(parts, message, closing.signal).finally(() => running.delete(job));
      running.add(job);
    },
    async close() {
      closing.abort();
      await Promise.all(running);
    },
  };
}

async function deliver(parts: MailQueueParts, message: Message, signal: AbortSignal): Promise<void> {
  const { kind } = message;
  const pauses = parts.waits ?? waits;
  for (let attempt = 1; ; attempt += 1) {
    const sent: Result<void, MailFailure> = await parts.mailer.send(message);
    if (sent.ok) return;
    const { code, again } = sent.error;
    const wait = pauses[attempt - 1];
    if (!again || wait === undefined) {
      parts.log.error({ kind, attempt, code }, 'mail given up');
      return;
    }
    parts.log.warn({ kind, attempt, code, wait }, 'mail failed, trying again');
    if (!(await waited(wait, signal))) {
      parts.log.error({ kind, attempt, code }, 'mail given up: the process ends');
      return;
    }
  }
}

function waited(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return pause(milliseconds, undefined, { signal }).then(
    () => true,
    () => false,
  );
}
