import { expect, test } from 'vitest';
import { soundFile } from '#tests/support/sounds.ts';
import { soundFormat } from './sound-format.ts';

const emptyTag = Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1');

test('sound is found behind a few tags; a file full of them is not read to its end', () => {
  const behind = (tags: number) =>
    soundFormat(Buffer.concat([Buffer.alloc(tags * emptyTag.length, emptyTag), soundFile('song.mp3')]));
  expect([behind(1), behind(30), behind(10_000)]).toEqual(['mp3', 'mp3', null]);
});
