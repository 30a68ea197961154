import { studioText } from '../../texts/studio.ts';
import type { ToastMessage } from '../../ui/toast-queue.ts';
import type { SaveAs } from './save-contract.ts';

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
