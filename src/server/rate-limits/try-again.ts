import type { Sentence } from '#content/languages/sentence.ts';

/** "Please try again in 5 minutes." `wait` in seconds is rounded up. */
export function tryAgain(wait: number): Sentence {
  const minutes = Math.ceil(wait / 60);
  return minutes < 60
    ? ['tryAgain.minutes', { minutes: Math.max(minutes, 1) }]
    : ['tryAgain.hours', { hours: Math.ceil(minutes / 60) }];
}
