import type { MessageRef, MessageRefs } from '#content/languages/message-ref.ts';
import { clientNetwork, clientSite } from '../request/client-address.ts';
import type { Counter, RateLimiter, Rule } from './rate-limiter.ts';
import { isOfDay, type RouteRuleName, routeRules } from './rules.ts';

/** What a request that came too often is answered. */
export interface TooMany {
  readonly status: 429;
  /** What was too much, and when to try again. */
  readonly sentence: MessageRefs;
  /** Seconds, for the `Retry-After` header. */
  readonly retryAfter: number;
}

export interface RateLimitedClient {
  /** Null for a visitor. */
  readonly userId: string | null;
  /** The headers of the request, with the client's address that `clientAddress` added. */
  readonly headers: Headers;
}

/** A limit that stands with its feature: what counts, and what is said to be too much. */
export interface OwnLimit {
  readonly counter: Counter;
  /** Attempts allowed in an hour. */
  readonly max: number;
  readonly sentence: MessageRef;
}

const hour = 60 * 60;

/** Counts an attempt under each of these until one has had too many; null when it is allowed. */
export async function checkLimits(
  limiter: Pick<RateLimiter, 'consume'>,
  limits: readonly OwnLimit[],
): Promise<TooMany | null> {
  for (const { counter, max, sentence } of limits) {
    const { retryAfter } = await limiter.consume(counter, { window: hour, max });
    if (retryAfter !== null) return tooMany(sentence, retryAfter);
  }
  return null;
}

function tooMany(sentence: MessageRef, retryAfter: number): TooMany {
  return { status: 429, sentence: [sentence, tryAgainMessage(retryAfter)], retryAfter };
}

/** Limits what the pages do, by `rules.ts`. */
export interface RouteLimits {
  /** Counts this attempt; null when it is allowed. Throws when the database is away. */
  check(name: RouteRuleName, client: RateLimitedClient): Promise<TooMany | null>;
}

export function createRouteLimits(limiter: RateLimiter): RouteLimits {
  return {
    async check(name, { userId, headers }) {
      const { of, ...rule } = routeRules[name];
      const who = of === 'account' && userId !== null ? `account ${userId}` : addressOf(rule, headers);
      const { retryAfter } = await limiter.consume({ what: name, who }, rule);
      return retryAfter === null ? null : tooMany([`tooMany.${name}`], retryAfter);
    },
  };
}

function addressOf(rule: Rule, headers: Headers): string {
  return isOfDay(rule) ? clientSite(headers) : clientNetwork(headers);
}

/** "Please try again in 5 minutes." `wait` in seconds is rounded up. */
export function tryAgainMessage(wait: number): MessageRef {
  const minutes = Math.ceil(wait / 60);
  return minutes < 60
    ? ['tryAgain.minutes', { minutes: Math.max(minutes, 1) }]
    : ['tryAgain.hours', { hours: Math.ceil(minutes / 60) }];
}
