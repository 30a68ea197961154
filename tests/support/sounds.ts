import { readFileSync } from 'node:fs';
import {
  AdtsOutputFormat,
  ALL_FORMATS,
  type AudioCodec,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import { random } from '#card/scene/random.ts';

/** Files of our own songs; `tests/fixtures/sounds/README.md` says how they were made. */
export function soundFile(
  name: 'song.mp3' | 'song-opus.ogg' | 'song-vorbis.ogg' | 'clip.mp4' | `kinds/${string}`,
): Buffer {
  return readFileSync(`tests/fixtures/sounds/${name}`);
}

interface WavOptions {
  readonly seconds?: number;
  readonly sampleRate?: number;
  readonly channels?: number;
  /** Of a sample; 32 are floating-point numbers. */
  readonly bits?: 8 | 16 | 24 | 32;
  readonly hertz?: number;
}

/** A tone, with a note about who recorded it where. */
export function wavFile({
  seconds = 1,
  sampleRate = 16_000,
  channels = 1,
  bits = 16,
  hertz = 440,
}: WavOptions = {}): Buffer {
  const [frames, size] = [Math.round(seconds * sampleRate), bits / 8];
  const data = Buffer.alloc(frames * channels * size);
  for (let index = 0; index < frames * channels; index += 1) {
    const value = Math.sin((2 * Math.PI * hertz * Math.floor(index / channels)) / sampleRate) / 2;
    if (bits === 32) data.writeFloatLE(value, index * size);
    else if (bits === 8) data.writeUInt8(Math.round(128 + value * 127), index);
    else data.writeIntLE(Math.round(value * (2 ** (bits - 1) - 1)), index * size, size);
  }
  const format = Buffer.alloc(16);
  format.writeUInt16LE(bits === 32 ? 3 : 1, 0);
  format.writeUInt16LE(channels, 2);
  format.writeUInt32LE(sampleRate, 4);
  format.writeUInt32LE(sampleRate * channels * size, 8);
  format.writeUInt16LE(channels * size, 12);
  format.writeUInt16LE(bits, 14);
  const list = chunk(
    'LIST',
    Buffer.concat([Buffer.from('INFO'), chunk('IART', Buffer.from('CANARYARTIST'))]),
  );
  return chunk(
    'RIFF',
    Buffer.concat([Buffer.from('WAVE'), list, chunk('fmt ', format), chunk('data', data)]),
  );
}

/** MP3 bytes, or bytes of another codec, in a WAV file. */
export function inWav(codec: number, data: Uint8Array): Buffer {
  const format = Buffer.alloc(20);
  format.writeUInt16LE(codec, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(44_100, 4);
  format.writeUInt16LE(1, 12);
  return chunk(
    'RIFF',
    Buffer.concat([Buffer.from('WAVE'), chunk('fmt ', format), chunk('data', Buffer.from(data))]),
  );
}

/** Frames of silence in an MP3 of 128 kbit/s and 44.1 kHz in stereo. */
export function silentMp3(frames: number): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb9000);
  return Buffer.alloc(frames * frame.length, frame);
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.from(`${name}....`, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

const containers: Readonly<Record<'webm' | 'adts' | 'mp4' | 'mov', () => OutputFormat>> = {
  webm: () => new WebMOutputFormat(),
  adts: () => new AdtsOutputFormat(),
  mp4: () => new Mp4OutputFormat(),
  mov: () => new MovOutputFormat(),
};

/** The packets of a sound in another container, with a title. */
export async function inContainer(bytes: Uint8Array, container: keyof typeof containers): Promise<Buffer> {
  const track = await trackOf(bytes);
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()];
  const format = containers[container]();
  const output = new Output({ format, target: new BufferTarget() });
  const source = new EncodedAudioPacketSource(codec as AudioCodec);
  output.addAudioTrack(source);
  if (container !== 'adts') output.setMetadataTags({ title: 'CANARYTITLE' });
  await output.start();
  for await (const packet of new EncodedPacketSink(track).packets()) {
    if (packet.timestamp >= 0 && decoderConfig) await source.add(packet, { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(output.target.buffer ?? new ArrayBuffer());
}

async function trackOf(bytes: Uint8Array) {
  const track = await new Input({
    source: new BufferSource(bytes),
    formats: ALL_FORMATS,
  }).getPrimaryAudioTrack();
  if (!track) throw new Error('There is no sound in the file.');
  return track;
}

/** What a player finds in a file. */
export async function heard(bytes: Uint8Array) {
  const track = await trackOf(bytes);
  let packets = 0;
  for await (const _ of new EncodedPacketSink(track).packets()) packets += 1;
  return {
    codec: await track.getCodec(),
    channels: await track.getNumberOfChannels(),
    sampleRate: await track.getSampleRate(),
    seconds: await track.computeDuration(),
    packets,
  };
}

/** The file with some bytes changed, cut out, repeated or cut off; the same seed changes the same. */
export function mutated(bytes: Uint8Array, seed: number): Buffer {
  const { int, pick } = random(seed);
  const copy = Buffer.from(bytes);
  // Headers are short and the most dangerous: half of all changes happen there.
  const place = () => int(0, (int(0, 1) === 0 ? Math.min(copy.length, 600) : copy.length) - 1);
  const from = place();
  const length = int(1, 2000);
  if (seed % 8 === 0) return copy.subarray(0, from);
  if (seed % 8 === 1) return Buffer.concat([copy.subarray(0, from), copy.subarray(from + length)]);
  if (seed % 8 === 2) return Buffer.concat([copy.subarray(0, from + length), copy.subarray(from)]);
  for (let changes = int(1, seed % 8 === 3 ? 200 : 6); changes > 0; changes -= 1) {
    copy[place()] = pick([0, 255, 127, 128, int(0, 255)]);
  }
  return copy;
}
