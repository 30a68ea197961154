import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { said } from '#tests/support/said.ts';
import { sentFile } from '#tests/support/sent-file.ts';
import { heard, inContainer, soundFile, wavFile } from '#tests/support/sounds.ts';
import { prepareSound, type SoundKind } from './sounds.ts';

vi.setConfig({ testTimeout: 60_000 });

async function accepted(bytes: Uint8Array, kind: SoundKind = 'upload') {
  const result = await prepareSound(sentFile(bytes), kind);
  if (!result.ok) throw new Error(`refused: ${result.error.sentence}`);
  expect(Buffer.from(result.value.bytes).toString('latin1')).not.toMatch(
    /CANARY|ID3|TAG|ilst|LIST|vp8|avc1/i,
  );
  return result.value;
}

async function refusal(bytes: Uint8Array, kind: SoundKind = 'upload') {
  const result = await prepareSound(sentFile(bytes), kind);
  return result.ok ? null : result.error;
}

/** An ID3v2.3 tag with a picture and a comment. */
function tag(): Buffer {
  const picture = Buffer.concat([
    Buffer.from('APIC....\0\0\0image/png\0\x03\0', 'latin1'),
    Buffer.from('CANARYPICTURE'),
  ]);
  picture.writeUInt32BE(picture.length - 10, 4);
  const head = Buffer.from('ID3\x03\0\0....', 'latin1');
  for (const [index, byte] of [0, 0, picture.length >> 7, picture.length & 127].entries())
    head[6 + index] = byte;
  return Buffer.concat([head, picture]);
}

describe('sounds that are taken', () => {
  const song = readFileSync('public/audio/warm-wishes.m4a');
  test.each([
    ['M4A', () => song, 'audio/mp4', { codec: 'aac', channels: 2, sampleRate: 44_100, packets: 510 }],
    ['bare AAC', () => inContainer(song, 'adts'), 'audio/mp4', { codec: 'aac', sampleRate: 44_100 }],
    ['a film', () => soundFile('clip.mp4'), 'audio/mp4', { codec: 'aac', packets: 88 }],
    ['MP3', () => soundFile('song.mp3'), 'audio/mpeg', { codec: 'mp3', channels: 1, packets: 155 }],
    [
      'MP3 with a picture',
      () => Buffer.concat([tag(), soundFile('song.mp3')]),
      'audio/mpeg',
      { packets: 155 },
    ],
    ['WAV', () => wavFile({ channels: 2, sampleRate: 44_100 }), 'audio/mp4', { codec: 'aac', channels: 2 }],
    ['WAV of 8 kHz', () => wavFile({ sampleRate: 8000 }), 'audio/mp4', { codec: 'aac', sampleRate: 8000 }],
    ['WAV of 24 bits', () => wavFile({ bits: 24 }), 'audio/mp4', { codec: 'aac', sampleRate: 16_000 }],
    ['WAV of an odd rate', () => wavFile({ sampleRate: 11_000 }), 'audio/mp4', { sampleRate: 48_000 }],
    ['Opus in Ogg', () => soundFile('song-opus.ogg'), 'audio/mp4', { codec: 'aac', channels: 2 }],
    ['Vorbis in Ogg', () => soundFile('song-vorbis.ogg'), 'audio/mp4', { codec: 'aac', channels: 1 }],
    ['Opus in WebM', () => inContainer(soundFile('song-opus.ogg'), 'webm'), 'audio/mp4', { codec: 'aac' }],
    [
      'Vorbis in WebM',
      () => inContainer(soundFile('song-vorbis.ogg'), 'webm'),
      'audio/mp4',
      { codec: 'aac' },
    ],
  ] as const)('%s', async (_name, make, contentType, expected) => {
    const original = await make();
    const sound = await accepted(original);
    expect(sound.contentType).toBe(contentType);
    const found = await heard(sound.bytes);
    expect(found).toMatchObject(expected);
    // What an encoder of MP3 added is left out by players, and not by the reader of this test.
    const tolerance = contentType === 'audio/mpeg' ? 0.05 : 0.005;
    expect(Math.abs(found.seconds - sound.seconds)).toBeLessThan(tolerance);
    expect(Math.abs((await heard(original)).seconds - sound.seconds)).toBeLessThan(0.05);
    if (contentType === 'audio/mp4') {
      const text = Buffer.from(sound.bytes).toString('latin1');
      expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
    }
  });

  test.each([
    ['FLAC', () => soundFile('kinds/song.flac')],
    ['FLAC behind a tag', () => Buffer.concat([tag(), soundFile('kinds/song.flac')])],
    ['FLAC in Ogg', () => soundFile('kinds/song-flac.ogg')],
    ['FLAC in MP4', () => soundFile('kinds/song-flac.mp4')],
  ])('%s, as long as it was', async (_name, make) => {
    const { bytes, contentType, seconds } = await accepted(make());
    expect(contentType).toBe('audio/mp4');
    expect(seconds).toBeCloseTo(0.8, 5);
    expect((await heard(bytes)).seconds).toBeCloseTo(0.8, 2);
  });

  test('a recording stays what it was, behind a header of ours', async () => {
    const original = wavFile({ seconds: 0.5, sampleRate: 24_000 });
    const { bytes, contentType, seconds } = await accepted(original, 'recording');
    expect({ contentType, seconds, length: bytes.length }).toEqual({
      contentType: 'audio/wav',
      seconds: 0.5,
      length: 44 + 24_000,
    });
    expect(Buffer.from(bytes.subarray(44))).toEqual(original.subarray(-24_000));
  });

  test.each([8, 24, 32] as const)('a recording of %i bits becomes one of 16', async (bits) => {
    const { bytes } = await accepted(wavFile({ seconds: 0.1, bits }), 'recording');
    const exact = wavFile({ seconds: 0.1 }).subarray(-3200);
    for (let at = 0; at < 3200; at += 2) {
      const difference = Buffer.from(bytes).readInt16LE(44 + at) - exact.readInt16LE(at);
      expect(Math.abs(difference)).toBeLessThan(bits === 8 ? 300 : 3);
    }
  });
});

