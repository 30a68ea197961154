import { hash, randomBytes } from 'node:crypto';
import type { Db } from '../db/database.ts';
import type { Logger } from '../log.ts';
import type { Visitor } from './visit.ts';
import { addCounts } from './write.ts';

/** Counts who opened the page of a card, or downloaded it; costs no query at that moment. See decision record 0012. */
export interface ViewCounter {
  /** The same browser counts once for a card in some hours. */
  count(cardId: string, visitor: Visitor): void;
  /** Writes what was counted since the last time; what cannot be written is written the next time. */
  write(): Promise<void>;
  /** Writes what is left and stops the timer. */
  close(): Promise<void>;
}

interface ViewCounterParts {
  readonly db: Db;
  readonly log: Pick<Logger, 'warn'>;
  /** Whether a request with these headers counts. */
  readonly isCounted: (headers: Visitor['headers']) => boolean;
  readonly column: 'views' | 'downloads';
  /** Milliseconds. */
  readonly clock?: () => number;
}

/** Milliseconds of counting that a crash may lose. */
const writeInterval = 5_000;

/** Milliseconds in which the same browser counts once; up to twice as long, because visits are forgotten in two halves. */
export const countOnceWithinMs = 6 * 60 * 60 * 1000;

/** Visits of one half, of some 100 bytes each. When it is full, the next half begins early. */
const maxVisits = 100_000;

/** Cards of one statement. */
const batch = 500;

export function createViewCounter(parts: ViewCounterParts): ViewCounter {
  const { db, log, clock = Date.now } = parts;
  const recent = createRecentVisits(clock);
  const views = new Map<string, number>();
  let writing: Promise<void> = Promise.resolve();
  const add = (cardId: string, more: number) => views.set(cardId, (views.get(cardId) ?? 0) + more);

  async function writeAll(): Promise<void> {
    while (views.size > 0) {
      const some = new Map([...views].slice(0, batch));
      for (const cardId of some.keys()) views.delete(cardId);
      try {
        await addCounts(db, parts.column, some);
      } catch (err) {
        for (const [cardId, more] of some) add(cardId, more);
        log.warn({ err }, 'views not written; trying again');
        return;
      }
    }
  }

  function write(): Promise<void> {
    writing = writing.then(writeAll);
    return writing;
  }

  const timer = setInterval(write, writeInterval).unref();
  return {
    count(cardId, visitor) {
      const { headers } = visitor;
      if (!parts.isCounted(headers)) return;
      const browser = [cardId, visitor.address, headers['user-agent'], headers['accept-language']].join('\n');
      if (!recent.includes(browser)) add(cardId, 1);
    },
    write,
    async close() {
      clearInterval(timer);
      await write();
    },
  };
}

/**
 * Visits of the last hours, as keyed hashes that nobody can turn back into an address: each half has a random key, which
 * is stored nowhere and goes with it. So there are two sets and no cache with an expiry for each entry: forgetting a half
 * is what makes its hashes worthless. See docs/decisions/0035-caches.md.
 */
function createRecentVisits(clock: () => number) {
  const begin = () => ({
    since: clock(),
    key: randomBytes(32).toString('base64url'),
    hashes: new Set<string>(),
  });
  let present = begin();
  let past = begin();

  const hashFor = ({ key }: typeof present, browser: string) =>
    hash('sha256', key + browser, 'base64url').slice(0, 16);

  return {
    /** Whether the browser was here in the last hours; if not, it is from now on. */
    includes(browser: string): boolean {
      const age = clock() - present.since;
      if (age > countOnceWithinMs || present.hashes.size >= maxVisits) {
        past = age > 2 * countOnceWithinMs ? begin() : present;
        present = begin();
      }
      const mark = hashFor(present, browser);
      if (present.hashes.has(mark) || past.hashes.has(hashFor(past, browser))) return true;
      present.hashes.add(mark);
      return false;
    },
  };
}
