// Spec: 4.6
import { expect, test } from 'vitest';
import { newCard } from '#card/document/card.ts';
import type { Edit } from '#card/document/edit.ts';
import { createStudioStore } from './store.ts';

const photo = { file: 'a'.repeat(22), width: 800, height: 400, focusX: 0.5, focusY: 0.5, zoom: 1 };

/** A store after edits that followed one another within 10 ms. */
function storeAfter(...edits: readonly Edit[]) {
  const store = createStudioStore(newCard(1));
  for (const [index, edit] of edits.entries()) store.dispatch(edit, index * 10);
  return store;
}

test('undoes and redoes every edit in order', () => {
  const store = storeAfter(
    { type: 'toName', value: 'Asha' },
    { type: 'background', value: 'bg-cake' },
    { type: 'titleColor', value: '#112233' },
  );
  store.undo();
  store.undo();
  expect(store.getState().card).toMatchObject({ toName: 'Asha', background: 'from-pink-purple-blue' });
  store.redo();
  store.redo();
  expect(store.getState().card).toMatchObject({ background: 'bg-cake', titleColor: '#112233' });
  expect(store.getState()).toMatchObject({ canUndo: true, canRedo: false });
});

test('undoes a run of typing at once, and two runs one by one', () => {
  const store = createStudioStore(newCard(1));
  for (const [index, value] of ['A', 'As', 'Ash', 'Asha'].entries())
    store.dispatch({ type: 'toName', value }, index * 100);
  store.dispatch({ type: 'toName', value: 'Asha K' }, 5_000);
  store.undo();
  expect(store.getState().card.toName).toBe('Asha');
  store.undo();
  expect(store.getState().card.toName).toBe('');
  expect(store.getState().canUndo).toBe(false);
});

test('undo leads back beyond what was filled in before the studio opened', () => {
  const bare = newCard(1);
  const store = createStudioStore({ ...bare, fromName: 'Asha Rao' }, [bare]);
  store.dispatch({ type: 'toName', value: 'Ravi' }, 0);
  store.undo();
  expect(store.getState().card).toMatchObject({ toName: '', fromName: 'Asha Rao' });
  store.undo();
  expect(store.getState()).toMatchObject({ card: { fromName: '' }, canUndo: false });
});

test('a new edit forgets what was undone', () => {
  const store = storeAfter({ type: 'toName', value: 'Asha' });
  store.undo();
  store.dispatch({ type: 'toName', value: 'Ravi' }, 10_000);
  store.redo();
  expect(store.getState().card.toName).toBe('Ravi');
});

test('writing a message clears the wish, generating a wish clears the message, and undo brings each back', () => {
  const store = storeAfter(
    { type: 'wish', value: 'Many happy returns' },
    { type: 'message', value: 'Dear you' },
  );
  expect(store.getState().card).toMatchObject({ wish: '', message: 'Dear you' });
  store.undo();
  expect(store.getState().card).toMatchObject({ wish: 'Many happy returns', message: '' });
});

test('a tone brings its background, and an edit that changes nothing is no step', () => {
  const store = createStudioStore(newCard(1));
  store.dispatch({ type: 'tone', value: 'funny', background: 'from-yellow-red-pink' }, 0);
  expect(store.getState().card).toMatchObject({ tone: 'funny', background: 'from-yellow-red-pink' });
  store.dispatch({ type: 'tone', value: 'funny', background: 'from-yellow-red-pink' }, 5_000);
  store.undo();
  expect(store.getState().canUndo).toBe(false);
});

test('tells its listeners once per change until they leave', () => {
  const store = createStudioStore(newCard(1));
  let calls = 0;
  const leave = store.subscribe(() => {
    calls += 1;
  });
  store.dispatch({ type: 'toName', value: 'Asha' }, 0);
  leave();
  store.dispatch({ type: 'toName', value: 'Ravi' }, 1);
  expect(calls).toBe(1);
});

