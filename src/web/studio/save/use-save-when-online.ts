import { useEffect, useRef } from 'react';
import type { Studio } from '../studio.ts';
import { useStudio } from '../studio-context.tsx';
import type { SaveAs } from './save-contract.ts';

/** Saves what could not be sent when the network is back. What others would see at once waits for the sender. */
export function useSaveWhenOnline(save: (as: SaveAs) => unknown): void {
  const studio = useStudio();
  const latest = useRef(save);
  // The network is outside React, and the listener calls the newest `save`.
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    function onOnline(): void {
      if (isWaiting(studio)) latest.current('draft');
    }
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [studio]);
}

/** The save of a draft got no answer, or a draft was changed in the studio without a network. */
function isWaiting({ start, saving, store, seal }: Studio): boolean {
  const { failure, card, saved, lastTarget } = saving.getState();
  if (saved?.status === 'published' || lastTarget !== 'draft') return false;
  const isChanged = card !== store.getState().card || seal.getState().isChanged;
  return isChanged && (failure?.reason === 'unreachable' || start.isOffline === true);
}
