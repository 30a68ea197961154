import { createHmac, randomUUID } from 'node:crypto';
import type pg from 'pg';

/** How long a row counts after its process was last heard of, and how often it is renewed: twice may fail. */
const presence = { seconds: 30, renewedMs: 10_000 } as const;

/** A number of 31 bits for a secret: the same for the same one, and of no use for guessing it. */
export function secretFingerprint(secret: string): number {
  return createHmac('sha256', secret).update('which secret this is').digest().readUInt32BE() >>> 1;
}

export interface RunningProcess {
  /** False when another process runs with another secret; true when that cannot be known now. */
  readonly isSameSecret: boolean;
  /** Says that the process has ended. */
  end(): Promise<void>;
}

interface Announcement {
  readonly pool: pg.Pool;
  /** A hash of the secret. */
  readonly fingerprint: number;
  /** Called when another secret is noticed later, such as after the database was away. */
  readonly onConflict: () => void;
}

/**
 * Shows this process and the fingerprint of its secret to all others on this database. The row of a process that was
 * killed counts until it expires.
 */
export async function announceProcess(announcement: Announcement): Promise<RunningProcess> {
  const { pool, fingerprint, onConflict } = announcement;
  const id = randomUUID();
  let renewing: Promise<void> | null = null;
  /** Written before the others are read: of two that start at one moment, at least one sees the other. */
  const announce = async () => {
    await pool.query(
      `insert into running_processes (id, secret_fingerprint, expires_at)
       values ($1, $2, now() + make_interval(secs => $3))
       on conflict (id) do update set expires_at = excluded.expires_at`,
      [id, fingerprint, presence.seconds],
    );
    const fingerprints = await runningFingerprints(pool);
    return fingerprints.every((each) => each === fingerprint);
  };
  await pool.query('delete from running_processes where expires_at < now()').catch(() => {});
  const isSameSecret = await announce().catch(() => true);
  let wasSame = isSameSecret;
  const renew = async () => {
    const isSame = await announce().catch(() => wasSame);
    if (wasSame && !isSame) onConflict();
    wasSame = isSame;
  };
  const renewal = setInterval(() => {
    renewing = renew();
  }, presence.renewedMs).unref();
  return {
    isSameSecret,
    async end() {
      clearInterval(renewal);
      await renewing;
      // A row that stays expires.
      await pool.query('delete from running_processes where id = $1', [id]).catch(() => {});
    },
  };
}

/** The fingerprints of all processes of the product that use this database now, one for each process. */
export async function runningFingerprints(connection: pg.Pool | pg.ClientBase): Promise<number[]> {
  const { rows } = await connection.query<{ fingerprint: number }>(
    'select secret_fingerprint as fingerprint from running_processes where expires_at > now()',
  );
  return rows.map(({ fingerprint }) => fingerprint);
}
