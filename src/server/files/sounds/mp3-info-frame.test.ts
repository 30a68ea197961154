import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mp3Frames } from './mp3-frames.ts';
import { writeMp3 } from './write-files.ts';

function framesOf(bytes: Uint8Array) {
  const found = mp3Frames(bytes);
  if (!found) throw new Error('There are no frames.');
  return found;
}

const read = (name: string) => framesOf(readFileSync(`tests/fixtures/sounds/kinds/${name}`));

test.each([
  ['mp3-id3v2-cover.mp3', { before: 1105, after: 623 }],
  ['mp3-22k-gapless.mp3', { before: 1105, after: 380 }],
  ['mp3-8k-gapless.mp3', { before: 1105, after: 143 }],
])('what the encoder added to %s stays hidden', (name, hidden) => {
  const original = read(name);
  expect(original.hidden).toEqual(hidden);
  const samples = original.frames.length * original.samplesPerFrame - hidden.before - hidden.after;
  expect(samples).toBe(1.5 * original.sampleRate);
  expect(framesOf(writeMp3(original))).toEqual(original);
});

test('without a word of the encoder nothing is hidden', () => {
  const original = read('mp3-vbr-no-xing.mp3');
  expect(original.hidden).toBeNull();
  expect(framesOf(writeMp3(original))).toEqual(original);
});

test('what was cut off or joined is heard to its end', () => {
  const whole = writeMp3(read('mp3-8k-gapless.mp3'));
  const cut = framesOf(whole.subarray(0, -200));
  expect(cut.hidden).toEqual({ before: 1105, after: 0 });
  expect(framesOf(writeMp3(cut)).hidden).toEqual(cut.hidden);
  expect(framesOf(Buffer.concat([whole, whole])).hidden).toEqual(cut.hidden);
});

test('an encoder that says it added more than there is, is not believed', () => {
  const original = read('mp3-8k-gapless.mp3');
  const short = { ...original, frames: original.frames.slice(0, 3), hidden: { before: 3000, after: 0 } };
  expect(framesOf(writeMp3(short)).hidden).toBeNull();
});
