import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import type { Logger } from '../log.ts';
import type { MailQueue } from '../mail/write.ts';
import type { RateLimiter } from '../rate-limits/rate-limiter.ts';

/** What accounts need of the rest of the server. */
export interface AuthParts {
  readonly db: Db;
  readonly config: Pick<Config, 'origin' | 'requireEmailVerification' | 'google' | 'facebook' | 'guests'>;
  /** At least 32 characters; signs cookies and links. */
  readonly secret: string;
  readonly mail: Pick<MailQueue, 'post'>;
  readonly limiter: RateLimiter;
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

/** Logs the name and the code only: the message of an error may contain what somebody typed. */
export function logAuthError(log: AuthParts['log'], message: string, error: unknown): void {
  const name = error instanceof Error ? error.name : undefined;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  log.error({ part: 'auth', name, code }, message);
}