test('what is told later is known at once, and told once after the paint', () => {
  const store = createStudioStore(newCard(1));
  const paints: (() => void)[] = [];
  const told: boolean[] = [];
  store.subscribe(({ isPainted }) => told.push(isPainted));
  const later = (work: () => void) => paints.push(work);
  store.dispatch({ type: 'message', value: 'A' }, 0, later);
  store.dispatch({ type: 'message', value: 'As' }, 10, later);
  expect(store.getState()).toMatchObject({ card: { message: 'As' }, canUndo: true });
  expect(told).toEqual([]);
  expect(paints).toHaveLength(1);
  paints.shift()?.();
  expect(told).toEqual([true]);
  store.dispatch({ type: 'message', value: 'Ash' }, 20, later);
  store.undo();
  expect(store.getState().card.message).toBe('');
  expect(told).toEqual([true, false]);
  expect(paints).toHaveLength(1);
});

test('two wishes in quick succession are two steps', () => {
  const store = storeAfter({ type: 'wish', value: 'One' }, { type: 'wish', value: 'Two' });
  store.undo();
  expect(store.getState().card.wish).toBe('One');
});

test('removing a photo right after moving it is a step of its own', () => {
  const store = createStudioStore({ ...newCard(1), receiverPhoto: photo });
  store.dispatch({ type: 'receiverPhoto', value: { ...photo, zoom: 2 } }, 0);
  store.dispatch({ type: 'receiverPhoto', value: null }, 100);
  store.undo();
  expect(store.getState().card.receiverPhoto?.zoom).toBe(2);
});

test('a restored document is one step, and undo brings the earlier one back', () => {
  const store = storeAfter({ type: 'toName', value: 'Asha' });
  store.restore({ ...newCard(1), toName: 'Ravi' });
  store.dispatch({ type: 'toName', value: 'Ravindra' }, 10);
  store.undo();
  expect(store.getState().card.toName).toBe('Ravi');
  store.undo();
  expect(store.getState().card.toName).toBe('Asha');
});

const other = { ...photo, file: 'b'.repeat(22) };
const drawn = { kind: 'drawn', path: 'M1 2L3 4', width: 1000, height: 400 } as const;

test.each<[string, readonly Edit[]]>([
  [
    'stickers',
    [
      { type: 'stickers', value: [{ slot: 0, key: 'cake' }] },
      { type: 'stickers', value: [{ slot: 0, key: 'heart' }] },
    ],
  ],
  [
    'strokes of a signature',
    [
      { type: 'signature', value: drawn },
      { type: 'signature', value: { ...drawn, path: 'M1 2L3 4M5 6L7 8' } },
    ],
  ],
  [
    'added, exchanged and removed photos',
    [
      { type: 'photos', value: [photo] },
      { type: 'photos', value: [photo, other] },
      { type: 'photos', value: [other, photo] },
      { type: 'photos', value: [photo] },
    ],
  ],
  [
    'looks',
    [
      { type: 'look', value: { seed: 2, background: 'bg-cake' } },
      { type: 'look', value: { seed: 3, background: 'bg-stars' } },
    ],
  ],
])('%s are one step of undo each, however fast they follow', (_, edits) => {
  const store = createStudioStore(newCard(1));
  const before = edits.map((edit, index) => {
    const { card } = store.getState();
    store.dispatch(edit, index * 10);
    return card;
  });
  for (const card of before.reverse()) {
    store.undo();
    expect(store.getState().card).toEqual(card);
  }
  expect(store.getState().canUndo).toBe(false);
});

test('moving one of more photos, and typing a signature, are one step', () => {
  const store = createStudioStore({ ...newCard(1), photos: [photo, other] });
  store.dispatch({ type: 'photos', value: [photo, { ...other, zoom: 1.5 }] }, 0);
  store.dispatch({ type: 'photos', value: [photo, { ...other, zoom: 2 }] }, 100);
  store.undo();
  expect(store.getState()).toMatchObject({ card: { photos: [photo, other] }, canUndo: false });
  store.dispatch({ type: 'signature', value: { kind: 'typed', text: 'A' } }, 2000);
  store.dispatch({ type: 'signature', value: { kind: 'typed', text: 'As' } }, 2100);
  store.undo();
  expect(store.getState()).toMatchObject({ card: { signature: null }, canUndo: false });
});

test.each(['receiverPhoto', 'senderPhoto'] as const)(
  'another %s right after moving one is a step of its own',
  (type) => {
    const store = createStudioStore({ ...newCard(1), [type]: photo });
    store.dispatch({ type, value: { ...photo, zoom: 1.5 } }, 0);
    store.dispatch({ type, value: other }, 100);
    store.undo();
    expect(store.getState().card[type]).toEqual({ ...photo, zoom: 1.5 });
  },
);
