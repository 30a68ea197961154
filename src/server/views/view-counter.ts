import { hash, randomBytes } from 'node:crypto';
import type { Db } from '../db/database.ts';
import type { Logger } from '../log.ts';
import { isVisit, type Visitor } from './visit.ts';
import { addViews } from './write.ts';

/** Counts who opened the page of a card; costs no query at that moment. See decision record 0012. */
export interface ViewCounter {
  /** The card was shown to somebody who is not its owner. The same browser counts once in some hours. */
  count(cardId: string, visitor: Visitor): void;
  /** Writes what was counted since the last time; what cannot be written is kept for the next. */
  write(): Promise<void>;
  /** Writes the rest and counts no more. */
  close(): Promise<void>;
}

interface ViewCounterParts {
  readonly db: Db;
  readonly log: Pick<Logger, 'warn'>;
  /** Milliseconds. */
  readonly clock?: () => number;
}

/** Milliseconds of counting that a crash may lose. */
const writeInterval = 5_000;

/** Milliseconds in which the same browser counts once; up to twice as long, because memories are dropped as a whole. */
export const onceIn = 6 * 60 * 60 * 1000;

/** Visits that a memory holds, of some 100 bytes each. When it is full, a new one begins early. */
const longestMemory = 100_000;

/** Cards of one statement. */
const batch = 500;

export function createViewCounter({ db, log, clock = Date.now }: ViewCounterParts): ViewCounter {
  const seen = createCache(clock);
  const views = new Map<string, number>();
  let writing: Promise<void> = Promise.resolve();
  const add = (cardId: string, more: number) => views.set(cardId, (views.get(cardId) ?? 0) + more);

  async function writeAll(): Promise<void> {
    while (views.size > 0) {
      const some = new Map([...views].slice(0, batch));
      for (const cardId of some.keys()) views.delete(cardId);
      try {
        await addViews(db, some);
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
    count(cardId, { address, headers }) {
      if (!isVisit(headers)) return;
      const browser = [cardId, address, headers['user-agent'], headers['accept-language']].join('\n');
      if (!seen.before(browser)) add(cardId, 1);
    },
    write,
    async close() {
      clearInterval(timer);
      await write();
    },
  };
}

/**
 * Who was here, as sealed marks that nobody can turn back into an address: the seal is made by chance, is kept nowhere,
 * and goes with the memory.
 */
function createCache(clock: () => number) {
  const begin = () => ({
    since: clock(),
    seal: randomBytes(32).toString('base64url'),
    marks: new Set<string>(),
  });
  let present = begin();
  let past = begin();

  const marked = ({ seal }: typeof present, browser: string) =>
    hash('sha256', seal + browser, 'base64url').slice(0, 16);

  return {
    /** Whether the browser was here in the last hours; if not, it is from now on. */
    before(browser: string): boolean {
      const age = clock() - present.since;
      if (age > onceIn || present.marks.size >= longestMemory) {
        past = age > 2 * onceIn ? begin() : present;
        present = begin();
      }
      const mark = marked(present, browser);
      if (present.marks.has(mark) || past.marks.has(marked(past, browser))) return true;
      present.marks.add(mark);
      return false;
    },
  };
}
