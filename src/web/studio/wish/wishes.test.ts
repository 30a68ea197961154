import { expect, test } from 'vitest';
import { type Card, newCard } from '#card/document/card.ts';
import { loadWishes } from '#content/wishes/load-wishes.ts';
import { createWishes, type WishAnswer } from './wishes.ts';

const card: Card = { ...newCard(1), relationship: 'Friend', tone: 'funny', toName: 'Ada' };

function openWishes(answer: WishAnswer, load = loadWishes) {
  let now = card;
  const placed: string[] = [];
  const wishes = createWishes({
    readCard: () => now,
    place: (wish) => placed.push(wish),
    ask: async () => answer,
    load,
  });
  const type = (message: string) => {
    now = { ...now, message };
  };
  return { wishes, placed, type };
}

test('what the model wrote is only suggested until it is taken', async () => {
  const { wishes, placed } = openWishes({ wish: 'Sail on, Ada!' });
  expect(await wishes.suggest('')).toBe('suggested');
  expect(wishes.getState().suggestion).toEqual({ text: 'Sail on, Ada!', note: null });
  expect(placed).toEqual([]);
  wishes.take();
  expect(placed).toEqual(['Sail on, Ada!']);
  expect(wishes.getState().suggestion).toBeNull();
});

test('without an answer of the model, a wish of our own is suggested and the reason is told', async () => {
  const { wishes, placed } = openWishes({ error: 'The writing model isn’t answering right now.' });
  expect(await wishes.suggest('')).toBe('suggested');
  const { suggestion, isWriting } = wishes.getState();
  expect(suggestion?.note).toBe(
    'The writing model isn’t answering right now. Here’s one of our own wishes instead.',
  );
  expect(suggestion?.text).not.toBe('');
  expect(isWriting).toBe(false);
  expect(placed).toEqual([]);
});

test('when our own wishes cannot be loaded, nothing changes and the buttons work again', async () => {
  const { wishes, placed } = openWishes({ error: 'Away.' }, () => Promise.reject(new Error('cut off')));
  expect(await wishes.suggest('An earlier wish')).toBe('failed');
  expect(await wishes.placeNext()).toBe('failed');
  expect(wishes.getState()).toMatchObject({ suggestion: null, isWriting: false });
  expect(placed).toEqual([]);
});

test('a message that is typed while the wishes are loaded stays', async () => {
  const { wishes, placed, type } = openWishes({ error: 'Away.' });
  const outcome = wishes.placeNext();
  type('You carried me home in the rain.');
  expect(await outcome).toBe('overtaken');
  expect(placed).toEqual([]);
  expect(await wishes.placeNext(), 'a press after that replaces it').toBe('placed');
});
