import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Card } from '#card/document/card.ts';
import { yieldToEventLoop } from '#encode/yield-to-event-loop.ts';
import type { StudioStore } from '../document/store.ts';
import type { WorkerRenderer } from './worker-renderer.ts';

/** What the preview shows at the moment. */
interface PreviewSnapshot {
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
  let firstPending: number | null = null;
  let cancelPause = () => {};

  function update(): void {
    waiting = false;
    const { card } = store.getState();
    if (card === preview.getState().card && firstPending === null) {
      if (preview.getState().canvasOnTop) afterPaint(hideCanvas);
      return;
    }
    const frame = differOnlyInText(card, preview.getState().card) ? workerRenderer.draw(card) : null;
    if (frame === null) {
      updateSvg();
      return;
    }
    firstPending ??= frame;
    cancelPause();
    cancelPause = afterPause(updateSvg);
  }

  /** Under the canvas the SVG is updated in three short tasks: layout, rendering, showing it. */
  function updateSvg(): void {
    cancelPause();
    firstPending = null;
    const { card } = store.getState();
    if (!preview.getState().canvasOnTop) {
      setState({ card });
      return;
    }
    layOut(card);
    afterPaint(renderSvg);
  }

  function renderSvg(): void {
    // Typing goes on: the next pause updates the SVG.
    if (firstPending !== null) return;
    setState({ card: store.getState().card });
    afterPaint(hideCanvas);
  }

  function hideCanvas(): void {
    if (firstPending === null && !waiting) setState({ canvasOnTop: false });
  }

  // Never unsubscribed, because both live as long as the studio.
  store.subscribe(({ isPainted }) => {
    if (waiting || store.getState().card === preview.getState().card) return;
    waiting = true;
    if (isPainted) update();
    else afterPaint(update);
  });
  workerRenderer.subscribe(({ frame }) => {
    if (firstPending === null) return;
    if (frame === null) updateSvg();
    else if (frame >= firstPending && !preview.getState().canvasOnTop) setState({ canvasOnTop: true });
  });

  return preview;
}

/** Whether only texts differ. Other edits are shown in the SVG at once. */
function differOnlyInText(one: Card, other: Card): boolean {
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
const typingPauseMs = 700;

export function afterPause(work: () => void): () => void {
  const timer = setTimeout(work, typingPauseMs);
  return () => clearTimeout(timer);
}
