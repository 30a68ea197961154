/** Photos and sounds that are in this page only: lost when it is left, and missing from a card that is published. */
export interface HeldFiles {
  /** One more, until the returned function is called. */
  hold(): () => void;
  any(): boolean;
  /** Calls when `any` has changed. */
  subscribe(listener: () => void): () => void;
}

export function createHeldFiles(): HeldFiles {
  let count = 0;
  const listeners = new Set<() => void>();

  function change(by: 1 | -1): void {
    const before = count > 0;
    count += by;
    if (before !== count > 0) for (const listener of listeners) listener();
  }

  return {
    hold() {
      change(1);
      return () => change(-1);
    },
    any: () => count > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
