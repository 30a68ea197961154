import { createHmac } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/database.ts';
import { rateLimit } from '../db/tables/accounts.ts';
import { randomId } from '../random-id.ts';

export interface Rule {
  /** Seconds after the first attempt until counting starts again. */
  readonly window: number;
  /** Attempts allowed in a window. */
  readonly max: number;
}

/** What is counted, and for whom. */
export interface Counter {
  readonly what: string;
  /** A client address or an account. Only an HMAC of it is stored, so that a copy of the table names nobody. */
  readonly who: string;
}

export type Attempt =
  | { readonly allowed: true; readonly retryAfter: null }
  /** Seconds until the next attempt is allowed. */
  | { readonly allowed: false; readonly retryAfter: number };

/**
 * Counts attempts in the database, each in one statement, so that none is missed when many come at once to several
 * machines. `lastRequest` stores the start of the window: regular use never adds up to a refusal.
 */
export interface RateLimiter {
  consume(counter: Counter, rule: Rule): Promise<Attempt>;
  /** Takes back one allowed attempt that was no guess. `rule` is the one that it was counted by. */
  refund(counter: Counter, rule: Rule): Promise<void>;
  /** Deletes the count. */
  clear(counter: Counter): Promise<void>;
  /** Deletes counts that started more than `age` seconds ago. */
  sweep(age: number): Promise<void>;
}

export interface RateLimiterParts {
  readonly db: Db;
  /** The same in every process of the site. */
  readonly secret: string;
  readonly clock?: () => number;
}

/** Milliseconds for which a refusal is cached, so that a client that asks in a loop costs no queries. */
const refusalTtl = 1_000;

/** Cached refusals at most. */
const maxRefusals = 10_000;

export function createRateLimiter({ db, secret, clock = Date.now }: RateLimiterParts): RateLimiter {
  const keyOf = ({ what, who }: Counter) =>
    `${what}|${createHmac('sha256', secret).update(`rate limit\n${who}`).digest('base64url')}`;
  const refused = new LRUCache<string, { readonly at: number; readonly until: number }>({ max: maxRefusals });

  function refuse(until: number, now: number): Attempt {
    return { allowed: false, retryAfter: Math.max(1, Math.ceil((until - now) / 1000)) };
  }

  return {
    async consume(counter, rule) {
      const now = clock();
      const key = keyOf(counter);
      const before = refused.get(key);
      if (before && now < Math.min(before.at + refusalTtl, before.until)) return refuse(before.until, now);
      const isOver = sql`${rateLimit.lastRequest} <= ${now - rule.window * 1000}`;
      const [row] = await db
        .insert(rateLimit)
        .values({ id: randomId(), key, count: 1, lastRequest: now })
        .onConflictDoUpdate({
          target: rateLimit.key,
          set: {
            // Refused attempts are not counted: after the window one may try again, however often one tried before.
            count: sql`case when ${isOver} then 1 else least(${rateLimit.count}, ${rule.max}::int) + 1 end`,
            lastRequest: sql`case when ${isOver} then ${now}::bigint else ${rateLimit.lastRequest} end`,
          },
        })
        .returning({ count: rateLimit.count, since: rateLimit.lastRequest });
      if (!row || row.count <= rule.max) return { allowed: true, retryAfter: null };
      const until = row.since + rule.window * 1000;
      refused.set(key, { at: now, until });
      return refuse(until, now);
    },
    async refund(counter, rule) {
      const key = keyOf(counter);
      refused.delete(key);
      // A refused attempt leaves one more than `max`.
      const count = sql`greatest(least(${rateLimit.count}, ${rule.max}::int) - 1, 0)`;
      await db.update(rateLimit).set({ count }).where(eq(rateLimit.key, key));
    },
    async clear(counter) {
      const key = keyOf(counter);
      refused.delete(key);
      await db.delete(rateLimit).where(eq(rateLimit.key, key));
    },
    async sweep(age) {
      await db.delete(rateLimit).where(lt(rateLimit.lastRequest, clock() - age * 1000));
    },
  };
}
