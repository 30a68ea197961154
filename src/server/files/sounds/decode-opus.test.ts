import { BufferSource, type EncodedPacket, EncodedPacketSink, Input, OGG } from 'mediabunny';
import { expect, test } from 'vitest';
import { soundFile } from '#tests/support/sounds.ts';
import { decodeOpus } from './decode-opus.ts';
import { bytesOf } from './open-stream.ts';

const track = await new Input({
  source: new BufferSource(soundFile('song-opus.ogg')),
  formats: [OGG],
}).getPrimaryAudioTrack();
const header = bytesOf((await track?.getDecoderConfig()) ?? null) ?? new Uint8Array();
const packets: EncodedPacket[] = [];
if (track) for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);

/** The loudest sample when the header says this gain. */
async function peak(decibels: number): Promise<number> {
  const description = Buffer.from(header);
  description.writeInt16LE(Math.round(decibels * 256), 16);
  let loudest = 0;
  for await (const { channelData } of decodeOpus(packets, description, false)) {
    for (const sample of channelData[0] ?? []) loudest = Math.max(loudest, Math.abs(sample));
  }
  return loudest;
}

test('the gain of the header is applied, as players do', async () => {
  const plain = await peak(0);
  expect(plain).toBeGreaterThan(0.1);
  expect((await peak(-20)) / plain).toBeCloseTo(0.1, 4);
  expect((await peak(3)) / plain).toBeCloseTo(1.4125, 3);
  expect(await peak(12)).toBe(1);
});
