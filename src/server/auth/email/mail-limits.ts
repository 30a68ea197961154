import type { Attempt, RateLimiter } from '../../rate-limits/rate-limiter.ts';
import { accountRules, siteTypedMailRule, typedMailRule } from '../../rate-limits/rules.ts';
import { type AuthResult, done, tooMany } from '../auth-result.ts';
import type { AuthParts } from '../parts.ts';

/** Returns what posts mail to an address: each gets a few an hour, whoever asks for them. */
export function createAddressLimit(limiter: RateLimiter) {
  return async (path: string, email: string, post: () => Promise<void>): Promise<AuthResult> => {
    const attempt = await limiter.consume({ what: `account ${path}`, who: email }, accountRules.mail);
    if (!attempt.allowed) return tooMany(attempt.retryAfter);
    await post();
    return done();
  };
}

export type TypedMailLimit = ReturnType<typeof createTypedMailLimit>;

/** Counts what leads to mail to a typed address, of one network and of all together. */
export function createTypedMailLimit({ limiter, log }: Pick<AuthParts, 'limiter' | 'log'>) {
  let refused = 0;
  let warnedUntil = 0;

  function noteRefusal(retryAfter: number) {
    refused += 1;
    if (Date.now() < warnedUntil) return;
    warnedUntil = Date.now() + retryAfter * 1000;
    log.warn({ retryAfter }, 'no more mail to typed addresses: the limit of all clients together is reached');
  }

  return {
    async consume(network: string): Promise<Attempt> {
      const own = await limiter.consume({ what: 'mails to typed addresses', who: network }, typedMailRule);
      if (!own.allowed) return own;
      const all = await limiter.consume({ what: 'mails of all clients', who: 'all' }, siteTypedMailRule);
      if (!all.allowed) noteRefusal(all.retryAfter);
      return all;
    },
    /** How often all clients together had asked for too much, since this process began. */
    refused: () => refused,
  };
}
