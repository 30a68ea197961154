import { expect, test } from 'vitest';
import { cardSchema, newCard } from '#card/document/card.ts';
import { applyEdit } from '#card/document/edit.ts';
import { lookOfTheDay, nextSeed, shuffle } from './looks.ts';

const day = Date.UTC(2026, 10, 22, 9);

test('each day has a look, the same until the next', () => {
  expect(lookOfTheDay(day)).toEqual(lookOfTheDay(day + 3_600_000));
  expect(lookOfTheDay(day)).not.toEqual(lookOfTheDay(day + 86_400_000));
  expect(lookOfTheDay(day).background).not.toBe(newCard(1).background);
});

test('shuffling again and again gives whole cards, each other than the one before, with the same words', () => {
  let card = { ...newCard(1), toName: 'Asha', message: 'Dear' };
  for (let press = 0; press < 200; press += 1) {
    const look = shuffle(card, nextSeed(card.seed));
    expect(look).toEqual(shuffle(card, nextSeed(card.seed)));
    const next = applyEdit(card, { type: 'look', value: look });
    expect(next.background).not.toBe(card.background);
    expect({ toName: next.toName, message: next.message }).toEqual({ toName: 'Asha', message: 'Dear' });
    card = cardSchema.parse(next);
  }
});
