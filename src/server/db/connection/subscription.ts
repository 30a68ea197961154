import { Socket } from 'node:net';
import { lt, sql } from 'drizzle-orm';
import pg from 'pg';
import type { DatabaseLog } from '../built-in/server.ts';
import { changes } from '../tables/processes.ts';
import type { Db } from './drizzle.ts';
import { createSharedRun } from './shared-run.ts';
import { withinTime, withTimeout } from './tick-timeout.ts';

/**
 * `notification`: a change was committed that concerns the channel. `lost`: from now on notifications may be missed, so cache
 * nothing. `listening`: from now on none is missed; drop what was cached before.
 */
export type NotificationEvent =
  | { readonly kind: 'notification'; readonly payload: string }
  | { readonly kind: 'lost' }
  | { readonly kind: 'listening' };

export type NotificationHandler = (event: NotificationEvent) => void;

export interface Subscription {
  /** Subscribes to a channel until the returned function is called. The first event is `listening` or `lost`. */
  listen(channel: string, handler: NotificationHandler): () => void;
  /** Resolves when every notification of an earlier commit was received, or is known to be lost. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** As operators see the connection in `pg_stat_activity`. */
export const subscriptionName = 'birthday-bloom subscription';

/** Until the next attempt to connect: doubled each time. */
const reconnectMs = { first: 250, longest: 1_000 } as const;
/**
 * Short, so that a server that hangs or a broken line is noticed before a visitor has waited for two seconds. A busy
 * server still answers in this time.
 */
const heartbeat = { intervalMs: 500, timeoutMs: 1_250 } as const;
/** For a new connection and its `listen` commands. */
const connectTimeoutMs = 2_000;

interface Listener {
  readonly channel: string;
  readonly handler: NotificationHandler;
}

export interface SubscriptionOptions {
  readonly connection: pg.ClientConfig;
  /** False where the engine has no `NOTIFY`: the table of changes is read with each heartbeat. */
  readonly hasNotify: boolean;
  readonly log?: DatabaseLog | undefined;
  /** The server no longer answers, or answers again. A refusal is an answer. */
  readonly onSilence?: (isSilent: boolean) => void;
}

/** One connection for all channels. It is replaced whenever it breaks. */
export function openSubscription({
  connection,
  hasNotify,
  log,
  onSilence,
}: SubscriptionOptions): Subscription {
  const listeners = new Set<Listener>();
  let current: Connection | null = null;
  let pauseMs: number = reconnectMs.first;
  let timer: NodeJS.Timeout | undefined;
  let connecting: Promise<void> | null = null;
  let closed = false;
  let silent = false;

  const emit = (event: NotificationEvent) => {
    for (const { handler } of listeners) handler(event);
  };

  const notify = (channel: string, payload: string) => {
    for (const listener of listeners) {
      if (listener.channel === channel) listener.handler({ kind: 'notification', payload });
    }
  };

  const setSilent = (isSilent: boolean) => {
    if (silent === isSilent) return;
    silent = isSilent;
    if (silent) log?.warn('The database is silent; whoever needs it is sent away until it speaks again');
    onSilence?.(silent);
  };

  const checkHeartbeat = async (opened: Connection) => {
    const isAlive = await withinTime(settle(), heartbeat.timeoutMs);
    if (current !== opened || closed) return;
    if (isAlive) {
      timer = setTimeout(checkHeartbeat, heartbeat.intervalMs, opened);
    } else {
      setSilent(true);
      replace(opened);
    }
  };

  const replace = (broken: Connection) => {
    if (current !== broken) return;
    current = null;
    clearTimeout(timer);
    broken.destroy();
    if (closed) return;
    log?.warn('The connection for notifications was lost; connecting again');
    emit({ kind: 'lost' });
    connecting = connect();
  };

  const connect = async (): Promise<void> => {
    const opened = openConnection(connection);
    opened.client.on('error', () => replace(opened));
    opened.client.on('end', () => replace(opened));
    opened.client.on('notification', ({ channel, payload }) => notify(channel, payload ?? ''));
    let isLate = false;
    const cancelTimeout = withTimeout(connectTimeoutMs, () => {
      isLate = true;
      opened.destroy();
    });
    try {
      await opened.client.connect();
      if (hasNotify) for (const { channel } of listeners) await opened.listen(channel);
      else await opened.readChanges();
    } catch {
      opened.destroy();
      if (closed) return;
      setSilent(isLate);
      timer = setTimeout(() => {
        connecting = connect();
      }, pauseMs);
      pauseMs = silent ? reconnectMs.first : Math.min(pauseMs * 2, reconnectMs.longest);
      return;
    } finally {
      cancelTimeout();
    }
    if (closed) return opened.client.end();
    current = opened;
    pauseMs = reconnectMs.first;
    setSilent(false);
    timer = setTimeout(checkHeartbeat, heartbeat.intervalMs, opened);
    emit({ kind: 'listening' });
  };

  /** PostgreSQL sends a connection its notifications before it answers the next query. */
  const settle = createSharedRun(async () => {
    const opened = current;
    if (!opened) return;
    try {
      if (hasNotify) await opened.run((client) => client.query('select 1'));
      else for (const { channel, payload } of await opened.readChanges()) notify(channel, payload);
    } catch {
      replace(opened);
    }
  });

  connecting = connect();
  return {
    listen(channel, handler) {
      const listener = { channel, handler };
      listeners.add(listener);
      const opened = current;
      if (opened && !hasNotify) {
        handler({ kind: 'listening' });
      } else if (opened) {
        opened.listen(channel).then(
          () => handler({ kind: 'listening' }),
          () => replace(opened),
        );
      } else {
        handler({ kind: 'lost' });
      }
      return () => listeners.delete(listener);
    },
    settle,
    async close() {
      closed = true;
      clearTimeout(timer);
      await connecting;
      await current?.client.end().catch(() => {});
    },
  };
}

/** One connection, or the attempt to make it. */
interface Connection {
  readonly client: pg.Client;
  listen(channel: string): Promise<unknown>;
  /** What was committed since it was called before; at first, nothing that is of use. */
  readChanges(): Promise<readonly Change[]>;
  /** Runs tasks one after the other, as node-postgres requires. */
  run<Value>(task: (client: pg.Client) => Promise<Value>): Promise<Value>;
  /** Closes it at once. Queries under way fail. */
  destroy(): void;
}

function openConnection(connection: pg.ClientConfig): Connection {
  const socket = new Socket();
  const client = new pg.Client({
    application_name: subscriptionName,
    ...connection,
    keepAlive: true,
    stream: () => socket,
  });
  const readChanges = createChangeReader();
  let last: Promise<unknown> = Promise.resolve();
  const opened: Connection = {
    client,
    readChanges: () => opened.run(readChanges),
    listen: (channel) => opened.run(() => client.query(`listen ${pg.escapeIdentifier(channel)}`)),
    run(task) {
      const done = last.then(() => task(client));
      last = done.catch(() => {});
      return done;
    },
    destroy: () => void socket.destroy(),
  };
  return opened;
}

/** A row of the table `changes`, which triggers write with each change that other processes must hear of. */
interface Change {
  readonly channel: string;
  readonly payload: string;
}

/**
 * Seconds. Rows are seen when their transaction commits, not in the order of their times. No transaction of the
 * product lasts this long: a statement may take 4.5 seconds, and a transaction may stand idle for 10.
 */
const longestTransaction = 30;

/** Reads the changes that were not there the time before. Its first answer holds what was changed a moment ago. */
function createChangeReader(): (client: pg.ClientBase) => Promise<readonly Change[]> {
  let known: ReadonlySet<string> = new Set();
  return async (client) => {
    const { rows } = await client.query<Change & { id: string }>(
      `select id, channel, payload from changes
       where changed_at > clock_timestamp() - make_interval(secs => $1) order by changed_at`,
      [longestTransaction],
    );
    const unknown = rows.filter(({ id }) => !known.has(id));
    known = new Set(rows.map(({ id }) => id));
    return unknown;
  };
}

/** Rows that every process has read. */
export async function deleteOldChanges(db: Db): Promise<void> {
  await db.delete(changes).where(lt(changes.changedAt, sql`now() - interval '5 minutes'`));
}
