export interface Turns {
  /** Runs the work when its turn comes; null, at once, when too many already wait. */
  take<Value>(work: () => Promise<Value>): Promise<Value | null>;
}

/** Lets at most `running` pieces of work run and `waiting` more wait, first come, first served. */
export function createTurns(running: number, waiting: number): Turns {
  let free = running;
  const queue: (() => void)[] = [];
  return {
    async take(work) {
      if (free > 0) free -= 1;
      else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
      else return null;
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
