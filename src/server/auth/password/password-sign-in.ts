import { and, eq } from 'drizzle-orm';
import type { MessageRef } from '#content/languages/message-ref.ts';
import { account, user } from '../../db/tables/accounts.ts';
import { accountRules } from '../../rate-limits/rules.ts';
import { type AuthResult, done, refuse, tooMany } from '../auth-result.ts';
import { createDeviceCookies } from '../named-cookies.ts';
import type { SignInParts } from '../sessions.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

interface Given {
  /** Lower case. */
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** One sentence for an unknown address and for a wrong password, so that it does not tell whether there is an account. */
const wrongPassword: MessageRef = ['auth.wrongPassword'];
const wrongOrUnconfirmed: MessageRef = ['auth.wrongOrUnconfirmed'];

/** Guesses at a password are counted for each account; a browser that signed in before has a count of its own. */
export function createPasswordSignIn({ db, config, secret, limiter, sessions }: SignInParts) {
  const devices = createDeviceCookies(config.origin, secret);
  const rule = accountRules['/sign-in/email'];
  const countOf = (email: string) => ({ what: 'account /sign-in/email', who: email });

  /**
   * The account that the password opens; null when it opens none. The session names the row that was read here: when
   * the password is replaced or removed while it is checked, that row is gone, and no session is opened.
   */
  async function check({ email, password }: Given) {
    const [own] = await db
      .select({ id: account.id, hash: account.password, userId: user.id, isConfirmed: user.emailVerified })
      .from(account)
      .innerJoin(user, eq(user.id, account.userId))
      .where(and(eq(user.email, email), eq(account.providerId, 'credential')));
    if (!own?.hash) {
      // As long as it takes to check one.
      await hashPassword(password);
      return null;
    }
    if (!(await verifyPassword(own.hash, password))) return null;
    // Refused as a wrong password is: that must not tell that it is right.
    return config.requireEmailVerification && !own.isConfirmed ? null : own;
  }

  return {
    async signIn(headers: Headers, given: Given): Promise<AuthResult> {
      const { email, rememberMe } = given;
      const device = devices.read(headers, email);
      const counter = device ? { what: 'device', who: device } : countOf(email);
      const attempt = await limiter.consume(counter, rule);
      if (!attempt.allowed) return tooMany(attempt.retryAfter);
      const own = await check(given);
      const opened = own && { userId: own.userId, openedBy: own.id, rememberMe, isAccount: true };
      const cookies = opened && (await sessions.open(headers, opened));
      if (!cookies) return refuse(401, config.requireEmailVerification ? wrongOrUnconfirmed : wrongPassword);
      await limiter.refund(counter, rule);
      return done(device ? cookies : [...cookies, devices.create(email)]);
    },
    /** A new password ends the wait of its owner. */
    clearAttempts: (email: string) => limiter.clear(countOf(email)),
  };
}
