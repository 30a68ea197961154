import { useNavigate } from 'react-router';
import { studioText } from '../../texts/studio.ts';
import type { Ask, Question } from '../../ui/confirm.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { cardProblem, isEmptyCard } from '../document/field-problem.ts';
import type { Studio } from '../studio.ts';
import { useStudio } from '../studio-context.tsx';
import type { SaveAs, SavedCard } from './save-contract.ts';
import { failureText, savedMessage, saveFailed } from './saved-message.ts';

/** `onConfirmed` is called when nothing is left to ask, before anything is sent. */
export type Save = (as: SaveAs, onConfirmed?: () => void) => Promise<boolean>;

/**
 * Waits for uploads, saves the card and shows the result. The first save puts the card's id into the address. Resolves with
 * whether it is saved.
 */
export function useSave(ask: Ask): Save {
  const studio = useStudio();
  const navigate = useNavigate();
  return async (as, onConfirmed) => {
    const question = questionBefore(studio, as);
    if (question && !(await ask(question))) return false;
    const problem = cardProblem(studio.store.getState().card);
    if (problem) return failed(problem);
    onConfirmed?.();
    if (!(await waitForUploads(studio, as))) return false;
    const saved = await saveCard(studio, as);
    if (saved) {
      const { id } = saved;
      const shownId = new URLSearchParams(window.location.search).get('cardId');
      if (shownId !== id) {
        await navigate(`/studio?cardId=${id}`, {
          replace: true,
          preventScrollReset: true,
          defaultShouldRevalidate: false,
        });
      }
    }
    return saved !== null;
  };
}

function questionBefore({ store, saving }: Studio, as: SaveAs): Question | null {
  if (as === 'offline') return takeOffline();
  const isPublished = saving.getState().saved?.status === 'published';
  return as === 'published' && !isPublished && isEmptyCard(store.getState().card) ? publishEmpty() : null;
}

async function waitForUploads({ pendingFiles }: Studio, as: SaveAs): Promise<boolean> {
  const outcome = await pendingFiles.waitForAll(as);
  if (typeof outcome === 'object') failed(outcome.problem);
  return outcome === 'complete';
}

async function saveCard({ store, saving, autosave }: Studio, as: SaveAs): Promise<SavedCard | null> {
  const { card } = store.getState();
  const wasPublished = saving.getState().saved?.status === 'published';
  // Checked again, because typing may have gone on during the uploads.
  const problem = cardProblem(card);
  if (problem) {
    failed(problem);
    return null;
  }
  const answer = await saving.save(card, as);
  if (!answer) return null;
  if ('saved' in answer) {
    const { sealProblem: description } = answer;
    toast({ ...savedMessage(as, wasPublished), ...(description && { description }) });
    return answer.saved;
  }
  if (answer.reason === 'signed-out') {
    autosave.storeForReturn();
    toastFailure(studioText('save.loggedOut.title'), answer.error);
  } else if (answer.reason !== 'conflict' && answer.reason !== 'missing') {
    // Those two open a dialog instead, because the sender has to decide.
    const { isStored } = autosave.getState();
    failed(failureText(answer, { as, isOnline: navigator.onLine, isStored }));
  }
  return null;
}

function failed(description: string): false {
  toast(saveFailed(description));
  return false;
}

const takeOffline = (): Question => ({
  title: studioText('takeOffline.title'),
  description: studioText('takeOffline.text'),
  cancelText: studioText('takeOffline.cancel.action'),
  confirmText: studioText('actions.takeOffline'),
  destructive: true,
});

const publishEmpty = (): Question => ({
  title: studioText('publishEmpty.title'),
  description: studioText('publishEmpty.text'),
  cancelText: studioText('publishEmpty.cancel.action'),
  confirmText: studioText('publishEmpty.confirm.action'),
});
