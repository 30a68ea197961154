import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Background } from '#card/backgrounds/background.ts';
import { candySky } from '#card/backgrounds/candy-sky.ts';
import type { Sticker } from '#card/stickers/sticker.ts';
import type { FindSticker } from '#card/stickers/sticker-nodes.ts';

/** One is there at once. Backgrounds are most of the studio's code, so the others are loaded later. */
export interface BackgroundSource extends Omit<StoreApi<readonly Background[]>, 'setState'> {
  /** The background of this key. While it loads, the background that was returned last. */
  find(key: string): Background;
  /** Loads all of them. Rejects when that fails, and may then be called again. */
  load(): Promise<void>;
}

export function createBackgroundSource(): BackgroundSource {
  const { setState, ...store } = createStore<readonly Background[]>(() => [candySky]);
  let loading: Promise<void> | null = null;
  let shown: Background = candySky;

  async function fetchBackgrounds(): Promise<void> {
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
      loading ??= fetchBackgrounds().catch((error) => {
        loading = null;
        throw error;
      });
      return loading;
    },
  };
}

/** The drawings are large, so they are loaded when they are first wanted. Empty until then. */
export interface StickerSource extends Omit<StoreApi<readonly Sticker[]>, 'setState'> {
  /** Null for an unknown sticker, and for all while they load. */
  readonly find: FindSticker;
  isLoaded(): boolean;
  /** Rejects when that fails, and may then be called again. */
  load(): Promise<void>;
}

export function createStickerSource(): StickerSource {
  const { setState, ...store } = createStore<readonly Sticker[]>(() => []);
  let loading: Promise<void> | null = null;

  async function fetchStickers(): Promise<void> {
    const { stickers } = await import('#card/stickers/stickers.ts');
    setState(stickers, true);
  }

  return {
    ...store,
    find: (key) => store.getState().find((sticker) => sticker.key === key) ?? null,
    isLoaded: () => store.getState().length > 0,
    load() {
      loading ??= fetchStickers().catch((error) => {
        loading = null;
        throw error;
      });
      return loading;
    },
  };
}
