import {
  AudioSample,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { expect, test } from 'vitest';
import { soundFile } from '#tests/support/sounds.ts';
import { secondsBeforeSound } from '../sound/mp3-header.ts';
import { type OpenSound, samplesAfter } from '../sound/open-sound.ts';
import { addAudioTrack } from './audio-track.ts';

const seconds = 1024 / 48_000;
const config = {
  codec: 'mp4a.40.2',
  sampleRate: 48_000,
  numberOfChannels: 2,
  description: Uint8Array.of(0x11, 0x90),
};

const newFile = () => new Output({ format: new Mp4OutputFormat(), target: new BufferTarget() });

/** The number in each packet, and when it is played. */
async function packetsOf(output: ReturnType<typeof newFile>) {
  const input = new Input({
    source: new BufferSource(output.target.buffer ?? new ArrayBuffer()),
    formats: [MP4],
  });
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new Error('There is no sound.');
  const packets = new EncodedPacketSink(track);
  const numbers: [number | undefined, number][] = [];
  for await (const { data, timestamp } of packets.packets()) numbers.push([data[0], timestamp]);
  return { packets, numbers };
}

/** Six packets; an edit list hides the first two, and half of the third. */
async function storedSound(): Promise<OpenSound> {
  const output = newFile();
  const source = new EncodedAudioPacketSource('aac');
  output.addAudioTrack(source);
  await output.start();
  for (let number = 0; number < 6; number += 1) {
    const packet = new EncodedPacket(Uint8Array.of(number, 0), 'key', (number - 2.5) * seconds, seconds);
    await source.add(packet, { decoderConfig: config });
  }
  await output.finalize();
  const { packets } = await packetsOf(output);
  const sound = { seconds: 3.5 * seconds, decodable: false, close: () => undefined };
  return { ...sound, aac: { packets, config }, samples: () => (async function* () {})() };
}

test.each([
  ['at its beginning all packets are copied, and hidden as they were', 0, [0, 1, 2, 3, 4, 5]],
  ['later those that are not played are left out: nothing hides them there', 2, [2, 3, 4, 5]],
])('of a sound that begins in a video %s', async (_, start, numbers) => {
  const video = newFile();
  const sound = await storedSound();
  const fill = addAudioTrack(video, { sound, encoding: 'copy', start, signal: new AbortController().signal });
  await video.start();
  await fill(10);
  await video.finalize();
  const found = await packetsOf(video);
  expect(found.numbers.map(([number]) => number)).toEqual(numbers);
  expect(found.numbers.find(([number]) => number === 3)?.[1]).toBeCloseTo(start + 0.5 * seconds, 3);
});

test('what the encoder of an MP3 put before the sound is left out of a video', async () => {
  const before = secondsBeforeSound(soundFile('kinds/mp3-vbr-lame-gapless.mp3'));
  expect(before * 48_000).toBeCloseTo(576 + 529);
  expect(secondsBeforeSound(soundFile('kinds/mp3-vbr-no-xing.mp3'))).toBe(0);
  async function* decoded() {
    for (let frame = 0; frame < 3; frame += 1) {
      const data = Float32Array.from({ length: 1152 }, (_, index) => frame * 1152 + index);
      const timestamp = (frame * 1152) / 48_000;
      yield new AudioSample({ data, format: 'f32', numberOfChannels: 1, sampleRate: 48_000, timestamp });
    }
  }
  const heard: number[][] = [];
  for await (const sample of samplesAfter(before, decoded())) {
    const first = new Float32Array(sample.numberOfFrames);
    sample.copyTo(first, { planeIndex: 0, format: 'f32-planar' });
    heard.push([first[0] ?? 0, first.length, Math.round(sample.timestamp * 48_000)]);
    sample.close();
  }
  expect(heard).toEqual([
    [1105, 47, 0],
    [1152, 1152, 47],
    [2304, 1152, 1199],
  ]);
});
