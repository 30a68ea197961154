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
const pauses = { first: 250, longest: 5_000 } as const;
/** A connection that died without a word (a cable, a firewall) is noticed after this many milliseconds. */
const pulse = 5_000;

interface Listener {
  readonly channel: string;
  readonly handler: NoticeHandler;
}

/** One connection for all channels, made again whenever it breaks. */
export function openNotices(connection: pg.ClientConfig, log?: DatabaseLog): Notices {
  const listeners = new Set<Listener>();
  const greetings: ((client: pg.Client) => void)[] = [];
  let client: pg.Client | null = null;
  let pause: number = pauses.first;
  let timer: NodeJS.Timeout | undefined;
  let connecting: Promise<void> | null = null;
  let closed = false;
  let asked: Promise<void> = Promise.resolve();
  let nextAsked: Promise<void> | null = null;

  const tellAll = (event: NoticeEvent) => {
    for (const { handler } of listeners) handler(event);
  };

  const listenTo = (on: pg.Client, listener: Listener) =>
    on.query(`listen ${pg.escapeIdentifier(listener.channel)}`);

  const lose = (broken: pg.Client) => {
    if (client !== broken) return;
    client = null;
    clearInterval(timer);
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
    } catch {
      next.end().catch(() => {});
      if (closed) return;
      timer = setTimeout(() => {
        connecting = connect();
      }, pause);
      pause = Math.min(pause * 2, pauses.longest);
      return;
    }
    if (closed) return next.end();
    client = next;
    pause = pauses.first;
    timer = setInterval(settle, pulse);
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
