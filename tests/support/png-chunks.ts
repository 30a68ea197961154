import { pngChunk } from '#server/files/photos/png-frames.ts';

/** Colours of HDR: BT.2020 and PQ, full range. Source: ITU-T H.273. */
export const cicpPq = Uint8Array.of(9, 16, 0, 1);

/** A PNG with more chunks behind its header, which is the first and has 25 bytes. */
export function pngWith(png: Buffer, chunks: readonly (readonly [type: string, data: Uint8Array])[]): Buffer {
  const start = 8 + 25;
  return Buffer.concat([
    png.subarray(0, start),
    ...chunks.map(([type, data]) => pngChunk(type, data)),
    png.subarray(start),
  ]);
}
