// Spec: 4.9
import { ALL_FORMATS, AudioSampleSink, BufferSource, Input } from 'mediabunny';
import { expect, test } from 'vitest';
import { pcm16, wavFile } from './wav.ts';

test('is the file that the format asks for, byte by byte', () => {
  const file = Buffer.from(wavFile([Int16Array.of(1, -2), Int16Array.of(32767)], 24_000));
  expect(file.length).toBe(50);
  expect(file.toString('latin1', 0, 4)).toBe('RIFF');
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  expect(file.toString('latin1', 8, 16)).toBe('WAVEfmt ');
  expect([file.readUInt32LE(16), file.readUInt16LE(20), file.readUInt16LE(22)]).toEqual([16, 1, 1]);
  expect([file.readUInt32LE(24), file.readUInt32LE(28)]).toEqual([24_000, 48_000]);
  expect([file.readUInt16LE(32), file.readUInt16LE(34)]).toEqual([2, 16]);
  expect(file.toString('latin1', 36, 40)).toBe('data');
  expect(file.readUInt32LE(40)).toBe(6);
  expect([44, 46, 48].map((at) => file.readInt16LE(at))).toEqual([1, -2, 32767]);
});

test('another reader finds the same samples, rate and length', async () => {
  const samples = Float32Array.from({ length: 12_000 }, (_, index) => Math.sin(index / 20) / 2);
  const file = wavFile([pcm16(samples.subarray(0, 5000)), pcm16(samples.subarray(5000))], 24_000);
  const track = await new Input({
    source: new BufferSource(file),
    formats: ALL_FORMATS,
  }).getPrimaryAudioTrack();
  if (!track) throw new Error('No sound in the file');
  expect(await track.getCodec()).toBe('pcm-s16');
  expect(await track.computeDuration()).toBeCloseTo(0.5, 5);
  const read: number[] = [];
  for await (const sample of new AudioSampleSink(track).samples()) {
    const plane = new Float32Array(sample.numberOfFrames);
    sample.copyTo(plane, { planeIndex: 0, format: 'f32-planar' });
    read.push(...plane);
    sample.close();
  }
  expect(read).toHaveLength(samples.length);
  for (const [index, value] of read.entries()) expect(value).toBeCloseTo(samples[index] ?? 9, 3);
});

test('what is too loud is cut, not turned over, and what is no number is silent', () => {
  expect([...pcm16(Float32Array.of(2, -2, 0.5, Number.NaN, 0))]).toEqual([32767, -32767, 16384, 0, 0]);
});

test('a file without samples is still one', () => {
  expect(wavFile([], 24_000).byteLength).toBe(44);
});
