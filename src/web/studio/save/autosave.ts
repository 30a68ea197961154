import { createStore } from 'zustand/vanilla';
import type { StudioStore } from '../document/store.ts';
import type { Saving } from './saving.ts';
import type { SealStore } from './seal-store.ts';
import type { UnsavedWorkStore } from './unsaved-work.ts';

/** Milliseconds without an edit until the document is written to the browser's storage. */
const delayMs = 300;

interface AutosaveState {
  /** False while there is unsaved work that the browser refused to store. */
  readonly isStored: boolean;
}

interface AutosaveOptions {
  readonly store: StudioStore;
  readonly saving: Saving;
  readonly seal: SealStore;
  readonly unsavedWork: UnsavedWorkStore;
  readonly now: () => number;
}

/**
 * Writes the document and its seal to the browser's storage while they differ from the saved ones, and removes them
 * once they are saved. It sends nothing to the server: saving there is asked for by the sender, or by `useSaveWhenOnline`.
 */
export function createAutosave({ store, saving, seal, unsavedWork, now }: AutosaveOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known = { card: store.getState().card, seal: seal.getState().fields, origin: saving.getState() };
  const { setState, ...state } = createStore<AutosaveState>(() => ({ isStored: true }));

  function report(isStored: boolean): void {
    if (isStored !== state.getState().isStored) setState({ isStored });
  }

  function write(resume = false): void {
    clearTimeout(timer);
    timer = undefined;
    const { card } = store.getState();
    const { creationKey, saved, card: savedCard, unanswered: sent } = saving.getState();
    const { fields, isChanged } = seal.getState();
    const entry = { cardId: saved?.id ?? null, creationKey };
    if (card === savedCard && !isChanged) {
      unsavedWork.remove(entry);
      report(true);
    } else {
      const unanswered = sent === 'unknown' ? null : sent;
      const revision = saved?.revision ?? null;
      const status = saved?.status;
      report(
        unsavedWork.write({
          ...entry,
          at: now(),
          revision,
          ...(status && { status }),
          unanswered,
          resume,
          card,
          ...(isChanged && { seal: fields }),
        }),
      );
    }
  }

  function onEdit(): void {
    const [{ card }, { fields }] = [store.getState(), seal.getState()];
    if (card === known.card && fields === known.seal) return;
    known = { ...known, card, seal: fields };
    clearTimeout(timer);
    timer = setTimeout(write, delayMs);
  }

  function onSave(): void {
    const before = known.origin;
    const after = saving.getState();
    const isMoved = after.saved?.id !== before.saved?.id || after.creationKey !== before.creationKey;
    if (!isMoved && after.saved === before.saved && after.unanswered === before.unanswered) return;
    known = { ...known, origin: after };
    // The first save gives the card an id, and so another storage key.
    if (isMoved) unsavedWork.remove({ cardId: before.saved?.id ?? null, creationKey: before.creationKey });
    write();
  }

  /** Writes an edit that is still waiting. */
  function flush(): void {
    // The notification of the last character may still wait for a paint.
    onEdit();
    if (timer !== undefined) write();
  }

  return {
    ...state,
    /** The returned function stops it. */
    start() {
      // What came back with the page's form is not saved either.
      if (store.getState().card !== saving.getState().card) write();
      const unsubscribers = [store.subscribe(onEdit), seal.subscribe(onEdit), saving.subscribe(onSave)];
      return () => {
        flush();
        for (const one of unsubscribers) one();
      };
    },
    flush,
    /** Even if no edit is waiting. */
    storeNow: () => write(),
    /** Marks what is written to be restored without asking: `UnsavedWork.resume` says when. */
    storeForReturn: () => write(true),
  };
}
