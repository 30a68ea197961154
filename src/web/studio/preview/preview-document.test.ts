import { expect, test } from 'vitest';
import { newCard } from '#card/document/card.ts';
import { createStudioStore } from '../document/store.ts';
import { createPreviewDocument } from './preview-document.ts';

function opened() {
  const store = createStudioStore(newCard(1));
  const frames: (() => void)[] = [];
  const afterPaint = (work: () => void) => void frames.push(work);
  const preview = createPreviewDocument({ store, afterPaint });
  const seen: string[] = [];
  preview.subscribe(({ card }) => seen.push(card.toName));
  const paint = () => frames.splice(0).forEach((work) => void work());
  const type = (value: string) => store.dispatch({ type: 'toName', value }, 0);
  return { store, preview, seen, paint, type, afterPaint };
}

test('shows an edit after the next frame, and edits of one frame together', () => {
  const { preview, seen, paint, type } = opened();
  type('A');
  type('As');
  expect(preview.getState().card.toName).toBe('');
  paint();
  type('Ash');
  paint();
  expect(seen).toEqual(['As', 'Ash']);
});

test('an edit that was painted before it was told is shown at once', () => {
  const { store, seen, paint, afterPaint } = opened();
  store.dispatch({ type: 'toName', value: 'A' }, 0, afterPaint);
  expect(seen).toEqual([]);
  paint();
  expect(seen).toEqual(['A']);
});

test('an edit that is taken back within a frame shows nothing', () => {
  const { store, seen, paint, type } = opened();
  type('A');
  store.undo();
  paint();
  expect(seen).toEqual([]);
});
