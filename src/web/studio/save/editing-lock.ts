import { useEffect } from 'react';

const lockPrefix = 'bb_studio:';

/** Creation keys of the cards, and of the lists of cards, that are being edited in other tabs. */
export async function keysOpenInTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name = '' }) => name.slice(lockPrefix.length)));
}

/** Holds a lock while this tab edits a card or a list, so that no other tab offers its work. */
export function useEditingLock(creationKey: string | null): void {
  // Locks are the browser's. Without them (plain HTTP) another tab may offer the work too.
  useEffect(() => {
    if (creationKey === null) return;
    const controller = new AbortController();
    const untilUnmounted = new Promise<void>((resolve) =>
      controller.signal.addEventListener('abort', () => resolve()),
    );
    navigator.locks?.request(lockPrefix + creationKey, () => untilUnmounted).catch(() => undefined);
    return () => controller.abort();
  }, [creationKey]);
}
