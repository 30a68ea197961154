import { readFileSync } from 'node:fs';
import type { Product } from './product.ts';

/** Of the process alone, without its database, in megabytes; NaN when it is gone. */
export function memoryOf({
  process: { pid },
}: {
  readonly process: { readonly pid?: number | undefined };
}): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return Number.NaN;
  }
}

export interface MemoryWatch {
  /** Megabytes: at the beginning, the most since, and now. Ends the watch. */
  stop(): { readonly before: number; readonly most: number; readonly after: number };
}

export function watchMemory(product: Pick<Product, 'process'>): MemoryWatch {
  const before = memoryOf(product);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(product));
  }, 100);
  return {
    stop() {
      clearInterval(timer);
      const after = memoryOf(product);
      return { before, most: Math.max(most, after), after };
    },
  };
}
