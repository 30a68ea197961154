import { clientNetwork } from '../request/client-address.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { type RouteRuleName, routeRules } from './rules.ts';
import { tryAgain } from './try-again.ts';

/** Somebody did something too often. */
export interface TooMany {
  readonly status: 429;
  /** To show as it is: what was too much, and when to try again. */
  readonly sentence: string;
  /** Seconds, for the header of the same name. */
  readonly retryAfter: number;
}

export interface Asker {
  /** Null: a visitor. */
  readonly userId: string | null;
  /** Of the request, as `clientAddress` left them. */
  readonly headers: Headers;
}

/** Counts what the pages do; see `rules.ts`. */
export interface RouteLimits {
  /** Counts this attempt; null when it may go on. Throws when the database is away. */
  check(name: RouteRuleName, asker: Asker): Promise<TooMany | null>;
}

export function createRouteLimits(limiter: RateLimiter): RouteLimits {
  return {
    async check(name, { userId, headers }) {
      const { of, says, ...rule } = routeRules[name];
      const who = of === 'account' && userId !== null ? `account ${userId}` : clientNetwork(headers);
      const attempt = await limiter.consume({ what: name, who }, rule);
      if (attempt.allowed) return null;
      const { retryAfter } = attempt;
      return { status: 429, sentence: `${says} ${tryAgain(retryAfter)}`, retryAfter };
    },
  };
}
