const steps = 10;

/** Makes what plays quiet and pauses it; resolves with it. Phones that keep their own volume pause at once. */
export async function fadeOut(root: ParentNode, ms: number): Promise<readonly HTMLAudioElement[]> {
  const playing = [...root.querySelectorAll('audio')].filter(({ paused }) => !paused);
  if (playing.length > 0) await fade(playing, { from: 1, to: 0, ms });
  for (const audio of playing) audio.pause();
  return playing;
}

export function fadeIn(playing: readonly HTMLAudioElement[], ms: number): void {
  for (const audio of playing) audio.play().catch(() => undefined);
  if (playing.length > 0) void fade(playing, { from: 0, to: 1, ms });
}

function fade(
  all: readonly HTMLAudioElement[],
  { from, to, ms }: { readonly from: number; readonly to: number; readonly ms: number },
): Promise<void> {
  return new Promise((resolve) => {
    let step = 0;
    const timer = setInterval(() => {
      step += 1;
      for (const audio of all) audio.volume = from + ((to - from) * step) / steps;
      if (step < steps) return;
      clearInterval(timer);
      resolve();
    }, ms / steps);
  });
}
