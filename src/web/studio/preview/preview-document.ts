import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Card } from '#card/document/card.ts';
import { yieldToEventLoop } from '#encode/yield-to-event-loop.ts';
import type { StudioStore } from '../document/store.ts';

/** The document as the preview shows it, which is a frame behind. */
export type PreviewDocument = Omit<StoreApi<{ readonly card: Card }>, 'setState'>;

interface PreviewStateOptions {
  readonly store: Pick<StudioStore, 'getState' | 'subscribe'>;
  /** Runs the work once the next frame has been painted. */
  readonly afterPaint: (work: () => void) => void;
}

/**
 * Follows the document one frame later, because on a slow phone a letter and the drawing together take longer than a
 * frame. Edits within that frame are shown together. See docs/decisions/0063-typing-without-a-worker.md.
 */
export function createPreviewDocument({ store, afterPaint }: PreviewStateOptions): PreviewDocument {
  const { setState, ...preview } = createStore(() => ({ card: store.getState().card }));
  let waiting = false;

  function update(): void {
    waiting = false;
    const { card } = store.getState();
    if (card !== preview.getState().card) setState({ card });
  }

  // Never unsubscribed, because both live as long as the studio.
  store.subscribe(({ isPainted }) => {
    if (waiting) return;
    if (isPainted) return update();
    waiting = true;
    afterPaint(update);
  });

  return preview;
}

/**
 * A task that is queued in an animation frame runs after that frame's paint. Hidden pages have no frames until they
 * are visible.
 */
export function afterNextPaint(work: () => void): void {
  requestAnimationFrame(() => void yieldToEventLoop().then(work));
}
