import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Background } from '#card/backgrounds/background.ts';
import { gradients } from '#card/backgrounds/gradients.ts';

/** The gradients at once, the pictures as soon as their drawings have arrived: they are most of the studio's weight. */
export interface BackgroundSource extends Omit<StoreApi<readonly Background[]>, 'setState'> {
  /** The background of this key; while it is on its way, the one that was asked for before. */
  find(key: string): Background;
  /** Fetches the pictures. Rejects when they cannot be fetched; may be called again. */
  load(): Promise<void>;
}

export function createBackgroundSource(): BackgroundSource {
  const { setState, ...store } = createStore<readonly Background[]>(() => gradients);
  let loading: Promise<void> | null = null;
  let shown = gradients[0] as Background;

  async function fetchPictures(): Promise<void> {
    const { backgrounds } = await import('#card/backgrounds/registry.ts');
    setState(backgrounds, true);
  }

  return {
    ...store,
    find(key) {
      shown = store.getState().find((background) => background.key === key) ?? shown;
      return shown;
    },
    load() {
      loading ??= fetchPictures().catch((error) => {
        loading = null;
        throw error;
      });
      return loading;
    },
  };
}
