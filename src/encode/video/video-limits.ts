import type { Scene, SceneVoice } from '#card/scene/scene.ts';

/**
 * Seconds. A sound of five minutes would make a file that no messenger takes. `voices`: of all notes; thirty people may
 * speak as long as they can (`limits.noteVoice`), and a file of an hour would be taken by no phone.
 */
export const videoLimits = { least: 8, longest: 120, voices: 900 } as const;

/**
 * A video that chats take as a status: thirty seconds and 16 MB. A picture that moves all the time, with its sound, comes to
 * 15.5 MB at most.
 */
export const statusVideo = { seconds: 30, bytes: 16_000_000, bitrate: 4_000_000 } as const;

/** The voices of a video by their pages: as many as it has time for, none in part. */
export function videoVoices(pages: readonly Scene[]): ReadonlyMap<Scene, readonly SceneVoice[]> {
  let seconds = 0;
  const fitting = (voice: SceneVoice) => {
    seconds += voice.seconds;
    return seconds <= videoLimits.voices;
  };
  return new Map(
    pages.flatMap((page) => {
      const voices = page.voices?.filter(fitting) ?? [];
      return voices.length > 0 ? [[page, voices] as const] : [];
    }),
  );
}

/** Pixels: as wide as phones and networks show videos. Even, because videos store one colour value for 2 x 2 pixels. */
export function videoSize({ width, height }: Pick<Scene, 'width' | 'height'>) {
  return { width: 1080, height: 2 * Math.round((540 * height) / width) };
}
