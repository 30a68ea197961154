import { limits } from '#card/document/limits.ts';
import type { MessageRef } from '#content/languages/message-ref.ts';

/** The formats of photos that we know; HEIC is patented, and read by some browsers only. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

/** What the page and the server both find out about a file that somebody chose, by this code. */
export type PhotoFileProblem = 'empty' | 'too-large' | 'format' | 'heic';

export const photoFileSentences: Readonly<Record<PhotoFileProblem, MessageRef>> = {
  empty: ['photo.empty'],
  'too-large': ['photo.tooLarge', { max: limits.photo.bytes / 1024 / 1024 }],
  format: ['photo.format'],
  heic: ['photo.heic'],
};

/** Why a file of so many bytes is not read at all; null when it is. */
export function photoSizeProblem(size: number): 'empty' | 'too-large' | null {
  if (size === 0) return 'empty';
  return size > limits.photo.bytes ? 'too-large' : null;
}

/** How many of a file's first bytes tell its format. */
export const photoHeadBytes = 64;

/** The format according to the first bytes; null for what is no photo. The name and type of a file cannot be trusted. */
export function photoFormat(bytes: Uint8Array): PhotoFormat | null {
  const head = String.fromCharCode(...bytes.subarray(0, photoHeadBytes));
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF....WEBP/s.test(head)) return 'webp';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  return isobmffFormat(head);
}

/** AVIF and HEIC have one container; its brands tell them apart. Source: ISO/IEC 23008-12, annex B; AV1 Image File Format, 6. */
function isobmffFormat(head: string): PhotoFormat | null {
  const [, brand = '', others = ''] = /^....ftyp(....)....((?:[\w ]{4})*)/s.exec(head) ?? [];
  const brands = [brand, ...(others.match(/..../g) ?? [])];
  if (/^avi[fs]$/.test(brand) || (brand === 'mif1' && brands.includes('avif'))) return 'avif';
  return /^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(brand) ? 'heic' : null;
}
