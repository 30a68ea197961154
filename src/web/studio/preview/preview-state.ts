import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Card } from '#card/document/card.ts';
import { yieldToEventLoop } from '#encode/yield-to-event-loop.ts';
import type { StudioStore } from '../document/store.ts';
import type { WorkerRenderer } from './worker-renderer.ts';

/** What the preview shows. */
export interface PreviewSnapshot {
  readonly card: Card;
  /** A sketch of the present document lies over the drawing of this card. */
  readonly canvasOnTop: boolean;
}

/** The document as the preview shows it. */
export type PreviewState = Omit<StoreApi<PreviewSnapshot>, 'setState'>;

interface PreviewStateOptions {
  readonly store: Pick<StudioStore, 'getState' | 'subscribe'>;
  readonly workerRenderer: Pick<WorkerRenderer, 'draw' | 'subscribe'>;
  /** Lays the card out, so that it can be drawn sooner. */
  readonly layOut: (card: Card) => void;
  /** Runs the work once the next frame has been painted. */
  readonly afterPaint: (work: () => void) => void;
  /** Runs the work when nothing has been typed for a while, unless the returned function was called before. */
  readonly afterPause: (work: () => void) => () => void;
}

/**
 * Follows the store one frame behind, so that a letter is on the screen before the card is laid out with it: on a
 * slow phone typing and drawing together are longer than a frame. What was edited until then is shown in one go.
 * While words are typed a sketch of them is enough, where it can be had; the drawing follows in the next pause.
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
  /** The first sketch that the drawing does not show; null when it shows everything. */
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

  /** Under a sketch the drawing is laid out, made and shown in short tasks of a frame each. */
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
    // Typing has gone on: the next pause will come.
    if (ahead !== null) return;
    setState({ card: store.getState().card });
    afterPaint(reveal);
  }

  function reveal(): void {
    if (ahead === null && !waiting) setState({ canvasOnTop: false });
  }

  // For as long as the store lives: all of them belong to one desk.
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

/** Whether only texts differ: the rest is seen better in the drawing, at once. */
function sameButWords(one: Card, other: Card): boolean {
  const { toName: _to, fromName: _from, message: _message, wish: _wish, ...rest } = one;
  return (Object.keys(rest) as (keyof typeof rest)[]).every((key) => one[key] === other[key]);
}

/** A task that a frame starts runs after that frame was painted. Frames of a hidden page wait until it is seen. */
export function afterNextPaint(work: () => void): void {
  requestAnimationFrame(() => void yieldToEventLoop().then(work));
}

/** Milliseconds: whoever looks for letters on a phone does not pause yet. */
const pause = 700;

export function afterPause(work: () => void): () => void {
  const timer = setTimeout(work, pause);
  return () => clearTimeout(timer);
}
