import type { StudioStore } from '../document/store.ts';
import type { Saving } from './saving.ts';
import type { UnsavedWorkStore } from './unsaved-work.ts';

/** Milliseconds without an edit until the document is written to the browser's storage. */
const pause = 300;

export interface Autosave {
  /** Begins, until the returned function is called. */
  start(): () => void;
  /** Writes what is still waiting. */
  flush(): void;
  /** Writes, whether something waits or not. */
  storeNow(): void;
  /** False while there is unsaved work that the browser refused to keep. */
  isStored(): boolean;
  /** Calls when `isStored` has changed. */
  subscribe(listener: () => void): () => void;
  /** The session has ended: what is kept now comes back by itself after the log-in. */
  storeForLogin(): void;
}

interface AutosaveOptions {
  readonly store: StudioStore;
  readonly saving: Saving;
  readonly unsavedWork: UnsavedWorkStore;
  readonly now: () => number;
}

/** Keeps every document that differs from the saved one in the browser, and forgets it once it is saved. */
export function createAutosave({ store, saving, unsavedWork, now }: AutosaveOptions): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = { card: store.get().card, origin: saving.get() };
  let kept = true;
  const listeners = new Set<() => void>();

  function settle(next: boolean): void {
    if (next === kept) return;
    kept = next;
    for (const listener of listeners) listener();
  }

  function write(resume = false): void {
    clearTimeout(timer);
    timer = undefined;
    const { card } = store.get();
    const { creationKey, saved, card: savedCard, unanswered: sent } = saving.get();
    const place = { cardId: saved?.id ?? null, creationKey };
    if (card === savedCard) {
      unsavedWork.forget(place);
      settle(true);
    } else {
      const unanswered = sent === 'unknown' ? null : sent;
      const revision = saved?.revision ?? null;
      settle(unsavedWork.keep({ ...place, at: now(), revision, unanswered, resume, card }));
    }
  }

  function onEdit(): void {
    if (store.get().card === seen.card) return;
    seen = { ...seen, card: store.get().card };
    clearTimeout(timer);
    timer = setTimeout(write, pause);
  }

  function onSave(): void {
    const before = seen.origin;
    const after = saving.get();
    const moved = after.saved?.id !== before.saved?.id || after.creationKey !== before.creationKey;
    if (!moved && after.saved === before.saved && after.unanswered === before.unanswered) return;
    seen = { ...seen, origin: after };
    // The first save moves the card to another place.
    if (moved) unsavedWork.forget({ cardId: before.saved?.id ?? null, creationKey: before.creationKey });
    write();
  }

  function flush(): void {
    // Of the last letter nobody may have been told yet.
    onEdit();
    if (timer !== undefined) write();
  }

  return {
    start() {
      const leave = [store.subscribe(onEdit), saving.subscribe(onSave)];
      return () => {
        flush();
        for (const one of leave) one();
      };
    },
    flush,
    storeNow: () => write(),
    isStored: () => kept,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    storeForLogin: () => write(true),
  };
}
