import { expect, test } from 'vitest';
import { newCard } from '#card/document/card.ts';
import { createFollower } from './follower.ts';
import { createStudioStore } from './store.ts';

function opened() {
  const store = createStudioStore(newCard(1));
  const frames: (() => void)[] = [];
  const follower = createFollower(store, (work) => frames.push(work));
  let heard = 0;
  const leave = follower.subscribe(() => {
    heard += 1;
  });
  return { store, frames, follower, leave, heard: () => heard };
}

test('shows what was typed after the next frame, and all of it at once', () => {
  const { store, frames, follower, heard } = opened();
  store.dispatch({ type: 'toName', value: 'A' }, 0);
  store.dispatch({ type: 'toName', value: 'As' }, 10);
  expect(follower.get().toName).toBe('');
  expect(frames).toHaveLength(1);
  frames.shift()?.();
  expect(follower.get()).toBe(store.get().card);
  expect(heard()).toBe(1);
});

test('follows again after it caught up, until nobody listens', () => {
  const { store, frames, follower, leave, heard } = opened();
  store.dispatch({ type: 'toName', value: 'A' }, 0);
  frames.shift()?.();
  store.undo();
  frames.shift()?.();
  expect(follower.get().toName).toBe('');
  leave();
  store.redo();
  frames.shift()?.();
  expect(follower.get().toName).toBe('A');
  expect(heard()).toBe(2);
});
