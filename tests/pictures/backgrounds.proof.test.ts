// Shows: each background on each face, with the first and the last seed, is light enough for text
import { describe, test } from 'vitest';
import { backgrounds } from '#card/backgrounds/registry.ts';
import { faces } from '#card/faces/faces.ts';
import { expectReadable } from '../support/painted-background.ts';

describe.each(faces)('on the $key face', (face) => {
  // Seed 7 is in the unit test of the backgrounds.
  test.each(backgrounds)(
    '$key carries the default text colours with the first and the last seed',
    (background) => {
      for (const seed of [0, 0xffffffff]) expectReadable(background, seed, face);
    },
  );
});
