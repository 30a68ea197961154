// Shows: each background on each face, also with the first and the last seed, is light enough for text
import { describe, test } from 'vitest';
import { backgrounds } from '#card/backgrounds/registry.ts';
import { faces } from '#card/faces/faces.ts';
import { expectReadable } from '../support/painted-background.ts';

describe.each(faces)('on the $key face', (face) => {
  test.each(backgrounds)('$key carries the default text colours with any seed', (background) => {
    for (const seed of [0, 7, 0xffffffff]) expectReadable(background, seed, face);
  });
});
