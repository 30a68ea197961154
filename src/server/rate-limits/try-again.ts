import type { MessageRef } from '#content/languages/message-ref.ts';

/** "Please try again in 5 minutes." `wait` in seconds is rounded up. */
export function tryAgainMessage(wait: number): MessageRef {
  const minutes = Math.ceil(wait / 60);
  return minutes < 60
    ? ['tryAgain.minutes', { minutes: Math.max(minutes, 1) }]
    : ['tryAgain.hours', { hours: Math.ceil(minutes / 60) }];
}
