import type { Card } from '#card/document/card.ts';
import type { StudioStore } from './store.ts';

/** The document as the preview shows it. */
export interface Follower {
  get(): Card;
  subscribe(listener: () => void): () => void;
}

/**
 * Follows the store one frame behind, so that a letter is on the screen before the card is laid out with it: on a
 * slow phone typing and drawing together are longer than a frame. `afterPaint` runs its work once the next frame
 * has been painted; what was edited until then is shown in one go.
 */
export function createFollower(
  store: Pick<StudioStore, 'get' | 'subscribe'>,
  afterPaint: (work: () => void) => void,
): Follower {
  let shown = store.get().card;
  let waiting = false;
  const listeners = new Set<() => void>();

  function catchUp(): void {
    waiting = false;
    shown = store.get().card;
    for (const listener of listeners) listener();
  }

  // For as long as the store lives: both belong to one desk.
  store.subscribe(() => {
    if (waiting || store.get().card === shown) return;
    waiting = true;
    afterPaint(catchUp);
  });

  return {
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A task that a frame starts runs after that frame was painted. Frames of a hidden page wait until it is seen. */
export function afterNextPaint(work: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      work();
    };
    port2.postMessage(null);
  });
}
