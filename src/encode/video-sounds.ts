import type { Scene } from '#card/scene/scene.ts';
import {
  framesPerSecond,
  type Turn,
  type VideoRequest,
  type VoiceLengths,
  videoVoices,
  voiceGap,
} from './frames.ts';
import { mixSound, type PlacedVoice } from './mix-sound.ts';
import { type OpenSound, openSound } from './open-sound.ts';

/** What is to hear in a video. */
export interface OpenSounds {
  readonly song: OpenSound | null;
  /** Those of its notes, by their pages. */
  readonly voices: ReadonlyMap<Scene, readonly OpenSound[]>;
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
    const song = sound && (await open(sound.url));
    const voices = new Map<Scene, readonly OpenSound[]>();
    for (const [page, spoken] of videoVoices(pages)) {
      voices.set(page, await Promise.all(spoken.map(({ href }) => open(href))));
    }
    return { song, voices };
  } catch (cause) {
    for (const one of opened) one.close();
    throw cause;
  }
}

export function closeSounds({ song, voices }: OpenSounds): void {
  song?.close();
  for (const voice of [...voices.values()].flat()) voice.close();
}

export function lengthsOf({ voices }: OpenSounds): VoiceLengths {
  return new Map([...voices].map(([page, spoken]) => [page, spoken.map(({ seconds }) => seconds)]));
}

/**
 * All that is heard from second `start` of the video on: the song alone as it is stored, where no note has a voice. On a
 * page at rest its voices speak one after the other.
 */
export function soundOf(
  { song, voices }: OpenSounds,
  { turns, start }: { readonly turns: readonly Turn[]; readonly start: number },
): OpenSound | null {
  const placed = turns.flatMap(({ page, resting }): PlacedVoice[] => {
    let at = resting / framesPerSecond - start;
    return (voices.get(page) ?? []).map((sound) => {
      const begins = at + voiceGap;
      at = begins + sound.seconds;
      return { sound, start: begins };
    });
  });
  return placed.length > 0 ? mixSound(song, placed) : song;
}
