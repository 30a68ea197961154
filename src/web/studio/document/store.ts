import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Card } from '#card/document/card.ts';
import { applyEdit, type Edit } from '#card/document/edit.ts';

/** How many earlier documents are kept for undo: an evening's work, some hundred kilobytes. */
const historyLimit = 200;

/** Edits of one field that follow each other within this time are undone together. */
const mergeMs = 800;

export interface StudioState {
  readonly card: Card;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether a frame was painted since the edit. */
  readonly isPainted: boolean;
}

export interface StudioStore extends Omit<StoreApi<StudioState>, 'setState'> {
  /**
   * `at` is the time of the edit in milliseconds, from any fixed origin. The state is another one at once; with
   * `later`, which runs its work after the next paint, listeners hear of it then.
   */
  dispatch(edit: Edit, at: number, later?: (work: () => void) => void): void;
  /** Shows another document as one step, so that undo brings the present one back. */
  restore(card: Card): void;
  undo(): void;
  redo(): void;
}

/** The document being edited, with its past and its undone future. Plain: it knows no React and no page. */
export function createStudioStore(initial: Card): StudioStore {
  let past: readonly Card[] = [];
  let future: readonly Card[] = [];
  let last: { edit: Edit; at: number } | null = null;
  let state = describe(initial);
  /** What listeners were told last. */
  const { setState: notify, subscribe, getInitialState } = createStore(() => state);
  let toldLater = false;

  function describe(card: Card): StudioState {
    return { card, canUndo: past.length > 0, canRedo: future.length > 0, isPainted: false };
  }

  function tellAfter(later: (work: () => void) => void): void {
    if (toldLater) return;
    toldLater = true;
    later(() => {
      toldLater = false;
      state = { ...state, isPainted: true };
      notify(state, true);
    });
  }

  function show(card: Card, later?: (work: () => void) => void): void {
    state = describe(card);
    if (later) tellAfter(later);
    else notify(state, true);
  }

  function step(): void {
    past = [...past, state.card].slice(-historyLimit);
    future = [];
  }

  return {
    getState: () => state,
    getInitialState,
    subscribe,
    dispatch(edit, at, later) {
      const card = applyEdit(state.card, edit);
      if (card === state.card) return;
      const continued = last !== null && at - last.at < mergeMs && continues(last.edit, edit);
      last = { edit, at };
      if (continued) future = [];
      else step();
      show(card, later);
    },
    restore(card) {
      last = null;
      step();
      show(card);
    },
    undo() {
      const card = past.at(-1);
      if (!card) return;
      future = [state.card, ...future];
      past = past.slice(0, -1);
      last = null;
      show(card);
    },
    redo() {
      const [card, ...rest] = future;
      if (!card) return;
      past = [...past, state.card];
      future = rest;
      last = null;
      show(card);
    },
  };
}

/** Typing, dragging and sliding go on; a new wish and a photo that comes or goes are steps of their own. */
function continues(last: Edit, next: Edit): boolean {
  return last.type === next.type && next.type !== 'wish' && last.value !== null && next.value !== null;
}
