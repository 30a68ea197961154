import pg from 'pg';
import type { DatabaseLog } from './server.ts';

/**
 * `notice`: somebody said `NOTIFY channel, 'payload'`. `lost`: notices may be missing from now on; remember nothing.
 * `listening`: from now on none is missed; drop what was remembered before.
 */
export type NoticeEvent =
  | { readonly kind: 'notice'; readonly payload: string }
  | { readonly kind: 'lost' }
  | { readonly kind: 'listening' };

export type NoticeHandler = (event: NoticeEvent) => void;

export interface Notices {
  /** Hears a channel until the returned function is called. The first event is `listening`, or `lost` for now. */
  listen(channel: string, handler: NoticeHandler): () => void;
  /** Does something on the connection, and on each one after it; resolves when one is made or the first try failed. */
  onConnection(work: (client: pg.Client) => void): Promise<void>;
  /** Resolves when every notice of what was committed before has been heard, or is known to be lost. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds. */
const pauses = { first: 250, longest: 1_000 } as const;
/**
 * Milliseconds. A server that stands still, or a line that died without a word (a cable, a firewall), is noticed before
 * anybody has waited two seconds. A machine with too much to do still says one word in this time.
 */
const pulse = { every: 500, patience: 1_250 } as const;

interface Listener {
  readonly channel: string;
  readonly handler: NoticeHandler;
}

export interface NoticesOptions {
  readonly connection: pg.ClientConfig;
  readonly log?: DatabaseLog | undefined;
  /** The server says nothing at all any more, or speaks again; what it says may be a refusal. */
  readonly onSilence?: (isSilent: boolean) => void;
}

/** One connection for all channels, made again whenever it breaks. */
export function openNotices({ connection, log, onSilence }: NoticesOptions): Notices {
  const listeners = new Set<Listener>();
  const greetings: ((client: pg.Client) => void)[] = [];
  let client: pg.Client | null = null;
  let pause: number = pauses.first;
  let timer: NodeJS.Timeout | undefined;
  let connecting: Promise<void> | null = null;
  let closed = false;
  let silent = false;
  let asked: Promise<void> = Promise.resolve();
  let nextAsked: Promise<void> | null = null;

  const tellAll = (event: NoticeEvent) => {
    for (const { handler } of listeners) handler(event);
  };

  const listenTo = (on: pg.Client, listener: Listener) =>
    on.query(`listen ${pg.escapeIdentifier(listener.channel)}`);

  const setSilent = (isSilent: boolean) => {
    if (silent === isSilent) return;
    silent = isSilent;
    if (silent) log?.warn('The database is silent; whoever needs it is sent away until it speaks again');
    onSilence?.(silent);
  };

  const beat = async (on: pg.Client) => {
    const heard = await inTime(settle());
    if (client !== on || closed) return;
    if (!heard) {
      setSilent(true);
      lose(on);
    } else {
      timer = setTimeout(beat, pulse.every, on);
    }
  };

  const lose = (broken: pg.Client) => {
    if (client !== broken) return;
    client = null;
    clearTimeout(timer);
    broken.end().catch(() => {});
    if (closed) return;
    log?.warn('The connection for notices was lost; connecting again');
    tellAll({ kind: 'lost' });
    connecting = connect();
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      ...connection,
      connectionTimeoutMillis: 2_000,
      query_timeout: 2_000,
      keepAlive: true,
    });
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    next.on('notification', ({ channel, payload }) => {
      for (const listener of listeners) {
        if (listener.channel === channel) listener.handler({ kind: 'notice', payload: payload ?? '' });
      }
    });
    try {
      await next.connect();
      for (const listener of listeners) await listenTo(next, listener);
    } catch (error) {
      next.end().catch(() => {});
      if (closed) return;
      // A refusal is an answer.
      setSilent(isLate(error));
      timer = setTimeout(() => {
        connecting = connect();
      }, pause);
      pause = silent ? pauses.first : Math.min(pause * 2, pauses.longest);
      return;
    }
    if (closed) return next.end();
    client = next;
    pause = pauses.first;
    setSilent(false);
    timer = setTimeout(beat, pulse.every, next);
    for (const greet of greetings) greet(next);
    tellAll({ kind: 'listening' });
  };

  /** PostgreSQL sends a connection its notices before it says that it is ready for another query. */
  async function ask(): Promise<void> {
    const on = client;
    await on?.query('select 1').catch(() => lose(on));
  }

  function settle(): Promise<void> {
    // Those who ask while a question is under way share the next one.
    nextAsked ??= asked.then(() => {
      nextAsked = null;
      asked = ask();
      return asked;
    });
    return nextAsked;
  }

  connecting = connect();
  return {
    listen(channel, handler) {
      const listener = { channel, handler };
      listeners.add(listener);
      const on = client;
      if (on) {
        listenTo(on, listener).then(
          () => handler({ kind: 'listening' }),
          () => lose(on),
        );
      } else {
        handler({ kind: 'lost' });
      }
      return () => listeners.delete(listener);
    },
    async onConnection(work) {
      greetings.push(work);
      if (client) work(client);
      else await connecting;
    },
    settle,
    async close() {
      closed = true;
      clearTimeout(timer);
      await connecting;
      await client?.end().catch(() => {});
    },
  };
}

/** False when nothing came in time. What came while our own process stood still is read first. */
async function inTime(asked: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => setImmediate(resolve, false), pulse.patience);
  });
  const isHeard = await Promise.race([asked.then(() => true), late]);
  clearTimeout(timer);
  return isHeard;
}

/** As node-postgres says it. */
function isLate(error: unknown): boolean {
  return error instanceof Error && /^(timeout expired|Query read timeout)/.test(error.message);
}
