import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False on the server and in the first render of the browser, which must be the same; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
