import { useNavigate } from 'react-router';
import { toast } from '../ui/toast.tsx';
import { cardProblem } from './field-problem.ts';
import type { CardStatus } from './save-contract.ts';
import type { Studio } from './studio.ts';
import { useStudio } from './studio-context.tsx';

/** Saves the card and says what came of it; resolves with whether it is saved. */
export function useSave(): (status: CardStatus) => Promise<boolean> {
  const studio = useStudio();
  const navigate = useNavigate();
  return async (status) => {
    const saved = await saveCard(studio, status);
    if (saved) {
      const { id } = saved;
      const here = new URLSearchParams(window.location.search).get('cardId');
      if (here !== id) {
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

const onItsWay = 'A photo or a sound is not stored yet. Please wait until it is, or discard it.';

async function saveCard({ store, saving, keeping, held }: Studio, status: CardStatus) {
  const { card } = store.get();
  const problem = cardProblem(card) ?? (status === 'published' && held.any() ? onItsWay : undefined);
  if (problem) {
    toast({ title: 'Save failed', description: problem, destructive: true });
    return null;
  }
  const answer = await saving.save(card, status);
  if (!answer) return null;
  if ('saved' in answer) {
    toast({ title: status === 'draft' ? 'Draft Saved!' : 'Card Published!' });
    return answer.saved;
  }
  if (answer.reason === 'signed-out') {
    keeping.keepForLogin();
    toast({ title: 'Not logged in', description: answer.error, destructive: true });
  } else if (answer.reason !== 'conflict' && answer.reason !== 'missing') {
    // Those two open a dialog, because there is something to decide.
    toast({ title: 'Save failed', description: answer.error, destructive: true });
  }
  return null;
}
