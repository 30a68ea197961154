import { ConstraintViolated } from '../../db/failure.ts';
import { accountRules } from '../../rate-limits/rules.ts';
import { createDeviceCookies } from '../device-cookie.ts';
import type { AuthParts } from '../parts.ts';
import { findPasswordId } from '../reauthenticate.ts';
import {
  errorResponse,
  filterResponse,
  tooManyResponse,
  wrongOrUnconfirmed,
  wrongPassword,
} from '../responses.ts';
import { signInContext } from '../sign-in-context.ts';

interface PasswordSignInParts extends Pick<AuthParts, 'db' | 'config' | 'secret' | 'limiter'> {
  /** Better Auth: checks the password and opens the session. */
  readonly handler: (request: Request) => Promise<Response>;
}

/** Guesses at a password are counted for each account; a browser that signed in before has a count of its own. */
export function createPasswordSignIn(parts: PasswordSignInParts) {
  const { db, config, secret, limiter, handler } = parts;
  const devices = createDeviceCookies(config.origin, secret);
  const rule = accountRules['/sign-in/email'];
  const countOf = (email: string) => ({ what: 'account /sign-in/email', who: email });

  /** Null when the password is wrong, or was replaced or removed while it was checked: what opened it is gone. */
  async function openSession(email: string, request: Request): Promise<Response | null> {
    const context = signInContext.getStore();
    if (context) context.openedBy = await findPasswordId(db, email);
    try {
      return await handler(request);
    } catch (error) {
      if (error instanceof ConstraintViolated && error.kind === 'foreign-key') return null;
      throw error;
    }
  }

  return {
    async signIn(email: string, request: Request): Promise<Response> {
      const device = devices.read(request.headers, email);
      const counter = device ? { what: 'device', who: device } : countOf(email);
      const attempt = await limiter.consume(counter, rule);
      if (!attempt.allowed) return tooManyResponse(attempt.retryAfter);
      const opened = await openSession(email, request);
      // 403: the address is not confirmed. That must not tell that the password is right.
      if (!opened || opened.status === 401 || opened.status === 403) {
        return errorResponse(401, config.requireEmailVerification ? wrongOrUnconfirmed : wrongPassword);
      }
      const response = filterResponse(opened);
      if (!response.ok) return response;
      await limiter.refund(counter, rule);
      if (!device) response.headers.append('set-cookie', devices.create(email));
      return response;
    },
    /** A new password ends the wait of its owner. */
    clearAttempts: (email: string) => limiter.clear(countOf(email)),
  };
}
