import { Socket } from 'node:net';
import pg from 'pg';
import type { DatabaseLog } from '../built-in/server.ts';

/**
 * `notice`: somebody said `NOTIFY channel, 'payload'`. `lost`: notices may be missing from now on; remember nothing.
 * `listening`: from now on none is missed; drop what was remembered before.
 */
export type NotificationEvent =
  | { readonly kind: 'notice'; readonly payload: string }
  | { readonly kind: 'lost' }
  | { readonly kind: 'listening' };

export type NotificationHandler = (event: NotificationEvent) => void;

export interface Subscription {
  /** Hears a channel until the returned function is called. The first event is `listening`, or `lost` for now. */
  listen(channel: string, handler: NotificationHandler): () => void;
  /** Does something on the connection, and on each one after it; resolves when it is done or the first try failed. */
  onConnection(work: Work): Promise<void>;
  /** Resolves when every notice of what was committed before has been heard, or is known to be lost. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds. */
const pauses = { first: 250, longest: 1_000 } as const;
/**
 * Milliseconds. A server that stands still, or a line that died without a word (a cable, a firewall), is noticed before
 * anybody has waited two seconds of our own time. A machine with too much to do still says one word in this time.
 */
const pulse = { every: 500, timeoutMs: 1_250 } as const;
/** Milliseconds until a new connection must know its channels. */
const introduction = 2_000;

type Work = (client: pg.ClientBase) => Promise<unknown>;

interface Listener {
  readonly channel: string;
  readonly handler: NotificationHandler;
}

export interface SubscriptionOptions {
  readonly connection: pg.ClientConfig;
  readonly log?: DatabaseLog | undefined;
  /** The server says nothing at all any more, or speaks again; what it says may be a refusal. */
  readonly onSilence?: (isSilent: boolean) => void;
}

/** One connection for all channels, made again whenever it breaks. */
export function openSubscription({ connection, log, onSilence }: SubscriptionOptions): Subscription {
  const listeners = new Set<Listener>();
  const greetings: Work[] = [];
  let line: Line | null = null;
  let pause: number = pauses.first;
  let timer: NodeJS.Timeout | undefined;
  let connecting: Promise<void> | null = null;
  let worked: Promise<unknown> = Promise.resolve();
  let closed = false;
  let silent = false;
  let asked: Promise<void> = Promise.resolve();
  let nextAsked: Promise<void> | null = null;

  const tellAll = (event: NotificationEvent) => {
    for (const { handler } of listeners) handler(event);
  };

  const setSilent = (isSilent: boolean) => {
    if (silent === isSilent) return;
    silent = isSilent;
    if (silent) log?.warn('The database is silent; whoever needs it is sent away until it speaks again');
    onSilence?.(silent);
  };

  const beat = async (on: Line) => {
    const isHeard = await isInTime(settle(), pulse.timeoutMs);
    if (line !== on || closed) return;
    if (isHeard) {
      timer = setTimeout(beat, pulse.every, on);
    } else {
      setSilent(true);
      lose(on);
    }
  };

  const lose = (broken: Line) => {
    if (line !== broken) return;
    line = null;
    clearTimeout(timer);
    broken.drop();
    if (closed) return;
    log?.warn('The connection for notices was lost; connecting again');
    tellAll({ kind: 'lost' });
    connecting = connect();
  };

  const connect = async (): Promise<void> => {
    const next = openLine(connection);
    next.client.on('error', () => lose(next));
    next.client.on('end', () => lose(next));
    next.client.on('notification', ({ channel, payload }) => {
      for (const listener of listeners) {
        if (listener.channel === channel) listener.handler({ kind: 'notice', payload: payload ?? '' });
      }
    });
    let isLate = false;
    const stop = whenLate(introduction, () => {
      isLate = true;
      next.drop();
    });
    try {
      await next.client.connect();
      for (const { channel } of listeners) await next.listen(channel);
    } catch {
      next.drop();
      if (closed) return;
      // A refusal is an answer.
      setSilent(isLate);
      timer = setTimeout(() => {
        connecting = connect();
      }, pause);
      pause = silent ? pauses.first : Math.min(pause * 2, pauses.longest);
      return;
    } finally {
      stop();
    }
    if (closed) return next.client.end();
    line = next;
    pause = pauses.first;
    setSilent(false);
    timer = setTimeout(beat, pulse.every, next);
    worked = Promise.allSettled(greetings.map(next.do));
    tellAll({ kind: 'listening' });
  };

  /** PostgreSQL sends a connection its notices before it says that it is ready for another query. */
  async function ask(): Promise<void> {
    const on = line;
    await on?.do((client) => client.query('select 1')).catch(() => lose(on));
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
      const on = line;
      if (on) {
        on.listen(channel).then(
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
      if (line) worked = Promise.allSettled([line.do(work)]);
      else await connecting;
      await worked;
    },
    settle,
    async close() {
      closed = true;
      clearTimeout(timer);
      await connecting;
      await line?.client.end().catch(() => {});
    },
  };
}

/** One try of a connection. */
interface Line {
  readonly client: pg.Client;
  listen(channel: string): Promise<unknown>;
  /** One piece of work after the other, as node-postgres wants it. */
  do(work: Work): Promise<unknown>;
  /** Ends it at once; whoever waits for an answer is told. */
  drop(): void;
}

function openLine(connection: pg.ClientConfig): Line {
  const socket = new Socket();
  const client = new pg.Client({ ...connection, keepAlive: true, stream: () => socket });
  let last: Promise<unknown> = Promise.resolve();
  const line: Line = {
    client,
    listen: (channel) => line.do(() => client.query(`listen ${pg.escapeIdentifier(channel)}`)),
    do(work) {
      const done = last.then(() => work(client));
      last = done.catch(() => {});
      return done;
    },
    drop: () => void socket.destroy(),
  };
  return line;
}

/** Milliseconds. */
const tick = 125;

/**
 * Calls `late` after some milliseconds unless it is stopped. The time is counted in ticks, so that it stands still
 * while this process does: when the whole machine stalls, the server has as long as before to answer after that.
 */
function whenLate(milliseconds: number, late: () => void): () => void {
  let left = Math.ceil(milliseconds / tick);
  let isStopped = false;
  const timer = setInterval(() => {
    left -= 1;
    // What has come is read first.
    if (left === 0) setImmediate(() => isStopped || late());
  }, tick);
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

async function isInTime(asked: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let stop = () => {};
  const late = new Promise<boolean>((resolve) => {
    stop = whenLate(milliseconds, () => resolve(false));
  });
  const isHeard = await Promise.race([asked.then(() => true), late]);
  stop();
  return isHeard;
}
