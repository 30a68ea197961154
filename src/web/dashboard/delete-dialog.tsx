import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { toastLostPart } from '../components/toast-lost-part.tsx';
import { dashboardText } from '../texts/dashboard.ts';
import { useLazyModule } from '../ui/use-lazy-module.ts';
import { deletionWarning, type Tile } from './tiles.ts';

interface DeleteDialogProps {
  /** The tile to delete; null closes the dialog. */
  tile: Tile | null;
  onClose: () => void;
}

interface Confirmed {
  readonly key: string;
  /** Its index among the tiles. */
  readonly index: number;
  readonly byKeyboard: boolean;
}

/** Asks before a card is deleted, and moves the focus afterwards. */
export function DeleteDialog({ tile, onClose }: DeleteDialogProps) {
  const fetcher = useFetcher();
  const { state, data: answer } = fetcher;
  const closedFor = useRef(answer);
  const confirmed = useRef<Confirmed>(null);

  const ConfirmDialog = useLazyModule(loadDialog, {
    wanted: tile !== null,
    onLoadError() {
      onClose();
      void toastLostPart(dashboardText('delete.failed.title'), dashboardText('checkConnection.text'));
    },
  });
  // The network may be away when it is wanted.
  useEffect(() => void loadDialog().catch(() => {}), []);

  // The answer comes from the server. Closes the dialog only then, because the focus goes to the tile that follows the
  // deleted one.
  useEffect(() => {
    if (state !== 'idle' || answer === closedFor.current) return;
    closedFor.current = answer;
    onClose();
  }, [state, answer, onClose]);

  if (!ConfirmDialog) return null;
  return (
    <ConfirmDialog
      open={tile !== null}
      onOpenChange={(open) => {
        confirmed.current = null;
        if (!open) onClose();
      }}
      title={dashboardText('delete.title')}
      description={tile ? deletionWarning(tile) : ''}
      confirmText={dashboardText('delete.confirm.action')}
      busyText={dashboardText('delete.running.status')}
      destructive
      busy={state !== 'idle'}
      onConfirm={(event) => {
        if (!tile) return;
        const index = tiles().findIndex(({ dataset }) => dataset.key === tile.key);
        confirmed.current = { key: tile.key, index, byKeyboard: event.detail === 0 };
        void fetcher.submit({ cardId: tile.cardId, intent: 'delete' }, { method: 'post' });
      }}
      finalFocus={() => confirmed.current && focusTarget(confirmed.current)}
    />
  );
}

/**
 * The element that gets the focus: the tile that took the deleted one's place. Null while the deleted one is still
 * there.
 */
function focusTarget({ key, index, byKeyboard }: Confirmed): HTMLElement | null {
  const remaining = tiles();
  if (remaining.some(({ dataset }) => dataset.key === key)) return null;
  // With the keyboard nobody could reach "Undo" in time. The message stays while it has the focus.
  if (byKeyboard) focusUndo(performance.now() + undoTimeoutMs);
  const next = remaining[index] ?? remaining.at(-1);
  return next ? editLink(next.dataset.card) : find('[role=tab][aria-selected=true]');
}

/** Milliseconds to wait for the message. */
const undoTimeoutMs = 1_000;

/** The message appears some frames later, and an earlier one may still be fading out. */
function focusUndo(until: number): void {
  requestAnimationFrame((now) => {
    const all = document.querySelectorAll<HTMLElement>('[data-toaster] [value=undo]');
    const undo = [...all].find((button) => !button.closest('[data-ending-style]'));
    if (undo) undo.focus();
    else if (now < until) focusUndo(until);
  });
}

/** The Edit link of a card on this page. */
export function editLink(cardId: string | undefined): HTMLElement | null {
  return find(`[data-card="${cardId}"] a[data-edit]`);
}

function tiles(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-card]')];
}

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}

async function loadDialog() {
  return (await import('../ui/dialog.tsx')).ConfirmDialog;
}
