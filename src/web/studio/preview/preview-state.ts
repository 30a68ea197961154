import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Card } from '#card/document/card.ts';
import { yieldToEventLoop } from '#encode/yield-to-event-loop.ts';
import type { StudioStore } from '../document/store.ts';
import type { WorkerRenderer } from './worker-renderer.ts';

/** What the preview shows at the moment. */
export interface PreviewSnapshot {
  readonly card: Card;
  /** The worker's canvas covers the SVG and shows a newer document. */
  readonly canvasOnTop: boolean;
}

/** The state of the preview, which may be behind the document. */
export type PreviewState = Omit<StoreApi<PreviewSnapshot>, 'setState'>;

interface PreviewStateOptions {
  readonly store: Pick<StudioStore, 'getState' | 'subscribe'>;
  readonly workerRenderer: Pick<WorkerRenderer, 'draw' | 'subscribe'>;
  /** Lays the card out ahead of time, so that showing it is a shorter task. */
  readonly layOut: (card: Card) => void;
  /** Runs the work once the next frame has been painted. */
  readonly afterPaint: (work: () => void) => void;
  /** Runs the work after a pause in typing. The returned function cancels it. */
  readonly afterPause: (work: () => void) => () => void;
}

/**
 * Updates one frame after the document, because on a slow phone typing and drawing together take longer than a
 * frame. Edits within that frame are shown together. While text is typed, the worker's canvas shows it; the SVG
 * follows in the next pause. See docs/decisions/0013-typing.md.
 */
export function createPreviewState({
  store,
  workerRenderer,
  layOut,
  afterPaint,
  afterPause,
}: PreviewStateOptions): PreviewState {
  const { setState, ...preview } = createStore<PreviewSnapshot>(() => ({
    card: store.getState().card,
    canvasOnTop: false,
  }));
  let waiting = false;
  /** The first frame of the worker that the SVG does not show yet; null when the SVG is up to date. */
  let ahead: number | null = null;
  let cancelPause = () => {};

  function catchUp(): void {
    waiting = false;
    const { card } = store.getState();
    if (card === preview.getState().card && ahead === null) {
      if (preview.getState().canvasOnTop) afterPaint(reveal);
      return;
    }
    const sketch = sameButWords(card, preview.getState().card) ? workerRenderer.draw(card) : null;
    if (sketch === null) {
      settle();
      return;
    }
    ahead ??= sketch;
    cancelPause();
    cancelPause = afterPause(settle);
  }

  /** Under the canvas the SVG is updated in three short tasks: layout, rendering, showing it. */
  function settle(): void {
    cancelPause();
    ahead = null;
    const { card } = store.getState();
    if (!preview.getState().canvasOnTop) {
      setState({ card });
      return;
    }
    layOut(card);
    afterPaint(draw);
  }

  function draw(): void {
    // Typing goes on: the next pause updates the SVG.
    if (ahead !== null) return;
    setState({ card: store.getState().card });
    afterPaint(reveal);
  }

  function reveal(): void {
    if (ahead === null && !waiting) setState({ canvasOnTop: false });
  }

  // Never unsubscribed, because both live as long as the studio.
  store.subscribe(({ isPainted }) => {
    if (waiting || store.getState().card === preview.getState().card) return;
    waiting = true;
    if (isPainted) catchUp();
    else afterPaint(catchUp);
  });
  workerRenderer.subscribe(({ frame }) => {
    if (ahead === null) return;
    if (frame === null) settle();
    else if (frame >= ahead && !preview.getState().canvasOnTop) setState({ canvasOnTop: true });
  });

  return preview;
}

/** Whether only texts differ. Other edits are shown in the SVG at once. */
function sameButWords(one: Card, other: Card): boolean {
  const { toName: _to, fromName: _from, message: _message, wish: _wish, ...rest } = one;
  return (Object.keys(rest) as (keyof typeof rest)[]).every((key) => one[key] === other[key]);
}

/**
 * A task that is queued in an animation frame runs after that frame's paint. Hidden pages have no frames until they
 * are visible.
 */
export function afterNextPaint(work: () => void): void {
  requestAnimationFrame(() => void yieldToEventLoop().then(work));
}

/** Milliseconds. Longer than the gap between two characters of slow typing on a phone. */
const pause = 700;

export function afterPause(work: () => void): () => void {
  const timer = setTimeout(work, pause);
  return () => clearTimeout(timer);
}
