import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { newCard } from '#card/document/card.ts';
import { createStudioStore } from '../document/store.ts';
import { createPreviewState } from './preview-state.ts';
import type { WorkerRendererState } from './worker-renderer.ts';

/** With a worker that draws when the test says so, or with none. */
function opened({ hasWorker = false } = {}) {
  const store = createStudioStore(newCard(1));
  const frames: (() => void)[] = [];
  let pause: (() => void) | null = null;
  let drawn = 0;
  const worker = createStore<WorkerRendererState>(() => ({ frame: null }));
  const preview = createPreviewState({
    store,
    workerRenderer: {
      draw() {
        if (!hasWorker) return null;
        drawn += 1;
        return drawn;
      },
      subscribe: worker.subscribe,
    },
    layOut: () => {},
    afterPaint: (work) => frames.push(work),
    afterPause(work) {
      pause = work;
      return () => {
        pause = null;
      };
    },
  });
  let heard = 0;
  const leave = preview.subscribe(() => {
    heard += 1;
  });
  return {
    store,
    preview,
    leave,
    frames,
    frame: () => frames.shift()?.(),
    pause: () => pause?.(),
    seen: (id: number | null) => worker.setState({ frame: id }),
    type: (value: string) => store.dispatch({ type: 'toName', value }, 0),
    shows: () => preview.getState().card.toName,
    canvasOnTop: () => preview.getState().canvasOnTop,
    heard: () => heard,
  };
}

test('shows everything that was typed, after the next frame', () => {
  const { store, frames, frame, preview, type, shows, heard } = opened();
  type('A');
  type('As');
  expect(shows()).toBe('');
  expect(frames).toHaveLength(1);
  frame();
  expect(preview.getState().card).toBe(store.getState().card);
  expect(heard()).toBe(1);
});

test('updates at once when notified after a paint', () => {
  const { store, frames, frame, shows } = opened();
  store.dispatch({ type: 'toName', value: 'A' }, 0, (work) => frames.push(work));
  expect(shows()).toBe('');
  expect(frames).toHaveLength(1);
  frame();
  expect(shows()).toBe('A');
  expect(frames).toHaveLength(0);
});

test('goes on updating until its listener unsubscribes', () => {
  const { store, frame, leave, type, shows, heard } = opened();
  type('A');
  frame();
  store.undo();
  frame();
  expect(shows()).toBe('');
  leave();
  store.redo();
  frame();
  expect(shows()).toBe('A');
  expect(heard()).toBe(2);
});

test('shows the worker’s canvas while text is typed, and the SVG after a pause', () => {
  const { frame, pause, seen, type, shows, canvasOnTop, heard } = opened({ hasWorker: true });
  type('A');
  frame();
  expect([shows(), canvasOnTop()]).toEqual(['', false]);
  seen(1);
  expect([shows(), canvasOnTop()]).toEqual(['', true]);
  type('As');
  frame();
  seen(2);
  expect(heard()).toBe(1);
  pause();
  frame();
  expect([shows(), canvasOnTop()]).toEqual(['As', true]);
  frame();
  expect([shows(), canvasOnTop()]).toEqual(['As', false]);
});

test('keeps the canvas when typing goes on before the SVG is shown', () => {
  const { frame, pause, seen, type, shows, canvasOnTop } = opened({ hasWorker: true });
  type('A');
  frame();
  seen(1);
  pause();
  frame();
  type('As');
  // One frame for the SVG, one for the character.
  frame();
  frame();
  expect([shows(), canvasOnTop()]).toEqual(['A', true]);
});

test('shows the SVG even if a character was typed while it was laid out', () => {
  const { frames, frame, pause, seen, type, shows, canvasOnTop } = opened({ hasWorker: true });
  type('A');
  frame();
  seen(1);
  pause();
  type('As');
  while (frames.length > 0) frame();
  expect([shows(), canvasOnTop()]).toEqual(['As', false]);
});

test('updates no SVG while typing goes on, and shows the SVG when the text was undone', () => {
  const { store, frames, frame, pause, seen, type, shows, canvasOnTop } = opened({ hasWorker: true });
  type('A');
  frame();
  seen(1);
  type('As');
  pause();
  frame();
  frame();
  expect([shows(), canvasOnTop()]).toEqual(['', true]);
  pause();
  frame();
  store.dispatch({ type: 'toName', value: 'Ash' }, 10_000);
  store.undo();
  while (frames.length > 0) frame();
  expect([shows(), canvasOnTop()]).toEqual(['As', false]);
});

test('updates the SVG at once for other edits, and when the worker cannot draw', () => {
  const { store, frame, seen, type, shows, canvasOnTop, preview } = opened({ hasWorker: true });
  type('A');
  frame();
  store.dispatch({ type: 'titleColor', value: '#123456' }, 0);
  frame();
  expect(preview.getState().card).toBe(store.getState().card);
  type('As');
  frame();
  // Requested earlier and drawn late: it shows less text than the SVG.
  seen(1);
  expect(canvasOnTop()).toBe(false);
  expect(shows()).toBe('A');
  seen(null);
  expect([shows(), canvasOnTop()]).toEqual(['As', false]);
});

test('shows no canvas for text that was undone', () => {
  const { store, frame, seen, pause, type, shows, canvasOnTop } = opened({ hasWorker: true });
  type('A');
  frame();
  seen(1);
  store.undo();
  frame();
  expect([shows(), canvasOnTop()]).toEqual(['', true]);
  seen(2);
  pause();
  frame();
  frame();
  expect([shows(), canvasOnTop()]).toEqual(['', false]);
});
