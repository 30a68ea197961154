import { createStore } from 'zustand/vanilla';
import type { Card } from '#card/document/card.ts';
import { applyEdit, type Edit } from '#card/document/edit.ts';

/** Undo steps. 200 documents take a few hundred kilobytes, and are more than one sitting needs. */
const historyLimit = 200;

/** Edits of one field within this time are one undo step. */
const mergeMs = 800;

interface StudioState {
  readonly card: Card;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether a frame was painted between the edit and the notification. */
  readonly isPainted: boolean;
}

export type StudioStore = ReturnType<typeof createStudioStore>;

/**
 * The document that is edited, with undo and redo. Knows neither React nor the page. `earlier` are the documents that
 * undo leads back to at the beginning, the oldest first.
 */
export function createStudioStore(initial: Card, earlier: readonly Card[] = []) {
  let past = earlier;
  let future: readonly Card[] = [];
  let last: { edit: Edit; at: number } | null = null;
  let state = describe(initial);
  /** Holds what listeners know. It is behind `state` while a notification waits for the next paint. */
  const { setState: notify, subscribe, getInitialState } = createStore(() => state);
  let isNotifyScheduled = false;

  function describe(card: Card): StudioState {
    return { card, canUndo: past.length > 0, canRedo: future.length > 0, isPainted: false };
  }

  function notifyAfter(later: (work: () => void) => void): void {
    if (isNotifyScheduled) return;
    isNotifyScheduled = true;
    later(() => {
      isNotifyScheduled = false;
      state = { ...state, isPainted: true };
      notify(state, true);
    });
  }

  function replaceCard(card: Card, later?: (work: () => void) => void): void {
    state = describe(card);
    if (later) notifyAfter(later);
    else notify(state, true);
  }

  function pushUndoStep(): void {
    past = [...past, state.card].slice(-historyLimit);
    future = [];
  }

  return {
    getState: () => state,
    getInitialState,
    subscribe,
    /**
     * Changes the state at once. `at` is the time of the edit in milliseconds, from any fixed origin. `later` runs its
     * work after the next paint; with it, listeners are notified only then.
     */
    dispatch(edit: Edit, at: number, later?: (work: () => void) => void) {
      const card = applyEdit(state.card, edit);
      if (card === state.card) return;
      const continued = last !== null && at - last.at < mergeMs && continues(last.edit, edit);
      last = { edit, at };
      if (continued) future = [];
      else pushUndoStep();
      replaceCard(card, later);
    },
    /** Replaces the document as one step, which undo can take back. */
    restore(card: Card) {
      last = null;
      pushUndoStep();
      replaceCard(card);
    },
    undo() {
      const card = past.at(-1);
      if (!card) return;
      future = [state.card, ...future];
      past = past.slice(0, -1);
      last = null;
      replaceCard(card);
    },
    redo() {
      const [card, ...rest] = future;
      if (!card) return;
      past = [...past, state.card];
      future = rest;
      last = null;
      replaceCard(card);
    },
  };
}

/** Typing and dragging continue the last step. What is chosen, added or removed is always a new one. */
function continues(last: Edit, next: Edit): boolean {
  if (last.type === 'photos' && next.type === 'photos') return filesOf(last.value) === filesOf(next.value);
  if (isPhoto(last) && isPhoto(next)) return last.type === next.type && last.value?.file === next.value?.file;
  if (last.type === 'signature' && next.type === 'signature')
    return last.value?.kind === 'typed' && next.value?.kind === 'typed';
  return last.type === next.type && !neverMerged.has(next.type) && last.value !== null && next.value !== null;
}

const neverMerged: ReadonlySet<Edit['type']> = new Set(['wish', 'stickers', 'look', 'opening']);

function isPhoto(edit: Edit): edit is Extract<Edit, { type: 'receiverPhoto' | 'senderPhoto' }> {
  return edit.type === 'receiverPhoto' || edit.type === 'senderPhoto';
}

function filesOf(photos: Card['photos']): string {
  return photos.map(({ file }) => file).join(' ');
}
