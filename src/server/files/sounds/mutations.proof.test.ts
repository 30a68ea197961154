// Shows: damaged sounds are refused or read, and nothing breaks
import { expect, test, vi } from 'vitest';
import { soundFormat } from '#encode/sound/sound-format.ts';
import { withEdits } from '#tests/support/edit-list.ts';
import { sentFile } from '#tests/support/sent-file.ts';
import { heard, inContainer, mutated, soundFile, wavFile } from '#tests/support/sounds.ts';
import { rewriteSound } from './rewrite.ts';
import { prepareSound, type SoundKind } from './sounds.ts';

vi.setConfig({ testTimeout: 300_000 });

const clip = soundFile('clip.mp4');

/** What becomes of a damaged file here, in this thread: a refusal, or a file that plays and holds nothing but sound. */
async function outcome(bytes: Uint8Array, kind: SoundKind): Promise<'refused' | 'clean'> {
  const format = soundFormat(bytes);
  const result = format && (await rewriteSound({ bytes, format, kind }).catch(() => null));
  if (!result?.ok) return 'refused';
  const sound = result.value;
  // Any bytes are samples of PCM, so that a note copied in among them is noise like all else.
  if (kind === 'upload') expect(Buffer.from(sound.bytes).toString('latin1')).not.toContain('CANARY');
  const { packets, seconds } = await heard(sound.bytes);
  expect(packets).toBeGreaterThan(0);
  // A decoder may leave out damaged frames of an MP3, of 26 ms each.
  expect(Math.abs(seconds - sound.seconds)).toBeLessThan(format === 'mp3' ? 0.1 + 2 * 0.026 : 0.1);
  return 'clean';
}

test.each([
  ['MP3', soundFile('song.mp3'), 'upload'],
  ['MP4', clip, 'upload'],
  [
    'MP4 with a cut',
    withEdits(clip, [
      { start: 0, seconds: 0.5 },
      { start: 1, seconds: 0.5 },
    ]),
    'upload',
  ],
  ['bare AAC', await inContainer(clip, 'adts'), 'upload'],
  ['WAV', wavFile({ seconds: 0.2 }), 'recording'],
] as const)('100 mutations of %s are refused or become clean files', async (_name, bytes, kind) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const count = { refused: 0, clean: 0 };
  for (let seed = 0; seed < 100; seed += 1) count[await outcome(mutated(bytes, seed), kind)] += 1;
  vi.mocked(console.warn).mockClear();
  expect(count.refused).toBeGreaterThan(6);
  expect(count.clean).toBeGreaterThan(33);
});

// Each in a thread of its own, as it is in the product: what leads the reader in circles is ended there.
test.each([
  ['Opus in Ogg', soundFile('song-opus.ogg')],
  ['Vorbis in Ogg', soundFile('song-vorbis.ogg')],
  ['Opus in WebM', await inContainer(soundFile('song-opus.ogg'), 'webm')],
] as const)('mutations of %s are refused or become clean files', async (_name, bytes) => {
  const results: Awaited<ReturnType<typeof prepareSound>>[] = [];
  async function work(first: number): Promise<void> {
    for (let seed = first; seed < 6; seed += 2)
      results.push(await prepareSound(sentFile(mutated(bytes, seed), `${seed % 2}`), 'upload'));
  }
  await Promise.all([work(0), work(1)]);
  expect(results).toHaveLength(6);
  for (const result of results) {
    if (!result.ok)
      expect(['empty', 'format', 'codec', 'damaged', 'no-sound']).toContain(result.error.reason);
    else expect((await heard(result.value.bytes)).packets).toBeGreaterThan(0);
  }
});
