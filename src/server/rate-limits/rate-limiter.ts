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

/** Milliseconds in which a refusal is repeated without asking: whoever hammers at us costs the database nothing. */
const memory = 1_000;

/** Refusals that are remembered at most. */
const places = 10_000;

export function createRateLimiter({ db, secret, clock = Date.now }: RateLimiterParts): RateLimiter {
  const keyOf = ({ what, who }: Counter) =>
    `${what}|${createHmac('sha256', secret).update(`rate limit\n${who}`).digest('base64url')}`;
  const refused = new Map<string, { readonly at: number; readonly until: number }>();

  function refuse(until: number, now: number): Attempt {
    return { allowed: false, retryAfter: Math.max(1, Math.ceil((until - now) / 1000)) };
  }

  return {
    async consume(counter, rule) {
      const now = clock();
      const key = keyOf(counter);
      const before = refused.get(key);
      if (before && now < Math.min(before.at + memory, before.until)) return refuse(before.until, now);
      const isOver = sql`${rateLimit.lastRequest} <= ${now - rule.window * 1000}`;
      const [row] = await db
        .insert(rateLimit)
        .values({ id: randomId(), key, count: 1, lastRequest: now })
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
      const until = row.since + rule.window * 1000;
      if (refused.size >= places) refused.clear();
      refused.set(key, { at: now, until });
      return refuse(until, now);
    },
    async refund(counter) {
      const key = keyOf(counter);
      refused.delete(key);
      const count = sql`greatest(${rateLimit.count} - 1, 0)`;
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
