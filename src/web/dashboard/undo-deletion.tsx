import { useFetcher } from 'react-router';
import { Button } from '../ui/button.tsx';
import type { DashboardTab } from './tiles.ts';

/** Seconds in which the page offers to bring a card back; the server allows minutes. */
export const undoSeconds = 8;

/** The dashboard hears under this key what became of the undoing. */
export const undoKey = 'undo-deletion';

interface UndoDeletionProps {
  cardId: string;
  /** Where somebody is without JavaScript, and stays. */
  tab: DashboardTab;
}

/** Brings back the card that was just deleted; works as a form of its own wherever it is shown. */
export function UndoDeletion({ cardId, tab }: UndoDeletionProps) {
  const fetcher = useFetcher({ key: undoKey });
  return (
    <fetcher.Form method="post" action={`/dashboard?tab=${tab}`}>
      <input type="hidden" name="cardId" value={cardId} />
      <Button type="submit" name="intent" value="undo" look="secondary" size="small">
        Undo
      </Button>
    </fetcher.Form>
  );
}