/** A film whose sound is said to be in another codec. */
function clipWith(codec: string): Buffer {
  const clip = soundFile('clip.mp4');
  for (const name of ['mp4a', 'esds']) clip.write(codec, clip.indexOf(name), 'latin1');
  return clip;
}

describe('sounds that are refused, each with its sentence', () => {
  const page = Buffer.from(`<!doctype html><p>${'hello '.repeat(2000)}</p>`);
  test.each([
    ['nothing', () => Buffer.alloc(0), 'empty'],
    ['a web page', () => page, 'format'],
    ['a picture', () => Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'), 'format'],
    ['the first bytes of FLAC', () => Buffer.from('fLaC\0\0\0\x22', 'latin1'), 'damaged'],
    ['only a tag', () => tag(), 'format'],
    [
      'a page behind two frames of MP3',
      () => Buffer.concat([soundFile('song.mp3').subarray(90, 900), page]),
      'damaged',
    ],
    [
      'a page behind some frames of MP3',
      () => Buffer.concat([soundFile('song.mp3').subarray(0, 3000), page]),
      'damaged',
    ],
    [
      'a page behind the first bytes of WAV',
      () => Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE'), page]),
      'damaged',
    ],
    ['a page behind the first bytes of Ogg', () => Buffer.concat([Buffer.from('OggS'), page]), 'no-sound'],
    ['WAV without samples', () => wavFile({ seconds: 0 }), 'no-sound'],
  ])('%s', async (_name, make, reason) => {
    expect(await refusal(make())).toMatchObject({ reason });
  });

  test('what to do is said of a lossless memo, and of a codec that we do not read', async () => {
    expect(await refusal(clipWith('alac'))).toEqual({
      reason: 'lossless',
      sentence: said(
        "This recording is in Apple Lossless, which we can't read. In the settings of your iPhone, choose Voice Memos › Audio Quality › Compressed and record it again, or save this one as an MP3.",
      ),
    });
    expect((await refusal(clipWith('samr')))?.sentence).toEqual(
      said(
        "We can't read how the sound in this file is encoded. Please save it as an MP3 first, or choose another one.",
      ),
    );
  });

  test('more than 10 MB', async () => {
    expect(await refusal(new Uint8Array(10 * 1024 * 1024 + 1))).toEqual({
      reason: 'too-large',
      sentence: said('This sound is larger than 10 MB. Please choose a smaller one.'),
    });
  });

  test('more than 5 minutes, of a recording more than 2', async () => {
    const long = { sampleRate: 8000, bits: 8 } as const;
    expect(await refusal(wavFile({ ...long, seconds: 302 }))).toEqual({
      reason: 'too-long',
      sentence: said('This sound is longer than 5 minutes. Please choose a shorter one.'),
    });
    expect(await refusal(wavFile({ ...long, seconds: 122 }), 'recording')).toEqual({
      reason: 'too-long',
      sentence: said('This recording is longer than 2 minutes. Please record a shorter one.'),
    });
    expect(await accepted(wavFile({ ...long, seconds: 120.4 }), 'recording')).toMatchObject({ seconds: 120 });
    const song = soundFile('song.mp3').subarray(200, -128);
    const songs = Buffer.concat(Array.from({ length: 80 }, () => song));
    expect(await refusal(songs)).toMatchObject({ reason: 'too-long' });
  });

  test('a recording that is no WAV', async () => {
    expect(await refusal(soundFile('song.mp3'), 'recording')).toMatchObject({ reason: 'format' });
  });

  test('too many at once are told to come again, and later ones are served', async () => {
    const wav = wavFile({ seconds: 0.05 });
    const results = await Promise.all(
      Array.from({ length: 20 }, () => prepareSound(sentFile(wav), 'recording')),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(17);
    expect(results.filter((result) => !result.ok && result.error.reason === 'busy')).toHaveLength(3);
    expect((await prepareSound(sentFile(wav), 'recording')).ok).toBe(true);
  });
});
