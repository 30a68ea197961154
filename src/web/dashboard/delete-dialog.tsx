import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { deletionWarning, type Tile } from './tiles.ts';

interface DeleteDialogProps {
  /** The tile whose card is to go; null closes the dialog. */
  tile: Tile | null;
  onClose: () => void;
}

interface Confirmed {
  readonly key: string;
  /** Its place among the tiles. */
  readonly index: number;
  readonly byKeyboard: boolean;
}

/** Asks before a card is deleted, and knows where to go on afterwards. */
export function DeleteDialog({ tile, onClose }: DeleteDialogProps) {
  const fetcher = useFetcher();
  const { state, data: answer } = fetcher;
  const closedFor = useRef(answer);
  const confirmed = useRef<Confirmed>(null);

  // The answer comes from outside. When it is here, the page is already without the tile: only then there is a next one.
  useEffect(() => {
    if (state !== 'idle' || answer === closedFor.current) return;
    closedFor.current = answer;
    onClose();
  }, [state, answer, onClose]);

  return (
    <ConfirmDialog
      open={tile !== null}
      onOpenChange={(open) => {
        confirmed.current = null;
        if (!open) onClose();
      }}
      title="Delete this card?"
      description={tile ? deletionWarning(tile) : ''}
      confirmText="Delete card"
      busyText="Deleting..."
      destructive
      busy={state !== 'idle'}
      onConfirm={(event) => {
        if (!tile) return;
        const index = tiles().findIndex(({ dataset }) => dataset.key === tile.key);
        confirmed.current = { key: tile.key, index, byKeyboard: event.detail === 0 };
        void fetcher.submit({ cardId: tile.cardId }, { method: 'post' });
      }}
      finalFocus={() => confirmed.current && placeAfter(confirmed.current)}
    />
  );
}

/** Where to go on: at the tile that took the place of the deleted one. Null while that is still there. */
function placeAfter({ key, index, byKeyboard }: Confirmed): HTMLElement | null {
  const left = tiles();
  if (left.some(({ dataset }) => dataset.key === key)) return null;
  // Who works with the keyboard could not reach the message before it goes; it waits while focus is in it.
  if (byKeyboard) focusUndo(performance.now() + undoAppears);
  const next = left[index] ?? left.at(-1);
  return next ? editLink(next.dataset.card) : find('[role=tab][aria-selected=true]');
}

/** Milliseconds in which the message is there. */
const undoAppears = 1_000;

/** The message comes some frames later, and the one of a deletion before may still be on its way out. */
function focusUndo(until: number): void {
  requestAnimationFrame((now) => {
    const all = document.querySelectorAll<HTMLElement>('[data-toaster] [value=undo]');
    const undo = [...all].find((button) => !button.closest('[data-ending-style]'));
    if (undo) undo.focus();
    else if (now < until) focusUndo(until);
  });
}

/** The link that opens a card of this page in the studio. */
export function editLink(cardId: string | undefined): HTMLElement | null {
  return find(`[data-card="${cardId}"] a[data-edit]`);
}

function tiles(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-card]')];
}

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}
