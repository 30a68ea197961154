import { expect, test } from 'vitest';
import { photoFormat } from './photo-format.ts';

const of = (text: string) => photoFormat(Buffer.from(text, 'latin1'));

test.each([
  ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['webp', 'RIFF\x10\0\0\0WEBPVP8 '],
  ['gif', 'GIF89a'],
  ['avif', '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'],
  ['avif', '\0\0\0\x1cftypavis\0\0\0\0avismsf1miaf'],
  ['avif', '\0\0\0\x20ftypmif1\0\0\0\0mif1avifmiaf'],
  ['heic', '\0\0\0\x24ftypheic\0\0\0\0mif1MiHEMiPrmiaf'],
  ['heic', '\0\0\0\x18ftypheix\0\0\0\0mif1heix'],
  ['heic', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic'],
] as const)('%s by its first bytes', (format, bytes) => expect(of(bytes)).toBe(format));

test.each([
  ['nothing', ''],
  ['an MP4', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
  ['a voice note', '\0\0\0\x1cftypM4A \0\0\0\0M4A mp42isom'],
  ['a WAV', 'RIFF\x10\0\0\0WAVEfmt '],
  ['TIFF', 'II*\0\x08\0\0\0'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
])('%s is no photo', (_, bytes) => expect(of(bytes)).toBeNull());
