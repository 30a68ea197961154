import type { Audio } from '#card/document/card.ts';
import type { DrawnPhrases } from '#card/document/phrases.ts';
import { isolatedLine } from '#card/text/normalise-text.ts';
import type { Choices } from './languages/lists.ts';
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

interface SoundTexts {
  readonly choices: Pick<Choices, 'songs' | 'voices'>;
  readonly phrases: Pick<DrawnPhrases, 'soundRecording' | 'soundUpload'>;
}

/** Null for a card without a sound, and for a song or voice that we do not have. */
export function soundOf(audio: Audio | null, { choices, phrases }: SoundTexts): Sound | null {
  switch (audio?.kind) {
    case undefined:
      return null;
    case 'song': {
      const song = findSong(audio.id);
      if (!song) return null;
      const { name, lyrics } = choices.songs[song.id] ?? song;
      return { kind: 'song', href: song.url, title: name, seconds: song.seconds, words: lyrics };
    }
    case 'voice': {
      const voice = findVoice(audio.id);
      if (!voice) return null;
      const { name, text } = choices.voices[voice.id] ?? voice;
      return { kind: 'voice', href: voice.url, title: name, seconds: voice.seconds, words: [text] };
    }
    case 'recording':
      return { ...ownSound(audio), title: phrases.soundRecording };
    case 'upload':
      return { ...ownSound(audio), title: isolatedLine(withoutExtension(audio.name)) || phrases.soundUpload };
  }
}

/** The address of what a card plays; null for nothing. */
export function soundHref(audio: Audio | null): string | null {
  if (!audio) return null;
  switch (audio.kind) {
    case 'song':
      return findSong(audio.id)?.url ?? null;
    case 'voice':
      return findVoice(audio.id)?.url ?? null;
    case 'recording':
    case 'upload':
      return ownSound(audio).href;
  }
}

function ownSound({ kind, file, seconds }: Extract<Audio, { kind: 'upload' | 'recording' }>) {
  return { kind, href: `/files/${file}`, seconds, words: [] };
}

function withoutExtension(name: string): string {
  return name.replace(/\.[a-z0-9]{2,4}$/i, '');
}

/** What a card plays, with what its sender wrote down of it, line by line. */
export function transcribedSound(audio: Audio | null, texts: Parameters<typeof soundOf>[1]): Sound | null {
  const sound = soundOf(audio, texts);
  const transcript = (audio && 'file' in audio && audio.transcript) || '';
  const words = transcript.split('\n').filter((line) => line.trim());
  return sound && words.length > 0 ? { ...sound, words } : sound;
}
