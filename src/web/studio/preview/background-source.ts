import type { Background } from '#card/backgrounds/background.ts';
import { gradients } from '#card/backgrounds/gradients.ts';

/** The gradients at once, the pictures as soon as their drawings have arrived: they are most of the studio's weight. */
export interface BackgroundSource {
  /** All that are here by now, in the order in which people see them. */
  all(): readonly Background[];
  /** The background of this key; while it is on its way, the one that was asked for before. */
  find(key: string): Background;
  subscribe(listener: () => void): () => void;
  /** Fetches the pictures. Rejects when they cannot be fetched; may be called again. */
  load(): Promise<void>;
}

export function createBackgroundSource(): BackgroundSource {
  let known: readonly Background[] = gradients;
  let loading: Promise<void> | null = null;
  let shown = gradients[0] as Background;
  const listeners = new Set<() => void>();

  async function fetchPictures(): Promise<void> {
    const { backgrounds } = await import('#card/backgrounds/registry.ts');
    known = backgrounds;
    for (const listener of listeners) listener();
  }

  return {
    all: () => known,
    find(key) {
      shown = known.find((background) => background.key === key) ?? shown;
      return shown;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
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
