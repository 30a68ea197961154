import { crc32 } from 'node:zlib';

/** A frame of an animated PNG, and where it stands in the picture, in pixels. */
export interface PngFrame {
  /** A PNG of its own. */
  readonly png: Buffer;
  readonly left: number;
  readonly top: number;
}

/** The frames after the first picture, at most `max`; empty for a PNG that stands still. Source: PNG, third edition, 11.3.4. */
export function laterPngFrames(png: Uint8Array, max: number): readonly PngFrame[] {
  const file = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const before: Buffer[] = [];
  const frames: { readonly control: Buffer; readonly data: Buffer[] }[] = [];
  let isFirst = true;
  for (let at = 8; at + 12 <= file.length; ) {
    const end = at + 12 + file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, end - 4);
    if (type === 'IDAT') isFirst = false;
    else if (/^(IHDR|PLTE|tRNS)$/.test(type)) before.push(file.subarray(at, end));
    else if (type === 'fcTL' && !isFirst && frames.length < max) frames.push({ control: body, data: [] });
    else if (type === 'fcTL' && !isFirst) break;
    else if (type === 'fdAT') frames.at(-1)?.data.push(body.subarray(4));
    at = end;
  }
  const [header, ...others] = before;
  if (header?.length !== 25) return [];
  return frames.flatMap(({ control, data }) => {
    if (control.length !== 26) return [];
    const size = Buffer.concat([control.subarray(4, 12), header.subarray(16, 21)]);
    const chunks = [
      pngChunk('IHDR', size),
      ...others,
      pngChunk('IDAT', Buffer.concat(data)),
      pngChunk('IEND', Buffer.alloc(0)),
    ];
    const png = Buffer.concat([file.subarray(0, 8), ...chunks]);
    return [{ png, left: control.readUInt32BE(12), top: control.readUInt32BE(16) }];
  });
}

/** A part of a PNG: its length, type, data and check sum. */
export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
  ends[0].writeUInt32BE(data.length);
  ends[1].writeUInt32BE(crc32(body));
  return Buffer.concat([ends[0], body, ends[1]]);
}
