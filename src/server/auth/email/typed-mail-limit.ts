import type { Attempt } from '../../rate-limits/rate-limiter.ts';
import { siteTypedMailRule, typedMailRule } from '../../rate-limits/rules.ts';
import type { AuthParts } from '../parts.ts';

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
