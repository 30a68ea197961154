import { createCachedCount } from '../cached-count.ts';
import type { Read } from '../db/database.ts';
import { countAllLikes } from './read.ts';

type Counts = ReadonlyMap<string, number>;

/** The likes of each design, counted once a minute for all visitors: counting reads every like. */
export interface LikeCounts {
  /** The designs that have likes. Counts changed in this process are exact, others a minute old. */
  read(): Promise<Counts>;
  /** Takes what was stored when a like was changed. */
  note(design: string, likes: number): void;
}

interface LikeCountsParts {
  readonly read: Read;
  /** Milliseconds. */
  readonly clock?: () => number;
}

export function createLikeCounts({ read, clock = Date.now }: LikeCountsParts): LikeCounts {
  let noted = new Map<string, number>();
  /** Until the count that sees them is done. */
  let notedBefore = new Map<string, number>();
  const counted = createCachedCount<Counts>({
    clock,
    async count() {
      // Those of a count that failed are still waiting.
      notedBefore = new Map([...notedBefore, ...noted]);
      noted = new Map();
      const counts = await read(countAllLikes);
      notedBefore = new Map();
      return counts;
    },
  });
  return {
    read: async () => new Map([...(await counted.read()), ...notedBefore, ...noted]),
    note: (design, likes) => noted.set(design, likes),
  };
}
