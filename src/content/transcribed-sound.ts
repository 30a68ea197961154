import type { Audio } from '#card/document/card.ts';
import { type Sound, soundOf } from './sounds.ts';

/** What a card plays, with what its sender wrote down of it, line by line. */
export function transcribedSound(audio: Audio | null, texts: Parameters<typeof soundOf>[1]): Sound | null {
  const sound = soundOf(audio, texts);
  const transcript = (audio && 'file' in audio && audio.transcript) || '';
  const words = transcript.split('\n').filter((line) => line.trim());
  return sound && words.length > 0 ? { ...sound, words } : sound;
}
