import { afterTags, looksLikeMp3 } from './mp3-frames.ts';

export type SoundFormat = 'wav' | 'ogg' | 'webm' | 'mp4' | 'aac' | 'mp3';

/** What the bytes say the file is; the name and the type that the browser sent say nothing. */
export function soundFormat(bytes: Uint8Array): SoundFormat | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (/^RIFF....WAVE/s.test(head)) return 'wav';
  if (head.startsWith('OggS')) return 'ogg';
  if (head.startsWith('\x1a\x45\xdf\xa3')) return 'webm';
  // The first box of QuickTime films that are older than the brands.
  if (/^....(ftyp|moov|mdat|wide|free|skip)/s.test(head)) return 'mp4';
  const start = afterTags(bytes);
  if (bytes[start] === 0xff && ((bytes[start + 1] ?? 0) & 0xf6) === 0xf0) return 'aac';
  return looksLikeMp3(bytes) ? 'mp3' : null;
}
