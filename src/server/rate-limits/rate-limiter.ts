import { createHmac } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { rateLimit } from '../db/tables.ts';
import { randomId } from '../random-id.ts';

export interface Rule {
  /** Seconds from the first attempt to the moment when counting begins again. */
  readonly window: number;
  /** Attempts allowed in that time. */
  readonly max: number;
}

/** What is counted, and whose it is. */
export interface Counter {
  readonly what: string;
  /** An address, an account: stored as a seal only, so that a copy of the table tells nobody's. */
  readonly who: string;
}

export type Attempt =
  | { readonly allowed: true; readonly retryAfter: null }
  /** Seconds until the next attempt is allowed. */
  | { readonly allowed: false; readonly retryAfter: number };

/**
 * Counts attempts in the database, in one statement each: a hundred at the same moment, on several machines, are a
 * hundred. `lastRequest` holds the beginning of the window, so that steady use never adds up to a refusal.
 */
export interface RateLimiter {
  consume(counter: Counter, rule: Rule): Promise<Attempt>;
  /** Takes one attempt back, for one that turned out to be rightful. */
  refund(counter: Counter): Promise<void>;
  /** Forgets all attempts. */
  clear(counter: Counter): Promise<void>;
  /** Deletes the counts of windows that ended more than `age` seconds ago. */
  sweep(age: number): Promise<void>;
}

export interface RateLimiterParts {
  readonly db: Db;
  /** The same in every process of the site. */
  readonly secret: string;
  readonly clock?: () => number;
}

export function createRateLimiter({ db, secret, clock = Date.now }: RateLimiterParts): RateLimiter {
  const keyOf = ({ what, who }: Counter) =>
    `${what}|${createHmac('sha256', secret).update(`rate limit\n${who}`).digest('base64url')}`;
  return {
    async consume(counter, rule) {
      const now = clock();
      const isOver = sql`${rateLimit.lastRequest} <= ${now - rule.window * 1000}`;
      const [row] = await db
        .insert(rateLimit)
        .values({ id: randomId(), key: keyOf(counter), count: 1, lastRequest: now })
        .onConflictDoUpdate({
          target: rateLimit.key,
          set: {
            // A refused attempt is not counted: waiting out the window is enough however often somebody tried.
            count: sql`case when ${isOver} then 1 else least(${rateLimit.count}, ${rule.max}::int) + 1 end`,
            lastRequest: sql`case when ${isOver} then ${now}::bigint else ${rateLimit.lastRequest} end`,
          },
        })
        .returning({ count: rateLimit.count, since: rateLimit.lastRequest });
      if (!row || row.count <= rule.max) return { allowed: true, retryAfter: null };
      return { allowed: false, retryAfter: Math.max(1, Math.ceil((row.since - now) / 1000 + rule.window)) };
    },
    async refund(counter) {
      const count = sql`greatest(${rateLimit.count} - 1, 0)`;
      await db
        .update(rateLimit)
        .set({ count })
        .where(eq(rateLimit.key, keyOf(counter)));
    },
    async clear(counter) {
      await db.delete(rateLimit).where(eq(rateLimit.key, keyOf(counter)));
    },
    async sweep(age) {
      await db.delete(rateLimit).where(lt(rateLimit.lastRequest, clock() - age * 1000));
    },
  };
}
