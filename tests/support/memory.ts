import { readFileSync } from 'node:fs';

interface Watched {
  readonly process: { readonly pid?: number | undefined };
}

/** Of the process alone, without its database, in megabytes; NaN when it is gone. */
export function memoryOf({ process: { pid } }: Watched): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return Number.NaN;
  }
}

export interface MemoryWatch {
  /** Megabytes at the beginning. */
  readonly before: number;
  /** Megabytes: at the beginning, the most since, and now. Ends the watch. */
  stop(): { readonly before: number; readonly most: number; readonly after: number };
}

export function watchMemory(product: Watched): MemoryWatch {
  const before = memoryOf(product);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(product));
  }, 50);
  return {
    before,
    stop() {
      clearInterval(timer);
      const after = memoryOf(product);
      return { before, most: Math.max(most, after), after };
    },
  };
}
