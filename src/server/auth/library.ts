import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { isAPIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { toDatabaseError } from '../db/failure.ts';
import * as tables from '../db/tables.ts';
import type { Logger } from '../log.ts';
import type { MailQueue } from '../mail/queue.ts';
import type { RateLimiter } from '../rate-limits/rate-limiter.ts';
import { clientAddressHeader } from '../request/client-address.ts';
import type { MailBuffer } from './email/mail-buffer.ts';
import { authLimits } from './limits.ts';
import { hashPassword, verifyPassword } from './password/password-hash.ts';
import { providerPlugin } from './providers/providers.ts';
import { visits } from './visit.ts';

export interface AuthParts {
  readonly db: Db;
  readonly config: Pick<Config, 'origin' | 'requireEmailVerification' | 'google' | 'facebook'>;
  /** At least 32 characters; signs cookies and links. */
  readonly secret: string;
  /** As letters call the site. */
  readonly siteName: string;
  readonly mail: Pick<MailQueue, 'post'>;
  readonly limiter: RateLimiter;
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

export const basePath = '/api/auth';

interface LibraryParts extends AuthParts {
  readonly letterBox: MailBuffer;
}

/** A column that the library writes for us and takes from nobody. */
const ownField = { type: 'string', required: false, input: false, returned: false } as const;

/** Better Auth as we use it. Only `auth.ts` calls it: its door adds checks that the library does not make. */
export function createLibrary(parts: LibraryParts) {
  const { db, config, siteName, mail, limiter, letterBox, log } = parts;
  const { origin, requireEmailVerification } = config;
  const isSecure = origin.startsWith('https://');
  return betterAuth({
    appName: siteName,
    baseURL: origin,
    basePath,
    secret: parts.secret,
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    database: drizzleAdapter(letterBox.db, { provider: 'pg', schema: tables, transaction: true }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      requireEmailVerification,
      minPasswordLength: 1,
      // The door counts characters as people do; this is the same limit for characters of two code units.
      maxPasswordLength: 256,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
      // The library's own links are not used: `letter-links.ts` makes new ones when the letters are sent.
      sendResetPassword: ({ user }) => letterBox.post('reset', user),
      onExistingUserSignUp: ({ user }) => letterBox.post('existing-account', user),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: authLimits.link,
      sendVerificationEmail: ({ user }) => letterBox.post('verification', user),
    },
    account: { updateAccountOnSignIn: false, additionalFields: { browser: ownField } },
    databaseHooks: {
      account: {
        create: { before: async (row) => ({ data: { ...row, browser: visits.getStore()?.browser } }) },
      },
      session: {
        create: { before: async (row) => ({ data: { ...row, openedBy: visits.getStore()?.openedBy } }) },
      },
    },
    plugins: [providerPlugin({ db, config, mail, limiter })],
    verification: { storeIdentifier: 'hashed' },
    session: {
      expiresIn: authLimits.session.lasts,
      updateAge: authLimits.session.renewedAfter,
      additionalFields: { openedBy: ownField },
      // Every request asks the database, so that a session ended elsewhere ends here at once.
      cookieCache: { enabled: false },
    },
    // The door counts, before anything else happens.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: `${cookiePrefix(origin)}bb`,
      // The prefix above already says "secure"; the library knows only the weaker `__Secure-`.
      useSecureCookies: false,
      // As long as the library's other half of it lives, in the database: some people confirm by phone.
      cookies: { state: { attributes: { maxAge: 10 * 60 } } },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      // Left alone, the library skips both checks when NODE_ENV is "test".
      disableCSRFCheck: false,
      disableOriginCheck: false,
    },
    onAPIError: { errorURL: `${origin}/login`, onError: passOn },
    logger: { level: 'warn', log: (level, message, ...rest) => relay(log, { level, message, rest }) },
  });
}

/** `__Host-` binds a cookie to this very host and to HTTPS; browsers refuse the name without HTTPS. */
export function cookiePrefix(origin: string): '__Host-' | '' {
  return origin.startsWith('https://') ? '__Host-' : '';
}

interface Line {
  readonly level: string;
  readonly message: string;
  readonly rest: readonly unknown[];
}

/** Wrong passwords and the like are daily life; everything else is passed on without addresses. */
function relay(log: AuthParts['log'], { level, message, rest }: Line): void {
  if (level !== 'error') return;
  const error = rest.find((part) => part instanceof Error);
  report(log, message.replace(/\S+@\S+/g, '(address)').slice(0, 200), error);
}

/**
 * Lets out what is no refusal of the library's own. Left alone it would write the failure to the console, with what was
 * typed in it, and answer 500 also when the database is only away.
 */
function passOn(error: unknown): void {
  if (!isAPIError(error)) throw toDatabaseError(error);
}

/** Names and codes only: the message of a database error contains the values of the query. */
export function report(log: AuthParts['log'], message: string, error: unknown): void {
  const known = toDatabaseError(error);
  const name = known instanceof Error ? known.name : undefined;
  const code = known instanceof Error && 'code' in known ? known.code : undefined;
  if (name === 'APIError') return;
  log.error({ part: 'auth', name, code }, message);
}
