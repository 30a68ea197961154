import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { studioText } from '../../texts/studio.ts';
import { LazyConfirmDialog } from '../../ui/confirm.tsx';
import { useHasPendingFiles, useStudio, useUnsaved } from '../studio-context.tsx';

const lostEdits = () => studioText('leave.notKept.text');
const lostFile = () => studioText('leave.uploading.text');

/** Asks before somebody leaves work that the browser could not store. Stored work is restored later without this. */
export function LeaveGuard() {
  const { saving, autosave, pendingFiles } = useStudio();
  const unsaved = useUnsaved();
  const isHeld = useHasPendingFiles();

  // Closing and reloading are the browser's. A permanent listener would disable its back-forward cache.
  useEffect(() => {
    if (!unsaved && !isHeld) return;
    function onBeforeUnload(event: BeforeUnloadEvent) {
      autosave.flush();
      if (isHeld || !autosave.getState().isStored) event.preventDefault();
    }
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [unsaved, isHeld, autosave]);

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const next = new URLSearchParams(nextLocation.search);
    const here = new URLSearchParams(currentLocation.search);
    const isSame = ['cardId', 'template'].every((name) => next.get(name) === here.get(name));
    // The first save changes the address to that of this card.
    const stays =
      nextLocation.pathname === currentLocation.pathname &&
      (isSame || next.get('cardId') === saving.getState().saved?.id);
    if (stays) return false;
    autosave.flush();
    return pendingFiles.any() || !autosave.getState().isStored;
  });

  return (
    <LazyConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title={studioText('leave.title')}
      description={isHeld ? lostFile() : lostEdits()}
      cancelText={studioText('leave.stay.action')}
      confirmText={studioText('leave.confirm.action')}
      destructive
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
