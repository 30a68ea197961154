import { useFetcher } from 'react-router';
import { dashboardText } from '../texts/dashboard.ts';
import { Button } from '../ui/button.tsx';
import type { DashboardTab } from './tiles.ts';

/** Seconds for which Undo is offered. The server allows two minutes. */
export const undoSeconds = 8;

/** The key under which the dashboard finds the result of Undo. */
export const undoKey = 'undo-deletion';

interface UndoDeletionProps {
  cardId: string;
  /** The tab to return to without JavaScript. */
  tab: DashboardTab;
}

/** The Undo button: a form that restores the deleted card. Works on every page. */
export function UndoDeletion({ cardId, tab }: UndoDeletionProps) {
  const fetcher = useFetcher({ key: undoKey });
  return (
    <fetcher.Form method="post" action={`/dashboard?tab=${tab}`}>
      <input type="hidden" name="cardId" value={cardId} />
      <Button type="submit" name="intent" value="undo" look="secondary" size="small">
        {dashboardText('undo.action')}
      </Button>
    </fetcher.Form>
  );
}
