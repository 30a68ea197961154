import { createStore } from 'zustand/vanilla';
import { studioText } from '../../texts/studio.ts';
import type { SaveAs } from '../save/save-contract.ts';

/** A photo or sound that is only in this page. Leaving the page loses it, and a saved card lacks it. */
export type PendingFile =
  | { readonly state: 'recording' }
  | { readonly state: 'sending' /** The part that has been sent, 0 to 1. */; readonly progress: number }
  /** `retry` is null when trying again cannot succeed. */
  | { readonly state: 'failed'; readonly sentence: string; readonly retry: (() => void) | null };

interface PendingFilesState {
  readonly files: ReadonlyMap<string, PendingFile>;
  /** The target status of the save that waits for the files; null when none waits. */
  readonly waiting: SaveAs | null;
}

/** All files are on the server, somebody cancelled, or a message says why the save cannot go on. */
type WaitResult = 'complete' | 'cancelled' | { readonly problem: string };

const stillRecording = () => studioText('recording.running.error');

/** The files that the server does not have yet. Knows neither React nor the page. */
export function createPendingFiles() {
  const { setState, ...store } = createStore<PendingFilesState>(() => ({ files: new Map(), waiting: null }));
  const { getState } = store;
  let resolveWait: ((result: WaitResult) => void) | null = null;

  function files(): readonly PendingFile[] {
    return [...getState().files.values()];
  }

  function finishWait(result: WaitResult): void {
    const resolve = resolveWait;
    resolveWait = null;
    if (getState().waiting) setState({ waiting: null });
    resolve?.(result);
  }

  return {
    ...store,
    /** Sets the state of a field's file; null once it is on the card or removed. */
    set(key: string, file: PendingFile | null) {
      const before = getState().files.get(key);
      if (!file && !before) return;
      const next = new Map(getState().files);
      if (file) next.set(key, file);
      else next.delete(key);
      setState({ files: next });
      if (file?.state === 'failed' && before?.state === 'sending') finishWait({ problem: file.sentence });
      else if (!files().some(isSending)) finishWait('complete');
    },
    /** Whether leaving the page would lose a file. */
    any: () => files().some(isLeft),
    /** Whether the file of this name is on its way, or could be. */
    isComing: (key: string) => isLeft(getState().files.get(key)),
    /** Repeats failed uploads and waits for all of them. Never rejects. */
    waitForAll(save: SaveAs): Promise<WaitResult> {
      finishWait('cancelled');
      if (files().some(({ state }) => state === 'recording')) {
        return Promise.resolve({ problem: stillRecording() });
      }
      const retries: (() => void)[] = [];
      const next = new Map(getState().files);
      for (const [key, file] of getState().files) {
        if (file.state !== 'failed' || !file.retry) continue;
        retries.push(file.retry);
        // Its field sets the same state a moment later. Until then the file must not count as done.
        next.set(key, { state: 'sending', progress: 0 });
      }
      if (![...next.values()].some(isSending)) return Promise.resolve('complete');
      return new Promise((resolve) => {
        resolveWait = resolve;
        setState({ files: next, waiting: save });
        for (const retry of retries) retry();
      });
    },
    /** Ends the wait. The uploads go on. */
    stopWaiting: () => finishWait('cancelled'),
  };
}

function isLeft(file: PendingFile | undefined): boolean {
  return file !== undefined && (file.state !== 'failed' || file.retry !== null);
}

export function isSending(file: PendingFile): file is Extract<PendingFile, { state: 'sending' }> {
  return file.state === 'sending';
}
