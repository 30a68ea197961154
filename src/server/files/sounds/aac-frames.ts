import { bitReader, packBits } from './bits.ts';

/** The parameters that a player needs before the first frame. */
export interface AacConfig {
  /** The rate of the core; the extension doubles it. */
  readonly sampleRate: number;
  /** The number of the channel arrangement, 1 to 7; 1 is mono, 2 stereo. */
  readonly channels: number;
  /** Present in HE-AAC: the rate with the upper half of the tones, and whether stereo is made out of mono. */
  readonly extension: { readonly sampleRate: number; readonly isParametricStereo: boolean } | null;
}

/** Samples of the core in a frame. */
export const aacFrameSamples = 1024;

const rates = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
];
const [lowComplexity, bandReplication, parametricStereo, spelledOut] = [2, 5, 29, 15];
const [bandReplicationFollows, parametricStereoFollows] = [0x2b7, 0x548];

/**
 * Reads an AudioSpecificConfig; null for what is not AAC-LC with or without the extensions of HE-AAC, which are
 * what iPhones and browsers play. Source: ISO/IEC 14496-3, 1.6.2.1.
 */
export function readAacConfig(description: Uint8Array): AacConfig | null {
  const bits = bitReader(description);
  const rate = () => {
    const index = bits(4);
    return index === spelledOut ? bits(24) : (rates[index] ?? 0);
  };
  const type = bits(5);
  const [sampleRate, channels] = [rate(), bits(4)];
  let extension: AacConfig['extension'] = null;
  if (type === bandReplication || type === parametricStereo) {
    extension = { sampleRate: rate(), isParametricStereo: type === parametricStereo };
    if (bits(5) !== lowComplexity) return null;
  } else if (type !== lowComplexity) return null;
  // Short frames, frames that build on another codec, and extensions of error-proof profiles.
  if (bits(3) !== 0 || channels < 1 || channels > 7) return null;
  if (!extension && bits(11) === bandReplicationFollows && bits(5) === bandReplication && bits(1) === 1) {
    const upper = rate();
    const isParametricStereo = bits(11) === parametricStereoFollows && bits(1) === 1;
    extension = { sampleRate: upper, isParametricStereo };
  }
  const all = [sampleRate, extension?.sampleRate ?? sampleRate];
  return all.every((each) => each >= 7350 && each <= 96_000) ? { sampleRate, channels, extension } : null;
}

/** Writes the config again, so that it contains nothing else. Extensions come last, where older players stop reading. */
export function writeAacConfig({ sampleRate, channels, extension }: AacConfig): Uint8Array {
  const rate = (hertz: number) => {
    const index = rates.indexOf(hertz);
    return index < 0
      ? ([[4, spelledOut] as const, [24, hertz] as const] as const)
      : ([[4, index] as const] as const);
  };
  const core = [[5, lowComplexity] as const, ...rate(sampleRate), [4, channels] as const, [3, 0] as const];
  if (!extension) return packBits(core);
  const replication = [[11, bandReplicationFollows] as const, [5, bandReplication] as const, [1, 1] as const];
  const stereo = extension.isParametricStereo
    ? [[11, parametricStereoFollows] as const, [1, 1] as const]
    : [];
  return packBits([...core, ...replication, ...rate(extension.sampleRate), ...stereo]);
}

/** Reads the header of an ADTS frame (ISO/IEC 14496-3, 1.A.3.2) and returns the frame after it; null for anything else. */
export function readAdtsFrame(
  packet: Uint8Array,
): { readonly config: AacConfig; readonly frame: Uint8Array } | null {
  const bits = bitReader(packet);
  const [sync, , layer, hasNoChecksum] = [bits(12), bits(1), bits(2), bits(1)];
  const [type, sampleRate, , channels] = [bits(2) + 1, rates[bits(4)], bits(1), bits(3)];
  bits(4);
  const [length, , furtherBlocks] = [bits(13), bits(11), bits(2)];
  if (sync !== 0xfff || layer !== 0 || type !== lowComplexity || furtherBlocks !== 0) return null;
  if (sampleRate === undefined || channels === 0 || length !== packet.length) return null;
  return { config: { sampleRate, channels, extension: null }, frame: packet.subarray(hasNoChecksum ? 7 : 9) };
}

const element = { single: 0, pair: 1, data: 4, program: 5, fill: 6 };

/**
 * The length that the header of a bare frame can say. Common encoders write more than the 6144 bits a channel of the
 * standard at low sampling rates, and browsers play these frames.
 */
const maxFrameBytes = 8191;

/**
 * Whether a frame begins as a frame of this arrangement must and is no longer than one can be. It says nothing of
 * the coded tones behind. Source: ISO/IEC 14496-3, 4.4.2 (raw_data_block, ics_info).
 */
export function isAacFrame(frame: Uint8Array, { channels }: AacConfig): boolean {
  if (frame.length < 2 || frame.length > maxFrameBytes) return false;
  const bits = bitReader(frame);
  let kind = bits(3);
  for (; kind === element.fill || kind === element.data; kind = bits(3)) {
    // Data may be aligned to whole bytes, which no encoder asks for at the start of a frame.
    if (kind === element.data && bits(5) % 2 === 1) return false;
    const [short, long] = kind === element.fill ? [15, 14] : [255, 255];
    const count = bits(kind === element.fill ? 4 : 8);
    const size = count === short ? long + bits(8) : count;
    if (size > frame.length) return false;
    for (let left = size; left > 0; left -= 1) bits(8);
  }
  if (kind === element.program) return true;
  if (kind !== (channels === 2 ? element.pair : element.single)) return false;
  bits(4);
  const sharesWindow = kind === element.pair && bits(1) === 1;
  if (!sharesWindow) bits(8);
  const [reserved, window] = [bits(1), bits(2)];
  bits(1);
  if (reserved === 1) return false;
  // Eight short windows have up to 15 bands and no prediction to speak of.
  return window === 2 || (bits(6) <= 51 && bits(1) === 0);
}
