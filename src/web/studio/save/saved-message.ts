import { studioText } from '../../texts/studio.ts';
import type { ToastMessage } from '../../ui/toast-queue.ts';
import type { SaveAs, SaveFailure } from './save-contract.ts';

/** What is said after a save; `wasPublished` before it. */
export function savedMessage(as: SaveAs, wasPublished: boolean): ToastMessage {
  if (as === 'draft') return { title: studioText('save.draft.title') };
  if (as === 'offline')
    return {
      title: studioText('save.takenOffline.title'),
      description: studioText('save.takenOffline.text'),
    };
  return wasPublished
    ? { title: studioText('save.changed.title'), description: studioText('save.changed.text') }
    : { title: studioText('save.published.title') };
}

export function saveFailed(description: string): ToastMessage {
  return { title: studioText('save.failed.title'), description, destructive: true };
}

interface Attempt {
  readonly as: SaveAs;
  readonly isOnline: boolean;
  /** Whether the browser keeps the card. */
  readonly isStored: boolean;
}

/** Why a save failed. A draft is saved by itself when the network is back. */
export function failureText({ reason, error }: SaveFailure, { as, isOnline, isStored }: Attempt): string {
  if (reason !== 'unreachable' || as !== 'draft' || isOnline) return error;
  return isStored ? studioText('save.offline.text') : studioText('saveState.notKept');
}
