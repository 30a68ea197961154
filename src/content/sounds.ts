import type { Audio } from '#card/document/card.ts';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { findSong } from './songs.ts';
import { findVoice } from './voices.ts';

/** What a card plays, ready to be played. */
export interface Sound {
  readonly kind: Audio['kind'];
  readonly href: string;
  /** What to call it. */
  readonly title: string;
  readonly seconds: number;
  /** What is sung or said, line by line; nobody knows it of sounds that were uploaded. */
  readonly words: readonly string[];
}

/** Null for a card without a sound, and for a song or voice that we do not have. */
export function soundOf(audio: Audio | null): Sound | null {
  switch (audio?.kind) {
    case undefined:
      return null;
    case 'song': {
      const song = findSong(audio.id);
      return song
        ? { kind: 'song', href: song.url, title: song.name, seconds: song.seconds, words: song.lyrics }
        : null;
    }
    case 'voice': {
      const voice = findVoice(audio.id);
      return voice
        ? { kind: 'voice', href: voice.url, title: voice.name, seconds: voice.seconds, words: [voice.text] }
        : null;
    }
    case 'recording':
      return { ...ownSound(audio), title: 'A voice message' };
    case 'upload':
      return { ...ownSound(audio), title: isolatedLine(withoutExtension(audio.name)) || 'A sound' };
  }
}

function ownSound({ kind, file, seconds }: Extract<Audio, { kind: 'upload' | 'recording' }>) {
  return { kind, href: `/files/${file}`, seconds, words: [] };
}

function withoutExtension(name: string): string {
  return name.replace(/\.[a-z0-9]{2,4}$/i, '');
}
