import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Card, cardSchema, newCard } from '#card/document/card.ts';
import { landscape, portrait } from '#card/faces/faces.ts';
import { textIn } from '#content/languages/text-in.ts';
import { slotNames, withLarge, withSticker } from './sticker-slots.ts';

const at = (x: number, y: number) => ({ x: x - 60, y: y - 60, width: 120, height: 120 });

test('a sticker takes the place of the one in its slot, and can be removed', () => {
  const first = withSticker([{ slot: 4, key: 'cake' }], 1, 'heart');
  expect(first).toEqual([
    { slot: 1, key: 'heart' },
    { slot: 4, key: 'cake' },
  ]);
  expect(withSticker(first, 4, 'star')).toEqual([
    { slot: 1, key: 'heart' },
    { slot: 4, key: 'star' },
  ]);
  expect(withSticker(first, 1, null)).toEqual([{ slot: 4, key: 'cake' }]);
  expect(withSticker(first, 0, null)).toEqual(first);
});

test('a sticker is made large, and the next one in its place is large too', () => {
  const large = withLarge(withSticker([], 1, 'heart'), 1, true);
  expect(large).toEqual([{ slot: 1, key: 'heart', large: true }]);
  expect(withSticker(large, 1, 'star')).toEqual([{ slot: 1, key: 'star', large: true }]);
  expect(withSticker(large, 2, 'star')[1]).toEqual({ slot: 2, key: 'star' });
  expect(withLarge(large, 1, false)).toEqual([{ slot: 1, key: 'heart' }]);
});

test('whatever is chosen in whatever order, a slot has one sticker at most, and the card can be saved', () => {
  const choice = fc.tuple(
    fc.integer({ min: 0, max: 5 }),
    fc.option(fc.constantFrom('cake', 'heart', 'star'), { nil: null }),
  );
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 30 }), (choices) => {
      const last = new Map(choices.map(([slot, key]) => [slot, key]));
      let stickers: Card['stickers'] = [];
      for (const [slot, key] of choices) stickers = withSticker(stickers, slot, key);
      expect(new Map(stickers.map(({ slot, key }) => [slot, key]))).toEqual(
        new Map([...last].filter(([, key]) => key !== null).sort(([one], [other]) => one - other)),
      );
      expect(cardSchema.safeParse({ ...newCard(1), stickers }).success).toBe(true);
    }),
  );
});

test('slots are named for where they are on the card', () => {
  const around = [at(90, 100), at(90, 450), at(600, 800), at(1110, 100), at(600, 450), at(600, 460)];
  expect(slotNames(around, landscape, textIn('en', 'studio'))).toEqual([
    ...['Top left', 'Left', 'Bottom', 'Top right', 'Middle', 'Middle 2'],
  ]);
  // The bleed above and below the core does not count.
  expect(slotNames([at(100, 240), at(800, 1380)], portrait, textIn('en', 'studio'))).toEqual([
    'Top left',
    'Bottom right',
  ]);
});
