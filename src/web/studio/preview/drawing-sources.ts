import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Background } from '#card/backgrounds/background.ts';
import { candySky } from '#card/backgrounds/candy-sky.ts';
import type { Sticker } from '#card/stickers/sticker.ts';
import type { FindSticker } from '#card/stickers/sticker-nodes.ts';

/** Drawings are most of the studio's code, so they are loaded when they are first wanted. */
export interface DrawingSource<Drawing> extends Omit<StoreApi<readonly Drawing[]>, 'setState'> {
  /** Loads all of them. Rejects when that fails, and may then be called again. */
  load(): Promise<void>;
}

function createDrawingSource<Drawing>(
  first: readonly Drawing[],
  fetchAll: () => Promise<readonly Drawing[]>,
): DrawingSource<Drawing> {
  const { setState, ...store } = createStore(() => first);
  let loading: Promise<void> | null = null;

  async function fetchOnce(): Promise<void> {
    try {
      setState(await fetchAll(), true);
    } catch (error) {
      loading = null;
      throw error;
    }
  }

  return {
    ...store,
    load() {
      loading ??= fetchOnce();
      return loading;
    },
  };
}

/** One is there at once. */
export interface BackgroundSource extends DrawingSource<Background> {
  /** The background of this key. While it loads, the background that was returned last. */
  find(key: string): Background;
}

export function createBackgroundSource(): BackgroundSource {
  const source = createDrawingSource<Background>(
    [candySky],
    async () => (await import('#card/backgrounds/registry.ts')).backgrounds,
  );
  let shown: Background = candySky;
  return {
    ...source,
    find(key) {
      shown = source.getState().find((background) => background.key === key) ?? shown;
      return shown;
    },
  };
}

/** Empty until they are loaded. */
export interface StickerSource extends DrawingSource<Sticker> {
  /** Null for an unknown sticker, and for all while they load. */
  readonly find: FindSticker;
}

export function createStickerSource(): StickerSource {
  const source = createDrawingSource<Sticker>(
    [],
    async () => (await import('#card/stickers/stickers.ts')).stickers,
  );
  return {
    ...source,
    find: (key) => source.getState().find((sticker) => sticker.key === key) ?? null,
  };
}
