const steps = 10;

/**
 * Fades out and pauses every sound that plays. Resolves with the way back, which plays them again, each up to the volume
 * it had. Phones whose volume no page can set only pause.
 */
export async function fadeOut(root: ParentNode, ms: number): Promise<() => void> {
  const sounds = [...root.querySelectorAll('audio')]
    .filter(({ paused }) => !paused)
    .map((audio) => ({ audio, volume: audio.volume }));
  await fade(sounds, ms, (progress) => 1 - progress);
  for (const { audio } of sounds) audio.pause();
  return () => {
    for (const { audio } of sounds) audio.play().catch(() => undefined);
    void fade(sounds, ms, (progress) => progress);
  };
}

/** A sound, and how loud it is when it is not faded. */
interface FadedSound {
  readonly audio: HTMLAudioElement;
  readonly volume: number;
}

/** `share` of the volume at a progress from 0 to 1. */
async function fade(
  sounds: readonly FadedSound[],
  ms: number,
  share: (progress: number) => number,
): Promise<void> {
  if (sounds.length === 0) return;
  for (let step = 1; step <= steps; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, ms / steps));
    for (const { audio, volume } of sounds) audio.volume = volume * share(step / steps);
  }
}
