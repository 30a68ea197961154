import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseLog } from '../built-in/server.ts';
import { DatabaseUnavailable, toDatabaseError, WriteConflict } from '../failure.ts';
import { createDb, type Db } from './drizzle.ts';
import { createPoolSockets } from './pool-sockets.ts';
import { createSharedRun } from './shared-run.ts';

/**
 * Runs queries that only read, one after the other: at the replica if it has everything that was committed before the
 * call, else at the leader. After a failure of the replica they run once more at the leader.
 */
export type Read = <Value>(work: (db: Db) => Promise<Value>) => Promise<Value>;

export interface Replica {
  readonly read: Read;
  /** Reads that each server answered, since this process began. */
  counts(): { readonly replica: number; readonly leader: number };
  close(): Promise<void>;
}

export interface ReplicaOptions {
  readonly leader: pg.Pool;
  /** How to connect to the replica. */
  readonly pool: pg.PoolConfig;
  readonly log?: DatabaseLog | undefined;
}

/** Milliseconds. The leader answers what takes longer. */
const timeoutsMs = {
  connect: 500,
  /** For the question how far the replica is. One that is frozen does not answer. */
  check: 500,
  /** A replica is usually some milliseconds behind. */
  late: 50,
  /** After a failure one read in so many tries the replica again. */
  retry: 2_000,
} as const;

/** Why the replica is not used, as operators read it in the log. */
const problemMessages = {
  unreachable: 'The read replica does not answer; the leader answers instead',
  late: 'The read replica is late; the leader answers instead',
  leader: 'DATABASE_READ_URL names a server that is no replica (any more); the leader answers instead',
  'other-cluster': 'The read replica does not follow the leader; the leader answers instead',
} as const;

type ReplicaProblem = keyof typeof problemMessages;

/** How far the log of the leader is. */
interface Position {
  readonly lsn: string;
  /** Which cluster it is. */
  readonly system: string;
  /** A new one begins with each failover. The log of a server on another one may hold other changes at the same position. */
  readonly timeline: number;
}

/** What was acknowledged is on the leader's disk, unless `synchronous_commit` is off. */
const positionQuery = `
  select case current_setting('synchronous_commit')
      when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end::text as lsn,
    ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as timeline,
    system_identifier::text as system
  from pg_control_system()`;

const checkQuery = `
  select pg_is_in_recovery() as "isReplica",
    coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as "isCurrent",
    system_identifier::text = $2 and min_recovery_end_timeline = $3 as "isFollowing"
  from pg_control_system(), pg_control_recovery()`;

interface Checked {
  readonly isReplica: boolean;
  readonly isCurrent: boolean;
  readonly isFollowing: boolean;
}

type Attempt<Value> = { readonly value: Value } | { readonly problem: ReplicaProblem | null };

/** Reads at a replica of the leader, as long as that is no different from reading at the leader. */
export function openReplica({ leader, pool: options, log }: ReplicaOptions): Replica {
  const sockets = createPoolSockets();
  const pool = new pg.Pool({
    ...options,
    connectionTimeoutMillis: timeoutsMs.connect,
    stream: sockets.create,
  });
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  const leaderDb = createDb(leader);
  const answered = { replica: 0, leader: 0 };
  let problem: ReplicaProblem | null = null;
  let retryAt = 0;

  const askPosition = createSharedRun(async () => {
    const { rows } = await leader.query<Position>(positionQuery);
    return rows[0] as Position;
  });

  function setProblem(found: ReplicaProblem | null): void {
    if (found && found !== problem) log?.warn(problemMessages[found]);
    if (!found && problem) log?.info('The read replica is used again');
    problem = found;
    retryAt = performance.now() + timeoutsMs.retry;
  }

  /** Whether this read asks the replica. While it has failed, one read in so much time does. */
  function claimAttempt(): boolean {
    if (!problem) return true;
    if (performance.now() < retryAt) return false;
    retryAt = performance.now() + timeoutsMs.retry;
    return true;
  }

  async function attempt<Value>(work: (db: Db) => Promise<Value>): Promise<Attempt<Value>> {
    const position = await askPosition().catch((error) => {
      throw toDatabaseError(error);
    });
    let client: pg.PoolClient | null = null;
    let isBroken = true;
    try {
      client = await pool.connect();
      // A pooler may give each transaction to another server: what was checked is what is read.
      await client.query(timedQuery('begin isolation level read committed read only'));
      const found = await findProblem(client, position);
      const outcome = found ? { problem: found } : { value: await work(createDb(client)) };
      await client.query(timedQuery('commit'));
      isBroken = false;
      return outcome;
    } catch (error) {
      const failure = toDatabaseError(error);
      // The replica ends a read that is in the way of what it must replay.
      if (failure instanceof WriteConflict) return { problem: null };
      if (!(failure instanceof DatabaseUnavailable)) throw failure;
      // It is frozen: others do not wait for their answers, too.
      if (failure.code === 'QUERY_TIMEOUT') sockets.closeAll();
      return { problem: 'unreachable' };
    } finally {
      client?.release(isBroken);
    }
  }

  return {
    async read(work) {
      if (claimAttempt()) {
        const outcome = await attempt(work);
        const found = 'value' in outcome ? null : outcome.problem;
        if ('value' in outcome || found) setProblem(found);
        if ('value' in outcome) {
          answered.replica += 1;
          return outcome.value;
        }
      }
      answered.leader += 1;
      return work(leaderDb);
    },
    counts: () => ({ ...answered }),
    close: () => pool.end(),
  };
}

function timedQuery(text: string, values: readonly unknown[] = []) {
  return { text, values: [...values], query_timeout: timeoutsMs.check };
}

/** Why this server must not be asked; null when it has all that the leader had at that position. */
async function findProblem(client: pg.PoolClient, position: Position): Promise<ReplicaProblem | null> {
  const { lsn, system, timeline } = position;
  const latest = performance.now() + timeoutsMs.late;
  for (;;) {
    const { rows } = await client.query<Checked>(timedQuery(checkQuery, [lsn, system, timeline]));
    const { isReplica, isCurrent, isFollowing } = rows[0] as Checked;
    if (!isReplica) return 'leader';
    if (!isFollowing) return 'other-cluster';
    if (isCurrent) return null;
    if (performance.now() > latest) return 'late';
    await pause(2);
  }
}
