import type { WishRequest } from '#content/wishes/wish-request.ts';
import { studioText } from '../../texts/studio.ts';

/** `error` is a sentence to show as it is. */
export type WishAnswer = { readonly wish: string } | { readonly error: string };

/** Milliseconds until we stop waiting: the server gives up after eight seconds. */
const timeoutMs = 12_000;

/** Asks the operator's model for a wish; whatever goes wrong on the way is an answer too. */
export async function askWish(request: WishRequest): Promise<WishAnswer> {
  try {
    const response = await fetch('/studio/wish', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json();
    return isWishAnswer(answer) ? answer : unreachable;
  } catch {
    return unreachable;
  }
}

const unreachable: WishAnswer = {
  get error() {
    return studioText('askWish.unreachable.error');
  },
};

function isWishAnswer(answer: unknown): answer is WishAnswer {
  return typeof answer === 'object' && answer !== null && ('wish' in answer || 'error' in answer);
}
