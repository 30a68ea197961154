import { limits } from '#card/document/limits.ts';
import type { MessageRef } from '#content/languages/message-ref.ts';
import { afterTags, looksLikeMp3 } from './mp3-header.ts';

export type SoundFormat = 'wav' | 'ogg' | 'webm' | 'mp4' | 'aac' | 'mp3' | 'flac';

/** What the page and the server both find out about a file that somebody chose, by this code. */
export type SoundFileProblem = 'empty' | 'too-large' | 'format';

export const soundFileSentences: Readonly<Record<SoundFileProblem, MessageRef>> = {
  empty: ['sound.empty'],
  'too-large': ['sound.tooLarge', { max: limits.audio.bytes / 1024 / 1024 }],
  format: ['sound.format'],
};

/** Why a file of so many bytes is not read at all; null when it is. */
export function soundSizeProblem(size: number): 'empty' | 'too-large' | null {
  if (size === 0) return 'empty';
  return size > limits.audio.bytes ? 'too-large' : null;
}

/** The format of a whole file according to its bytes; null for others. Its name and type cannot be trusted. */
export function soundFormat(bytes: Uint8Array): SoundFormat | null {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  if (/^(RIFF|RF64)....WAVE/s.test(head)) return 'wav';
  if (head.startsWith('OggS')) return 'ogg';
  if (head.startsWith('\x1a\x45\xdf\xa3')) return 'webm';
  // Old QuickTime files have no `ftyp` box and begin with one of the others.
  if (/^....(ftyp|moov|mdat|wide|free|skip)/s.test(head)) return 'mp4';
  const start = afterTags(bytes);
  if (String.fromCharCode(...bytes.subarray(start, start + 4)) === 'fLaC') return 'flac';
  if (bytes[start] === 0xff && ((bytes[start + 1] ?? 0) & 0xf6) === 0xf0) return 'aac';
  return looksLikeMp3(bytes) ? 'mp3' : null;
}
