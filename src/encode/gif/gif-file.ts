import { createLzwEncoder } from './lzw.ts';
import type { Colors } from './palette.ts';

export interface GifOptions {
  readonly width: number;
  readonly height: number;
  /** Up to 255 colours. The last index is transparent. */
  readonly colors: Colors;
}

/** The transparent index: the pixel of the previous frame stays. */
export const unchanged = 255;

/** The rectangle that changes. */
export interface GifFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Row by row. */
  readonly indices: Uint8Array;
}

/** Writes a GIF that loops for ever. Source: GIF89a specification. */
export interface GifFile {
  /** Adds a frame; `wait` sets how long it is shown. */
  add(frame: GifFrame): void;
  /** Shows the last frame for that many more hundredths of a second. */
  wait(hundredths: number): void;
  finish(): Blob;
}

/** The longest delay that a frame can carry. */
const longestDelay = 0xffff;

export function createGifFile({ width, height, colors }: GifOptions): GifFile {
  const lzw = createLzwEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [header(width, height), colorTable(colors), repeatForEver()];
  let control: Uint8Array<ArrayBuffer> | null = null;
  let delay = 0;
  return {
    add({ indices, ...box }) {
      control = graphicControl();
      delay = 0;
      parts.push(control, imageDescriptor(box), blocks(lzw.encode(indices)));
    },
    wait(hundredths) {
      if (!control) return;
      delay = Math.min(delay + hundredths, longestDelay);
      control.set(word(delay), 4);
    },
    finish: () => new Blob([...parts, Uint8Array.of(0x3b)], { type: 'image/gif' }),
  };
}

function header(width: number, height: number): Uint8Array<ArrayBuffer> {
  // A global table of 256 colours, eight bits each; no background, no aspect ratio.
  return Uint8Array.of(...ascii('GIF89a'), ...word(width), ...word(height), 0xf7, 0, 0);
}

function colorTable(colors: Colors): Uint8Array<ArrayBuffer> {
  const table = new Uint8Array(256 * 3);
  table.set(colors.map(Math.round));
  return table;
}

function repeatForEver(): Uint8Array<ArrayBuffer> {
  return Uint8Array.of(0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, 0, 0, 0);
}

function graphicControl(): Uint8Array<ArrayBuffer> {
  // Leave the picture as it is afterwards, and one index is transparent; the delay comes later.
  return Uint8Array.of(0x21, 0xf9, 4, (1 << 2) | 1, 0, 0, unchanged, 0);
}

function imageDescriptor({ left, top, width, height }: Omit<GifFrame, 'indices'>): Uint8Array<ArrayBuffer> {
  return Uint8Array.of(0x2c, ...word(left), ...word(top), ...word(width), ...word(height), 0);
}

/** The code size, then the codes in blocks of at most 255 bytes, each after its length. */
function blocks(codes: Uint8Array): Uint8Array<ArrayBuffer> {
  const count = Math.ceil(codes.length / 255);
  const data = new Uint8Array(codes.length + count + 2);
  data[0] = 8;
  for (let block = 0; block < count; block += 1) {
    const piece = codes.subarray(block * 255, (block + 1) * 255);
    data[1 + block * 256] = piece.length;
    data.set(piece, 2 + block * 256);
  }
  return data;
}

function word(value: number): [number, number] {
  return [value & 0xff, value >> 8];
}

function ascii(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}
