import type { Scene } from '#card/scene/scene.ts';
import { mixSound, type PlacedVoice } from '../sound/mix-sound.ts';
import { type OpenSound, openSound } from '../sound/open-sound.ts';
import { framesPerSecond, type Turn, type VoiceLengths, voiceGap } from '../turns.ts';
import { videoVoices } from './video-limits.ts';
import type { VideoRequest } from './video-request.ts';

/** What is to hear in a video. */
export interface OpenSounds {
  /** Its song, voice or upload. */
  readonly cardSound: OpenSound | null;
  /** By the pages of the notes. */
  readonly noteVoices: ReadonlyMap<Scene, readonly OpenSound[]>;
}

/** Throws as `openSound` does. */
export async function openSounds(
  { sound, pages, decoded }: VideoRequest,
  signal: AbortSignal,
): Promise<OpenSounds> {
  const opened: OpenSound[] = [];
  const open = async (url: string) => {
    const one = await openSound(url, { decoded, signal });
    opened.push(one);
    return one;
  };
  try {
    const cardSound = sound === null ? null : await open(sound);
    const noteVoices = new Map<Scene, readonly OpenSound[]>();
    for (const [page, spoken] of videoVoices(pages)) {
      noteVoices.set(page, await Promise.all(spoken.map(({ href }) => open(href))));
    }
    return { cardSound, noteVoices };
  } catch (cause) {
    for (const one of opened) one.close();
    throw cause;
  }
}

export function closeSounds({ cardSound, noteVoices }: OpenSounds): void {
  cardSound?.close();
  for (const voice of [...noteVoices.values()].flat()) voice.close();
}

export function lengthsOf({ noteVoices }: OpenSounds): VoiceLengths {
  return new Map([...noteVoices].map(([page, spoken]) => [page, spoken.map(({ seconds }) => seconds)]));
}

/**
 * All that is heard from second `start` of the video on: the card's sound alone as it is stored, where no note has a voice. On a
 * page at rest its voices speak one after the other.
 */
export function soundOf(
  { cardSound, noteVoices }: OpenSounds,
  { turns, start }: { readonly turns: readonly Turn[]; readonly start: number },
): OpenSound | null {
  const placed = turns.flatMap(({ page, resting }): PlacedVoice[] => {
    let at = resting / framesPerSecond - start;
    return (noteVoices.get(page) ?? []).map((sound) => {
      const begins = at + voiceGap;
      at = begins + sound.seconds;
      return { sound, start: begins };
    });
  });
  return placed.length > 0 ? mixSound(cardSound, placed) : cardSound;
}
