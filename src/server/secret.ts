import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from './cannot-start.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import { secretFingerprint } from './db/locks/running-processes.ts';
import type { Logger } from './log.ts';
import { makeOnce } from './make-once.ts';

/**
 * The secret that signs sessions: the configured one, else the one in `dataDir/secret` (made at the first
 * call, readable by this user only). Several processes that start at once agree on one.
 */
export async function loadSecret(config: Pick<Config, 'authSecret' | 'dataDir'>): Promise<string> {
  if (config.authSecret) return config.authSecret;
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const path = join(config.dataDir, 'secret');
  const stored = await readSecret(path);
  if (stored) return stored;
  // If a power cut lost it, everybody's session would end.
  await makeOnce(path, `${randomBytes(32).toString('base64url')}\n`);
  return (await readSecret(path)) ?? Promise.reject(unusable(path));
}

interface Around {
  readonly database: Pick<Database, 'announceSecret'>;
  readonly log: Pick<Logger, 'error'>;
}

/** Throws `CannotStart` when another process at work on the database has another secret. */
export async function requireSameSecret(secret: string, { database, log }: Around): Promise<void> {
  const isSame = await database.announceSecret(secretFingerprint(secret), () => log.error(otherSecret));
  if (!isSame) throw new CannotStart(otherSecret);
}

const otherSecret =
  'Another process of the site works on this database with another AUTH_SECRET: give all the same one. ' +
  'To change it on purpose, stop all of them first; everybody signs in anew.';

async function readSecret(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  if (text.trim().length < 32) throw unusable(path);
  await chmod(path, 0o600);
  return text.trim();
}

function unusable(path: string): Error {
  return new Error(
    `${path} holds no secret of 32 characters: delete it (everybody signs in anew) or set AUTH_SECRET.`,
  );
}
