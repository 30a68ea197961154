// Spec: 3.14, 9.10
import { readFileSync } from 'node:fs';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { expect, test } from 'vitest';
import { findSong, songs } from '#content/songs.ts';
import { findVoice, voices } from '#content/voices.ts';

const limit = 300_000;

async function packetsBySecond(track: ConstructorParameters<typeof EncodedPacketSink>[0]): Promise<number[]> {
  const bytes: number[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const second = Math.max(0, Math.floor(packet.timestamp));
    bytes[second] = (bytes[second] ?? 0) + packet.byteLength;
  }
  return bytes;
}

test('there are thirteen songs and two voices, found by their ids', () => {
  expect(songs).toHaveLength(13);
  expect(voices).toHaveLength(2);
  for (const song of songs) expect(findSong(song.id)).toBe(song);
  for (const voice of voices) expect(findVoice(voice.id)).toBe(voice);
  expect(findSong('warm-wishes')).toBeUndefined();
  expect(findVoice('happy-birthday')).toBeUndefined();
});

test.each([...songs, ...voices])(
  '$name is AAC-LC that plays everywhere, as long as announced',
  async ({ url, seconds }) => {
    const file = readFileSync(`public${url}`);
    expect(file.length).toBeLessThan(limit);
    // The index stands before the sound, so that it plays while it loads.
    expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));

    const input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS });
    expect(await input.getTracks()).toHaveLength(1);
    const track = await input.getPrimaryAudioTrack();
    if (!track) throw new Error('No sound in the file');
    expect(await track.getCodecParameterString()).toBe('mp4a.40.2');
    expect(await track.getDecoderConfig()).toMatchObject({ sampleRate: 44_100, numberOfChannels: 2 });
    expect(Math.abs((await track.computeDuration()) - seconds)).toBeLessThan(0.1);

    // A second of silence takes fewer than 700 bytes; the last one fades.
    const bytes = await packetsBySecond(track);
    for (const size of bytes.slice(0, Math.floor(seconds) - 1)) expect(size).toBeGreaterThan(2500);
  },
);
