import { expect, test } from 'vitest';
import type { SoundFormat } from '#encode/sound/sound-format.ts';
import { fail } from '#std/result.ts';
import { heard, inContainer, inWav, silentMp3, soundFile, wavFile } from '#tests/support/sounds.ts';
import { rewriteSound } from './rewrite.ts';

const [mp3, opus, vorbis] = [soundFile('song.mp3'), soundFile('song-opus.ogg'), soundFile('song-vorbis.ogg')];
const mp3FrameSeconds = 1152 / 44_100;

/** A WAV file that was never finished: its sizes are those of an empty one. */
function unfinishedWav(): Buffer {
  const wav = wavFile({ seconds: 1, sampleRate: 8000 });
  wav.writeUInt32LE(0, 4);
  wav.writeUInt32LE(0, wav.indexOf('data') + 4);
  return wav;
}

test.each<[string, SoundFormat, Buffer, string, number]>([
  ['a WAV whose recorder was interrupted', 'wav', unfinishedWav(), 'audio/mp4', 1],
  ['MP3 in a WAV', 'wav', inWav(0x55, mp3), 'audio/mpeg', 4],
  ['MP3 in MP4', 'mp4', await inContainer(mp3, 'mp4'), 'audio/mp4', 155 * mp3FrameSeconds],
  [
    'mono and stereo MP3 put together',
    'mp3',
    Buffer.concat([mp3, silentMp3(80)]),
    'audio/mp4',
    235 * mp3FrameSeconds,
  ],
  [
    'two MP3 of a kind put together',
    'mp3',
    Buffer.concat([silentMp3(20), silentMp3(80)]),
    'audio/mpeg',
    100 * mp3FrameSeconds,
  ],
  ['two voice notes in one Ogg', 'ogg', Buffer.concat([opus, opus]), 'audio/mp4', 6],
])('%s is taken whole, as players play it', async (_name, format, bytes, contentType, seconds) => {
  const result = await rewriteSound({ bytes, format, kind: 'upload' });
  if (!result.ok) throw new Error(`refused: ${result.error}`);
  expect(result.value.contentType).toBe(contentType);
  expect(result.value.seconds).toBeCloseTo(seconds, 2);
  // The reader counts what the encoder of an MP3 added, which players leave out.
  expect(Math.abs((await heard(result.value.bytes)).seconds - seconds)).toBeLessThan(0.05);
});

test('where codec, channels and rate change, both parts are taken, and the better one stays as good', async () => {
  const result = await rewriteSound({
    bytes: Buffer.concat([vorbis, opus]),
    format: 'ogg',
    kind: 'upload',
  });
  if (!result.ok) throw new Error(`refused: ${result.error}`);
  expect(result.value.seconds).toBeCloseTo(7, 2);
  const found = await heard(result.value.bytes);
  expect(found).toMatchObject({ channels: 2, sampleRate: 48_000 });
  expect(Math.abs(found.seconds - 7)).toBeLessThan(0.05);
});

const speex = Buffer.from(opus.toString('latin1').replace('OpusHead', 'Speex   '), 'latin1');

test.each<[string, SoundFormat, Buffer]>([
  ['ADPCM in a WAV', 'wav', inWav(0x11, Buffer.alloc(4000, 'sound'))],
  ['Speex in Ogg', 'ogg', speex],
  ['a voice note in Opus and one in Speex', 'ogg', Buffer.concat([opus, speex])],
])('%s is refused for its codec', async (_name, format, bytes) => {
  expect(await rewriteSound({ bytes, format, kind: 'upload' })).toEqual(fail('codec'));
});

test('tags behind an empty WAV are no sound', async () => {
  const wav = wavFile({ seconds: 0 });
  const bytes = Buffer.concat([wav, wav.subarray(12, wav.indexOf('fmt '))]);
  expect(await rewriteSound({ bytes, format: 'wav', kind: 'upload' })).toEqual(fail('no-sound'));
});

test.each(['upload', 'recording'] as const)('without samples there is no sound (%s)', async (kind) => {
  expect(await rewriteSound({ bytes: wavFile({ seconds: 0 }), format: 'wav', kind })).toEqual(
    fail('no-sound'),
  );
});

test('no recorder of ours writes MP3 into a WAV', async () => {
  const bytes = inWav(0x55, mp3);
  expect(await rewriteSound({ bytes, format: 'wav', kind: 'recording' })).toEqual(fail('format'));
});

test('an Ogg that lost some of its middle is not shortened in silence', async () => {
  const page = opus.indexOf('OggS', opus.length / 2);
  const bytes = Buffer.concat([opus.subarray(0, page), opus.subarray(page + 1)]);
  await expect(rewriteSound({ bytes, format: 'ogg', kind: 'upload' })).rejects.toThrow('lost');
});
