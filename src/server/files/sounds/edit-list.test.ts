import { readFileSync } from 'node:fs';
import { BufferSource, EncodedPacketSink, Input, MP4 } from 'mediabunny';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fail } from '#std/result.ts';
import { type Edit, withEdits } from '#tests/support/edit-list.ts';
import { heard, inContainer, soundFile, wavFile } from '#tests/support/sounds.ts';
import { playedParts, wholeTrack } from './edit-list.ts';
import { rewriteSound } from './rewrite.ts';

const song = readFileSync('public/audio/warm-wishes.m4a');
const frameSeconds = 1024 / 44_100;

// The reader of the container says that it reads one edit only, and we read the others.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.mocked(console.warn).mockClear();
});

async function stored(original: Buffer) {
  const result = await rewriteSound({ bytes: original, format: 'mp4', kind: 'upload' });
  if (!result.ok) throw new Error(`refused: ${result.error}`);
  return result.value;
}

async function frames(bytes: Uint8Array): Promise<string[]> {
  const track = await new Input({
    source: new BufferSource(bytes),
    formats: [MP4],
  }).getPrimaryAudioTrack();
  const found: string[] = [];
  if (!track) return found;
  for await (const { data } of new EncodedPacketSink(track).packets())
    found.push(Buffer.from(data).toString('hex'));
  return found;
}

test('what an edit list cuts off at both ends is not stored, and not a frame of the rest is lost', async () => {
  const { bytes, seconds } = await stored(withEdits(song, [{ start: 4, seconds: 3 }]));
  expect(seconds).toBeCloseTo(3, 3);
  expect((await heard(bytes)).seconds).toBeCloseTo(3, 3);
  const all = await frames(song);
  const [first, last] = [Math.floor(4 / frameSeconds), Math.ceil(7 / frameSeconds)];
  expect(await frames(bytes)).toEqual(all.slice(first, last));
});

test('frames that encoders put before the sound stay: without them its beginning is distorted', async () => {
  expect(await frames((await stored(song)).bytes)).toEqual(await frames(song));
});

test.each<[string, Edit[], number]>([
  [
    'a cut in the middle',
    [
      { start: 0, seconds: 2 },
      { start: 5, seconds: 2 },
    ],
    4,
  ],
  [
    'a part that is played twice',
    [
      { start: 1, seconds: 2 },
      { start: 1, seconds: 2 },
    ],
    4,
  ],
  [
    'parts in another order',
    [
      { start: 6, seconds: 1 },
      { start: 2, seconds: 1 },
    ],
    2,
  ],
  [
    'a pause before the sound',
    [
      { start: -1, seconds: 0.5 },
      { start: 2, seconds: 3 },
    ],
    3,
  ],
  ['an open end, as in files that were never finished', [{ start: 2, seconds: 0 }], 9.823],
])('%s is stored as it is played', async (_name, edits, expected) => {
  const { bytes, seconds } = await stored(withEdits(song, edits));
  expect(Math.abs(seconds - expected)).toBeLessThan(frameSeconds);
  expect(Math.abs((await heard(bytes)).seconds - expected)).toBeLessThan(frameSeconds);
  const all = await frames(song);
  const hidden = all.filter((_, index) => {
    const [from, to] = [index * frameSeconds, (index + 1) * frameSeconds];
    return edits.every(({ start, seconds: length }) => to <= start || from >= start + (length || 99));
  });
  const kept = await frames(bytes);
  expect(kept.filter((frame) => hidden.includes(frame))).toEqual([]);
});

test.each([
  ['PCM in a QuickTime file', () => inContainer(wavFile({ seconds: 3 }), 'mov')],
  ['Opus in MP4', () => inContainer(soundFile('song-opus.ogg'), 'mp4')],
] as const)('an edit list of %s is honoured', async (_name, make) => {
  const original = withEdits(await make(), [
    { start: 0.5, seconds: 0.75 },
    { start: 2, seconds: 0.5 },
  ]);
  expect((await stored(original)).seconds).toBeCloseTo(1.25, 3);
});

test('a list that plays nothing leaves no sound', async () => {
  const bytes = withEdits(song, [{ start: 60, seconds: 1 }]);
  expect(await rewriteSound({ bytes, format: 'mp4', kind: 'upload' })).toEqual(fail('no-sound'));
});

test('a list is read for its own track, and without one the whole track is played', () => {
  const file = withEdits(song, [{ start: 4, seconds: 3 }]);
  expect(playedParts(file, 1)).toEqual([{ start: 4, end: 7 }]);
  expect(playedParts(file, 2)).toBe(wholeTrack);
  expect(playedParts(withEdits(song, []), 1)).toBe(wholeTrack);
});

test('an endless list is not read', () => {
  const many = Array.from({ length: 1000 }, () => ({ start: 0, seconds: 1 }));
  expect(() => playedParts(withEdits(song, many), 1)).toThrow('too long');
});
