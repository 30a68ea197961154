import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { deletionWarning, type Tile } from './tiles.ts';

interface DeleteDialogProps {
  /** The tile whose card is to go; null closes the dialog. */
  tile: Tile | null;
  onClose: () => void;
}

/** Asks before a card is deleted, and knows where to go on afterwards. */
export function DeleteDialog({ tile, onClose }: DeleteDialogProps) {
  const fetcher = useFetcher<{ undo?: unknown }>();
  const place = useRef(-1);
  const byKeyboard = useRef(false);

  /** The tile that took the place of the deleted one, which has the button that opened this no more. */
  function nextPlace(): HTMLElement | null {
    const links = tiles().map(({ dataset }) => editLink(dataset.card));
    const tab = document.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
    // Who works with the keyboard could not reach the message before it goes; it waits while focus is in it.
    if (byKeyboard.current) {
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('[data-toaster] [value=undo]')?.focus(),
      );
    }
    return links[place.current] ?? links.at(-1) ?? tab;
  }

  return (
    <ConfirmDialog
      open={tile !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Delete this card?"
      description={tile ? deletionWarning(tile) : ''}
      confirmText="Delete card"
      busyText="Deleting..."
      destructive
      busy={fetcher.state !== 'idle'}
      onConfirm={(event) => {
        if (!tile) return;
        place.current = tiles().findIndex(({ dataset }) => dataset.key === tile.key);
        byKeyboard.current = event.detail === 0;
        void fetcher.submit({ cardId: tile.cardId }, { method: 'post' }).then(onClose);
      }}
      finalFocus={() => (fetcher.data?.undo ? nextPlace() : null)}
    />
  );
}

function tiles(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-card]')];
}

/** The link that opens a card of this page in the studio. */
export function editLink(cardId: string | undefined): HTMLElement | null {
  return document.querySelector(`[data-card="${cardId}"] a[data-edit]`);
}
