import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { songs } from '#content/songs.ts';

test.each(songs)('the words under the notes of "$name" are those that are shown', ({ id, lyrics }) => {
  const score = readFileSync(`${import.meta.dirname}/scores/${id}.abc`, 'utf8');
  const sung = [...score.matchAll(/^w:(.*)$/gm)].map(([, line = '']) => line.replaceAll(/[*~]/g, ''));
  const words = sung.join(' ').replaceAll('-', '').split(/\s+/).filter(Boolean);
  expect(words).toEqual(lyrics.join(' ').split(' ').filter(Boolean));
});
