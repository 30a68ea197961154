import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { isAPIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { toDatabaseError } from '../db/failure.ts';
import * as tables from '../db/tables.ts';
import { clientAddressHeader } from '../request/client-address.ts';
import { cookiePrefix } from './cookies.ts';
import { authLimits } from './limits.ts';
import type { AuthParts } from './parts.ts';
import { hashPassword, verifyPassword } from './password/password-hash.ts';
import { providerPlugin } from './providers/better-auth-plugin.ts';
import { signInContext } from './sign-in-context.ts';

export const basePath = '/api/auth';

/** Better Auth as we use it. Only `auth.ts` calls it, which adds the checks that Better Auth does not make. */
export function createBetterAuth(parts: AuthParts) {
  const { db, config, mail, limiter, log } = parts;
  const { origin, requireEmailVerification } = config;
  return betterAuth({
    baseURL: origin,
    basePath,
    secret: parts.secret,
    database: drizzleAdapter(db, { provider: 'pg', schema: tables }),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification,
      // `parse-request.ts` has the limit.
      maxPasswordLength: 1_024,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    account: { updateAccountOnSignIn: false },
    databaseHooks: {
      session: {
        create: {
          before: async (row) => ({ data: { ...row, openedBy: signInContext.getStore()?.openedBy } }),
        },
      },
    },
    plugins: [providerPlugin({ db, config, mail, limiter })],
    session: {
      ...authLimits.session,
      // Written by the hook above.
      additionalFields: { openedBy: { type: 'string', required: false, input: false, returned: false } },
    },
    // `auth.ts` counts, by account as well.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: cookiePrefix(origin),
      // With its own prefix, the weaker `__Secure-`.
      useSecureCookies: false,
      // As long as the state in the database lives, because some people confirm by phone. Its own is 5 minutes.
      cookies: { state: { attributes: { maxAge: 10 * 60 } } },
      defaultCookieAttributes: { secure: origin.startsWith('https://') },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    onAPIError: { errorURL: `${origin}/login`, onError: rethrow },
    logger: { level: 'warn', log: (level, message, ...rest) => relayError(log, { level, message, rest }) },
  });
}

interface Line {
  readonly level: string;
  readonly message: string;
  readonly rest: readonly unknown[];
}

/** Passes on errors without addresses. Wrong passwords and the like are warnings, and not logged. */
function relayError(log: AuthParts['log'], { level, message, rest }: Line): void {
  if (level !== 'error') return;
  const error = rest.find((part) => part instanceof Error);
  report(log, message.replace(/\S+@\S+/g, '(address)').slice(0, 200), error);
}

/**
 * Better Auth would write other errors than its own to the console, with what was typed in them, and answer 500 also
 * when the database is only away.
 */
function rethrow(error: unknown): void {
  if (!isAPIError(error)) throw toDatabaseError(error);
}

/** Logs the name and the code only: the message of a database error contains the values of the query. */
export function report(log: AuthParts['log'], message: string, error: unknown): void {
  const known = toDatabaseError(error);
  const name = known instanceof Error ? known.name : undefined;
  const code = known instanceof Error && 'code' in known ? known.code : undefined;
  if (name === 'APIError') return;
  log.error({ part: 'auth', name, code }, message);
}
