import { createStore, type StoreApi } from 'zustand/vanilla';

interface PreviewViewState {
  /** How many replays of the animation were requested. */
  readonly replays: number;
}

/** How the preview shows the card. Not part of the card. */
export interface PreviewView extends Omit<StoreApi<PreviewViewState>, 'setState'> {
  replay(): void;
}

export function createPreviewView(): PreviewView {
  const { setState, ...store } = createStore<PreviewViewState>(() => ({ replays: 0 }));
  return {
    ...store,
    replay: () => setState(({ replays }) => ({ replays: replays + 1 })),
  };
}
