import { texts } from './texts.ts';

/** Says below each player why its sound does not play. */
export function reportPlaybackProblems(root: ParentNode): void {
  for (const audio of root.querySelectorAll('audio')) {
    const problem = audio.parentElement?.querySelector('[role=alert]');
    audio.onerror = async () => {
      const cause = await playbackProblem(audio.src);
      // Somebody may have pressed play again meanwhile.
      if (problem && audio.error) problem.textContent = texts()[cause];
    };
    audio.onplay = () => {
      if (problem) problem.textContent = '';
    };
  }
}

/** A browser has one error for a file that does not come and for one that it cannot read: the server knows which. */
export async function playbackProblem(href: string): Promise<'soundCannotPlay' | 'soundNotLoaded'> {
  const isServed = await fetch(href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  return isServed ? 'soundCannotPlay' : 'soundNotLoaded';
}
