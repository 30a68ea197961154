// Shows: twenty looks by Shuffle: nothing overlaps or is outside, all can be read; colours are kept where they can
// be read
import { describe, expect, test } from 'vitest';
import { findBackground } from '#card/backgrounds/registry.ts';
import { compositions } from '#card/compositions/compositions.ts';
import { newCard } from '#card/document/card.ts';
import { portrait } from '#card/faces/faces.ts';
import { shuffle } from '#card/looks/shuffle.ts';
import { problemsOf } from '#encode/page-problems.ts';
import { nodeLayouter } from './node-layouter.ts';
import { choices, pagesOf, problemsOfSeed, shuffledCard } from './shuffled-cards.ts';

const layouter = nodeLayouter();

test('looks by rule are sound on each face', () => {
  const seeds = Array.from({ length: 20 }, (_, index) => 5000 + index);
  expect(seeds.flatMap((seed) => problemsOfSeed(layouter, seed))).toEqual([]);
});

describe('colours that cannot be read', () => {
  const card = {
    ...newCard(7),
    toName: 'Asha',
    message: 'Love!',
    fromName: 'Ravi',
    background: 'bg-flowers',
  };
  const options = { background: findBackground('bg-flowers') as never, photoHref: () => '' };

  test.each(compositions)('are shown darker, and told: $key', ({ key }) => {
    const pale = { ...card, composition: key, titleColor: '#ffe9ef', wishColor: '#fff6d8' };
    expect(layouter.replacedColors(pale, options)).toContain('wishColor');
    for (const page of pagesOf(layouter, pale, portrait)) expect(problemsOf(page, portrait, [])).toEqual([]);
  });

  test('the default colours are kept', () => {
    expect(layouter.replacedColors(card, options)).toEqual([]);
  });
});

test('a look is the same for the same seed, another for the next, and never the one that is there', () => {
  const card = shuffledCard(1);
  expect(shuffle(card, 7, choices)).toEqual(shuffle(card, 7, choices));
  for (let seed = 0; seed < 60; seed += 1) {
    const look = shuffle(card, seed, choices);
    expect(look.background).not.toBe(card.background);
    expect(look.composition).not.toBe(card.composition);
  }
});
