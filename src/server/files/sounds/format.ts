import { afterTags, looksLikeMp3 } from './mp3-frames.ts';

export type SoundFormat = 'wav' | 'ogg' | 'webm' | 'mp4' | 'aac' | 'mp3';

/** The format according to the first bytes. The name and type from the browser cannot be trusted. */
export function soundFormat(bytes: Uint8Array): SoundFormat | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (/^RIFF....WAVE/s.test(head)) return 'wav';
  if (head.startsWith('OggS')) return 'ogg';
  if (head.startsWith('\x1a\x45\xdf\xa3')) return 'webm';
  // Old QuickTime files have no `ftyp` box and begin with one of the others.
  if (/^....(ftyp|moov|mdat|wide|free|skip)/s.test(head)) return 'mp4';
  const start = afterTags(bytes);
  if (bytes[start] === 0xff && ((bytes[start + 1] ?? 0) & 0xf6) === 0xf0) return 'aac';
  return looksLikeMp3(bytes) ? 'mp3' : null;
}
