import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Sticker } from '#card/stickers/sticker.ts';
import type { FindSticker } from '#card/stickers/sticker-nodes.ts';

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
