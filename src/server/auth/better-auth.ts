import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { isAPIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import * as tables from '../db/tables/accounts.ts';
import { clientAddressHeader } from '../request/client-address.ts';
import { cookiePrefix } from './cookies.ts';
import { editLinkPlugin, guestPlugin } from './guest/better-auth-plugins.ts';
import { authLimits } from './limits.ts';
import type { AuthParts } from './parts.ts';
import { hashPassword, verifyPassword } from './password/password-hash.ts';
import { type ProviderParts, providerPlugin } from './providers/better-auth-plugin.ts';
import { signInContext } from './sign-in-context.ts';

export const basePath = '/api/auth';

/** Better Auth as we use it. Only `auth.ts` calls it, which adds the checks that Better Auth does not make. */
export function createBetterAuth(parts: AuthParts & ProviderParts) {
  const { db, config, log } = parts;
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
    databaseHooks: {
      session: {
        create: {
          before: async (row) => {
            const { openedBy, guestId } = signInContext.getStore() ?? {};
            return { data: { ...row, openedBy, guestId } };
          },
        },
      },
      // Guests are asked for no name; the plugin would call them "Anonymous".
      user: {
        create: { before: async (row) => (row.isAnonymous ? { data: { ...row, name: '' } } : undefined) },
      },
    },
    plugins: [providerPlugin(parts), guestPlugin(), editLinkPlugin()],
    session: {
      ...authLimits.session,
      // Written by the hook above.
      additionalFields: {
        openedBy: { type: 'string', required: false, input: false, returned: false },
        guestId: { type: 'string', required: false, input: false },
      },
    },
    // `auth.ts` counts, by account as well.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: cookiePrefix(origin),
      // With its own prefix, the weaker `__Secure-`. Cookies named `__Host-` are `Secure` without it.
      useSecureCookies: false,
      // As long as the state in the database lives, because some people confirm by phone. Its own is 5 minutes.
      cookies: { state: { attributes: { maxAge: 10 * 60 } } },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    onAPIError: { onError: rethrow },
    // Wrong passwords and the like are warnings.
    logger: { level: 'error', log: (_level, message, ...rest) => relayError(log, message, rest) },
  });
}

/** What Better Auth logs of a call; it throws an error of its own in the place of this one. */
export const hiddenCause = new AsyncLocalStorage<{ error?: Error }>();

/** Passes on the message and the error. What else Better Auth adds may be what somebody typed. */
function relayError(log: AuthParts['log'], message: unknown, rest: readonly unknown[]): void {
  const error = [message, ...rest].find((part) => part instanceof Error);
  const call = hiddenCause.getStore();
  if (call && error) call.error = error;
  logAuthError(log, typeof message === 'string' ? message : 'Better Auth failed', error);
}

/**
 * Better Auth would write other errors than its own to the console, with what was typed in them, and answer 500 also
 * when the database is only away.
 */
function rethrow(error: unknown): void {
  if (!isAPIError(error)) throw error;
}

/** Logs the name and the code only: the message of an error may contain what somebody typed. */
export function logAuthError(log: AuthParts['log'], message: string, error: unknown): void {
  const name = error instanceof Error ? error.name : undefined;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (name === 'APIError') return;
  log.error({ part: 'auth', name, code }, message);
}
