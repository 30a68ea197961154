// Spec: 2.54
import { expect, test } from 'vitest';
import { backgrounds, findBackground } from '#card/backgrounds/registry.ts';
import { compositionFor } from '#card/compositions/compositions.ts';
import { cardSchema, newCard } from '#card/document/card.ts';
import { applyEdit, type Look } from '#card/document/edit.ts';
import { letteringFor } from '#card/lettering/letterings.ts';
import { stickers } from '#card/stickers/stickers.ts';
import { typefaces } from '#card/text/typefaces.ts';
import { card as phrases } from '#generated/texts/en.ts';
import { designOfTheDay } from './design-of-the-day.ts';
import { nextSeed, shuffle } from './shuffle.ts';

const day = 86_400_000;
const today = Date.UTC(2026, 10, 22, 9);
const choices = { backgrounds, stickers, keepsStickers: false, phrases, isReadable: () => true };

test('each day has a design, the same until the next, of parts that there are', () => {
  expect(designOfTheDay(today)).toEqual(designOfTheDay(today + 3_600_000));
  expect(designOfTheDay(today)).not.toEqual(designOfTheDay(today + day));
  for (let days = 0; days < 20; days += 1) {
    const { background = '', typeface } = designOfTheDay(today + days * day);
    expect(findBackground(background), background).toBeDefined();
    expect(typefaces.map(({ key }) => key)).toContain(typeface);
  }
});

test('shuffling again and again gives whole cards, each other than the one before, with the same words', () => {
  let card = { ...newCard(1), toName: 'Asha', message: 'Dear' };
  for (let press = 0; press < 200; press += 1) {
    const look = shuffle(card, nextSeed(card.seed), choices);
    expect(look).toEqual(shuffle(card, nextSeed(card.seed), choices));
    const next = applyEdit(card, { type: 'look', value: look });
    expect(next.background).not.toBe(card.background);
    expect(next.composition).not.toBe(card.composition);
    expect({ toName: next.toName, message: next.message }).toEqual({ toName: 'Asha', message: 'Dear' });
    card = cardSchema.parse(next);
  }
});

test('a typeface is chosen that has letters of its own for every word', () => {
  const typefacesFor = (toName: string, message: string) => {
    const card = { ...newCard(1), toName, message };
    return new Set(Array.from({ length: 60 }, (_, seed) => shuffle(card, seed, choices).typeface));
  };
  expect(typefacesFor('Asha', 'Dear')).toEqual(new Set(typefaces.slice(1).map(({ key }) => key)));
  expect(typefacesFor('आशा', 'जन्मदिन की शुभकामनाएँ')).toEqual(
    new Set(['storybook', 'elegant', 'handwritten', 'typewriter']),
  );
  // No pairing has them.
  expect(typefacesFor('ಆಶಾ', 'ಹುಟ್ಟುಹಬ್ಬದ ಶುಭಾಶಯಗಳು')).toEqual(new Set(['classic']));
});

test('a look is chosen whose colours the card can show', () => {
  const isReadable = ({ background }: Look) => background?.startsWith('bg-') ?? false;
  const looks = Array.from({ length: 60 }, (_, seed) =>
    shuffle(newCard(1), seed, { ...choices, isReadable }),
  );
  expect(looks.filter((look) => !isReadable(look))).toEqual([]);
});

test('stickers that the sender chose stay', () => {
  const [sticker] = stickers;
  const card = { ...newCard(1), stickers: [{ slot: 0, key: sticker?.key ?? '' }] };
  const kept = { ...choices, keepsStickers: true };
  for (let seed = 0; seed < 40; seed += 1) expect(shuffle(card, seed, kept).stickers).toBe(card.stickers);
  const found = Array.from({ length: 40 }, (_, seed) => shuffle(card, seed, choices).stickers);
  expect(found).not.toContain(card.stickers);
});

test('letters glow where there is night and no paper, and rise where they are thick enough', () => {
  const seen = { plain: 0, raised: 0, neon: 0 };
  for (let seed = 0; seed < 400; seed += 1) {
    const {
      lettering = 'plain',
      background = '',
      composition = '',
      typeface = '',
    } = shuffle(newCard(1), seed, choices);
    seen[letteringFor(lettering)] += 1;
    if (lettering === 'neon') {
      expect(compositionFor(composition).hasPaper).toBeUndefined();
      expect(
        findBackground(background)?.tags.some((tag) => ['night', 'party', 'music', 'purple'].includes(tag)),
      ).toBe(true);
    }
    if (lettering === 'raised') expect(['classic', 'brush', 'bubbly', 'poster']).toContain(typeface);
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(5);
  expect(seen.plain).toBeGreaterThan(seen.raised + seen.neon);
});
