import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SaveAs } from '../save/save-contract.ts';

/** A photo or a sound that is in this page only: lost when the page is left, and missing from a card that is saved. */
export type PendingFile =
  | { readonly state: 'recording' }
  | { readonly state: 'sending' /** 0 to 1: the share that has left. */; readonly share: number }
  /** Not on its way any more. `retry` is null where sending it once more would change nothing. */
  | { readonly state: 'failed'; readonly sentence: string; readonly retry: (() => void) | null };

export interface PendingFilesState {
  readonly files: ReadonlyMap<string, PendingFile>;
  /** The save that waits for the files; null while none does. */
  readonly waiting: SaveAs | null;
}

/** What came of waiting: everything is here, somebody changed their mind, or a sentence why it cannot be. */
export type WaitResult = 'complete' | 'cancelled' | { readonly problem: string };

export interface PendingFiles extends Omit<StoreApi<PendingFilesState>, 'setState'> {
  /** Says where a file is; null once it is on the card or given up. `key` names its field. */
  set(key: string, file: PendingFile | null): void;
  /** Whether anything would be lost by leaving. */
  any(): boolean;
  /** Waits until nothing is on its way, after sending again what failed. Never rejects. */
  waitForAll(save: SaveAs): Promise<WaitResult>;
  /** Ends the waiting; the files stay on their way. */
  stopWaiting(): void;
}

const stillRecording = 'Your recording is still running. Please stop it first.';

/** Knows the files that the server does not have yet. Plain: no React, no page. */
export function createPendingFiles(): PendingFiles {
  const { setState, ...store } = createStore<PendingFilesState>(() => ({ files: new Map(), waiting: null }));
  const { getState } = store;
  let settle: ((waitForAll: WaitResult) => void) | null = null;

  function files(): readonly PendingFile[] {
    return [...getState().files.values()];
  }

  function finish(waitForAll: WaitResult): void {
    const tell = settle;
    settle = null;
    if (getState().waiting) setState({ waiting: null });
    tell?.(waitForAll);
  }

  return {
    ...store,
    set(key, file) {
      const before = getState().files.get(key);
      if (!file && !before) return;
      const next = new Map(getState().files);
      if (file) next.set(key, file);
      else next.delete(key);
      setState({ files: next });
      if (file?.state === 'failed' && before?.state === 'sending') finish({ problem: file.sentence });
      else if (!files().some(isSending)) finish('complete');
    },
    any: () => files().some((file) => file.state !== 'failed' || file.retry !== null),
    waitForAll(save) {
      finish('cancelled');
      if (files().some(({ state: at }) => at === 'recording')) {
        return Promise.resolve({ problem: stillRecording });
      }
      const retries: (() => void)[] = [];
      const next = new Map(getState().files);
      for (const [key, file] of getState().files) {
        if (file.state !== 'failed' || !file.retry) continue;
        retries.push(file.retry);
        // Its field says so itself a moment later: until then nobody shall take it for settled.
        next.set(key, { state: 'sending', share: 0 });
      }
      if (![...next.values()].some(isSending)) return Promise.resolve('complete');
      return new Promise((resolve) => {
        settle = resolve;
        setState({ files: next, waiting: save });
        for (const retry of retries) retry();
      });
    },
    stopWaiting: () => finish('cancelled'),
  };
}

export function isSending(file: PendingFile): file is Extract<PendingFile, { state: 'sending' }> {
  return file.state === 'sending';
}
