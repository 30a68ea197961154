// Shows: cards that were saved before covers keep their border on each face
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { faces } from '#card/faces/faces.ts';
import { random } from '#card/scene/random.ts';
import { findBackground } from './registry.ts';

/*
 * The backgrounds that were drawn again, and their earlier drawings: taken from the last program before that, and never
 * made anew.
 */
test.each([
  ['bg-stars', 'ffa7a3fe545af6db'],
  ['bg-bunting', '8dcbaa5580050ca6'],
  ['bg-confetti', '9cda4e685672e083'],
  ['bg-hearts', '386d88a043b1477d'],
  ['bg-rangoli', '0e6fa7da984650f9'],
  ['bg-meadow', 'b5aee68e0f4cbab7'],
  ['bg-airmail', '9bd75ccfcd89f7e6'],
  ['bg-butterflies', 'faacf50cf31b1882'],
  ['bg-music', 'ca0123249f07024a'],
  ['bg-autumn-leaves', '8ba7d8ede378a8a2'],
])('%s is drawn as before for a card without a cover, and otherwise for a new one', (key, before) => {
  const background = findBackground(key);
  if (!background) throw new Error(`There is no background ${key}.`);
  const { symbols } = background;
  const drawn = (cover: 'frame' | 'picture') => {
    const hash = createHash('sha256');
    for (const face of faces)
      for (const seed of [0, 7])
        hash.update(JSON.stringify([background.draw({ random: random(seed), face, cover }), symbols]));
    return hash.digest('hex').slice(0, 16);
  };
  expect(drawn('frame')).toBe(before);
  expect(drawn('picture')).not.toBe(before);
});
