import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { pngChunk } from '#server/files/photos/png-frames.ts';
import { wavFile } from '../support/sounds.ts';
import { insertedInPng, type Specimen } from './specimens.ts';

/** Little as a file, much for whoever believes it. */
export interface Bomb extends Specimen {
  /** It must not be kept. Others may be: they are large, but not too large. */
  readonly isRefused: boolean;
}

const megabyte = 1024 * 1024;

/** Black, one bit a pixel; `rows` of its lines are there, or other data in their place. */
function blackPng(side: number, { rows = side, height = side } = {}): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(height, 4);
  const lines = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * rows));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', lines),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The sizes in a JPEG's frame header exchanged. */
function sized(jpeg: Buffer, side: number): Buffer {
  const copy = Buffer.from(jpeg);
  for (let at = 2; at < copy.length - 9; at += 2 + copy.readUInt16BE(at + 2)) {
    const marker = copy[at + 1] ?? 0;
    if (marker < 0xc0 || marker > 0xc2) continue;
    copy.writeUInt16BE(side, at + 5);
    copy.writeUInt16BE(side, at + 7);
    break;
  }
  return copy;
}

/** A progressive JPEG whose last scan comes again and again, as often as there is room. */
function endless(jpeg: Buffer, bytes: number): Buffer {
  const [start, end] = [jpeg.lastIndexOf('\xff\xda', undefined, 'latin1'), jpeg.length - 2];
  const scan = jpeg.subarray(start, end);
  const again = Array<Buffer>(Math.floor((bytes - jpeg.length) / scan.length)).fill(scan);
  return Buffer.concat([jpeg.subarray(0, end), ...again, jpeg.subarray(end)]);
}

/** A GIF whose screen is as large as can be said, with `frames` frames of one pixel. */
function crowdedGif(frames: number, side = 65_535): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  head.writeUInt16LE(side, 6);
  head.writeUInt16LE(side, 8);
  const frame = Buffer.from('21f90400010000002c00000000010001000002024401' + '00', 'hex');
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')]);
}

/** Boxes or elements in one another. */
function nested(head: (size: number) => Buffer, depth: number): Buffer {
  let size = 0;
  const heads: Buffer[] = [];
  for (let level = 0; level < depth; level += 1) {
    const one = head(size);
    heads.push(one);
    size += one.length;
  }
  return Buffer.concat(heads.reverse());
}

function box(size: number): Buffer {
  const head = Buffer.from('....moov', 'latin1');
  head.writeUInt32BE(size + 8);
  return head;
}

/** EBML: a cluster of unknown size within the one before. */
const cluster = Buffer.from('1f43b67501ffffffffffffff', 'hex');

export async function bombs(): Promise<Bomb[]> {
  const flat = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#cc8844' } });
  const small = await flat(64).jpeg().toBuffer();
  const progressive = await flat(4_800).greyscale().jpeg({ progressive: true }).toBuffer();
  const webp = await flat(64).webp().toBuffer();
  const wide = Buffer.from('RIFF....WEBPVP8X\x0a\0\0\0\0\0\0\0\xff\x3f\0\xff\x3f\0', 'latin1');
  const frame = webp.subarray(12);
  wide.writeUInt32LE(wide.length - 8 + frame.length, 4);
  const avif = await flat(64).avif({ effort: 0 }).toBuffer();
  const ispe = avif.indexOf('ispe') + 8;
  const wideAvif = Buffer.from(avif);
  wideAvif.writeUInt32BE(65_535, ispe);
  wideAvif.writeUInt32BE(65_535, ispe + 4);
  const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(200 * megabyte, 65))]);
  const profile = Buffer.concat([Buffer.from('icc\0\0'), deflateSync(Buffer.alloc(100 * megabyte))]);
  const texts = Array<Buffer>(100_000).fill(pngChunk('tEXt', Buffer.from('a\0b')));
  const long = wavFile({ seconds: 0.1, sampleRate: 8_000, bits: 8 });
  const slow = Buffer.concat([long, Buffer.alloc(9 * megabyte)]);
  slow.writeUInt32LE(0xffffffff, slow.indexOf('data') + 4);
  slow.writeUInt32LE(1, slow.indexOf('fmt ') + 12);
  const photos: [string, Buffer, boolean][] = [
    ['PNG of 196 megapixels', blackPng(14_000), true],
    ['PNG of 4,295 megapixels', blackPng(1_000, { height: 4_294_967 }), true],
    ['PNG of 23 megapixels', blackPng(4_800), false],
    ['PNG with 8,000 times its pixels', blackPng(100, { rows: 8_000_000 }), false],
    ['PNG with 200 MB of comment', insertedInPng(blackPng(64), pngChunk('zTXt', text)), false],
    ['PNG with 100 MB of colour profile', insertedInPng(blackPng(64), pngChunk('iCCP', profile)), false],
    ['PNG with 100,000 comments', insertedInPng(blackPng(64), ...texts), false],
    ['JPEG of 4,290 megapixels', sized(small, 65_500), true],
    ['JPEG of 100 megapixels', await flat(10_000).jpeg().toBuffer(), true],
    ['JPEG that claims 23 megapixels', sized(small, 4_800), false],
    ['progressive JPEG without end', endless(progressive, 9 * megabyte), false],
    ['GIF with a screen of 4,295 megapixels', crowdedGif(1), false],
    ['GIF of 400,000 frames', crowdedGif(400_000, 100), false],
    ['WebP of 268 megapixels', Buffer.concat([wide, frame]), true],
    ['AVIF of 4,295 megapixels', wideAvif, true],
    [
      '10 MB of nothing behind the beginning of a JPEG',
      Buffer.concat([small.subarray(0, 4), Buffer.alloc(9 * megabyte)]),
      true,
    ],
  ];
  const sounds: [string, Buffer, boolean][] = [
    ['WAV of 4 GB at one sample a second', slow, true],
    ['WAV of twenty minutes', wavFile({ seconds: 1_200, sampleRate: 8_000, bits: 8 }), true],
    [
      'MP4 with 100,000 boxes in one another',
      Buffer.concat([Buffer.from('\0\0\0\x10ftypM4A \0\0\0\0', 'latin1'), nested(box, 100_000)]),
      true,
    ],
    [
      'WebM with 500,000 clusters in one another',
      Buffer.concat([Buffer.from('1a45dfa380', 'hex'), ...Array<Buffer>(500_000).fill(cluster)]),
      true,
    ],
    ['10 MB of beginnings of MP3 frames', Buffer.alloc(10 * megabyte, Buffer.from('fffb9064', 'hex')), true],
    ['10 MB of tags', Buffer.alloc(10 * megabyte, Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1')), true],
    [
      '10 MB of pages of Ogg',
      Buffer.alloc(10 * megabyte, Buffer.from('OggS\0\x02'.padEnd(27, '\0'), 'latin1')),
      true,
    ],
    [
      '10 MB of AAC frames without sound',
      Buffer.alloc(10 * megabyte, Buffer.from('fff15080002000', 'hex')),
      true,
    ],
  ];
  return [
    ...photos.map(([name, bytes, isRefused]) => ({ name, to: 'photo' as const, bytes, isRefused })),
    ...sounds.map(([name, bytes, isRefused]) => ({ name, to: 'sound' as const, bytes, isRefused })),
  ];
}
