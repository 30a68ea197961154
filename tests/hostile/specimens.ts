import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { pngChunk } from '#server/files/photos/png-frames.ts';
import { exif, xmp } from '../support/photo-metadata.ts';
import { inContainer, soundFile, wavFile } from '../support/sounds.ts';

/** A file that a visitor might send, full of what must not come out again: wherever it is kept, it says CANARY. */
export interface Specimen {
  readonly name: string;
  readonly to: 'photo' | 'sound';
  readonly bytes: Buffer;
}

/** Noise with the place where it was taken, the camera, a colour profile. */
function picture(side = 48) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: side * 2, height: side, channels: 3, background: '#888', noise } })
    .keepIccProfile()
    .withExif(exif)
    .withXmp(xmp);
}

/** Small photos of every kind that is taken, and one of each kind of sound. */
export async function specimens(): Promise<Specimen[]> {
  const jpeg = withSegments(await picture().jpeg().toBuffer());
  const progressive = withSegments(await picture().jpeg({ progressive: true }).toBuffer());
  const png = withTexts(await picture().png().toBuffer());
  const photos: [string, Buffer][] = [
    ['JPEG', jpeg],
    ['progressive JPEG', progressive],
    ['PNG', png],
    ['WebP', await picture().webp().toBuffer()],
    ['lossless WebP', await picture().webp({ lossless: true }).toBuffer()],
    ['GIF', withComment(await picture().gif().toBuffer())],
    ['AVIF', await picture().avif({ effort: 0 }).toBuffer()],
  ];
  const mp3 = soundFile('song.mp3').subarray(0, 30_000);
  const sounds: [string, Buffer][] = [
    ['MP3', Buffer.concat([id3(), mp3, Buffer.from('TAGCANARYTITLE'.padEnd(128, '\0'), 'latin1')])],
    ['M4A', soundFile('clip.mp4')],
    ['AAC', Buffer.concat([id3(), await inContainer(soundFile('clip.mp4'), 'adts')])],
    ['Opus', soundFile('song-opus.ogg')],
    ['Vorbis', soundFile('song-vorbis.ogg')],
    ['WebM', await inContainer(soundFile('song-opus.ogg'), 'webm')],
    ['WAV', wavFile({ seconds: 0.3 })],
  ];
  return [
    ...photos.map(([name, bytes]) => ({ name, to: 'photo' as const, bytes })),
    ...sounds.map(([name, bytes]) => ({ name, to: 'sound' as const, bytes })),
  ];
}

/** A comment and what photo programs write, behind the first two bytes of a JPEG. */
function withSegments(jpeg: Buffer): Buffer {
  const segment = (marker: number, text: string) => {
    const data = Buffer.from(text, 'latin1');
    return Buffer.concat([
      Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]),
      data,
    ]);
  };
  const iptc = segment(0xed, 'Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x10\x1c\x02\x78\0\x0bCANARYIPTC\0');
  return Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xfe, 'CANARYCOMMENT <script>'),
    iptc,
    jpeg.subarray(2),
  ]);
}

/** Behind the first chunk of a PNG, which is 33 bytes from its start. */
export function insertedInPng(png: Buffer, ...chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
}

function withTexts(png: Buffer): Buffer {
  const zipped = deflateSync('CANARYZIPPED <script>alert(1)</script>');
  return insertedInPng(
    png,
    pngChunk('tEXt', Buffer.from('Comment\0CANARYPLAIN <script>alert(1)</script>')),
    pngChunk('zTXt', Buffer.concat([Buffer.from('Author\0\0'), zipped])),
    pngChunk('iTXt', Buffer.from('XML:com.adobe.xmp\0\0\0\0\0CANARYITXT')),
  );
}

/** In front of the first frame's block: what programs write about themselves. */
function withComment(gif: Buffer): Buffer {
  const colours = (gif[10] ?? 0) & 0x80 ? 3 * 2 ** (((gif[10] ?? 0) & 7) + 1) : 0;
  const text = Buffer.from('CANARYGIF <script>alert(1)</script>');
  const block = Buffer.concat([Buffer.from([0x21, 0xfe, text.length]), text, Buffer.from([0])]);
  return Buffer.concat([gif.subarray(0, 13 + colours), block, gif.subarray(13 + colours)]);
}

/** A title and a "picture" that is a page. */
function id3(): Buffer {
  const frame = (name: string, text: string) => {
    const data = Buffer.from(text, 'latin1');
    const head = Buffer.from(`${name}......`, 'latin1');
    head.writeUInt32BE(data.length, 4);
    head.writeUInt16BE(0, 8);
    return Buffer.concat([head, data]);
  };
  const page = '\0image/png\0\x03\0<html>CANARYPICTURE<script>alert(1)</script></html>';
  const frames = Buffer.concat([frame('TIT2', '\0CANARYTITLE'), frame('APIC', page)]);
  const head = Buffer.from('ID3\x03\0\0....', 'latin1');
  // Seven bits in each byte.
  for (const [index, shift] of [21, 14, 7, 0].entries()) head[6 + index] = (frames.length >> shift) & 127;
  return Buffer.concat([head, frames]);
}
