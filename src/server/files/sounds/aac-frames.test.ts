import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type AacConfig, isAacFrame, readAacConfig, readAdtsFrame, writeAacConfig } from './aac-frames.ts';

const stereo: AacConfig = { sampleRate: 44_100, channels: 2, extension: null };

test.each<AacConfig>([
  stereo,
  { sampleRate: 8000, channels: 1, extension: null },
  { sampleRate: 37_800, channels: 6, extension: null },
  { sampleRate: 24_000, channels: 2, extension: { sampleRate: 48_000, isParametricStereo: false } },
  { sampleRate: 22_050, channels: 1, extension: { sampleRate: 44_100, isParametricStereo: true } },
])('what is written is read again: %j', (config) => {
  expect(readAacConfig(writeAacConfig(config))).toEqual(config);
});

test('configs as encoders write them', () => {
  expect(readAacConfig(Buffer.from('121056e500', 'hex'))).toEqual(stereo);
  // HE-AAC with the extension before the core: 22.05 kHz stereo doubled.
  expect(readAacConfig(Buffer.from('2b920800', 'hex'))).toEqual({
    sampleRate: 22_050,
    channels: 2,
    extension: { sampleRate: 44_100, isParametricStereo: false },
  });
  expect(Buffer.from(writeAacConfig(stereo)).toString('hex')).toBe('1210');
});

test.each(['', '00', '1200', '1214', '0a10', 'f95000'])('no player of ours knows the config %j', (hex) => {
  expect(readAacConfig(Buffer.from(hex, 'hex'))).toBeNull();
});

test('frames are told from other bytes', () => {
  expect(isAacFrame(Buffer.from('21100460', 'hex'), stereo)).toBe(true);
  const others = [
    readFileSync('package.json'),
    Buffer.from('<!doctype html>'),
    Buffer.alloc(40),
    Buffer.alloc(0),
  ];
  for (const bytes of others) expect(isAacFrame(bytes, stereo)).toBe(false);
});

test('a frame may be longer than the bits that the standard gives a channel, as players allow', () => {
  const long = Buffer.concat([Buffer.from('21100460', 'hex'), Buffer.alloc(1540)]);
  expect(isAacFrame(long, stereo)).toBe(true);
  expect(isAacFrame(Buffer.concat([long, Buffer.alloc(8192)]), stereo)).toBe(false);
});

test('what is no bare stream has no frames', () => {
  expect(readAdtsFrame(Buffer.from('fff1508000fffc21', 'hex'))).toBeNull();
  expect(readAdtsFrame(Buffer.alloc(0))).toBeNull();
});
