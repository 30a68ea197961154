/** What a page says where no answer comes. */
export interface SendWords {
  readonly noAnswer: string;
  readonly tryLater: string;
}

interface Sent extends SendWords {
  readonly kind: 'design' | 'background' | 'sticker';
  readonly targets: readonly string[];
  readonly isMarked: boolean;
}

/** Milliseconds. */
const timeoutMs = 10_000;

/** Resolves with a sentence where it was not stored. Never rejects. */
export async function sendFavourites({ kind, targets, isMarked, ...words }: Sent): Promise<string | null> {
  try {
    const answer = await fetch('/favourites', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ kind, target: targets.join(), change: isMarked ? 'on' : 'off' }),
      // Somebody who marks a design often goes on to use it.
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.ok) return null;
    const { error } = (await answer.json()) as { error?: string };
    return error ?? words.tryLater;
  } catch (error) {
    // What answered is no page of ours.
    return error instanceof SyntaxError ? words.tryLater : words.noAnswer;
  }
}

/** What is stored of a kind; null when the server cannot be asked now. */
export async function fetchFavourites(kind: Sent['kind']): Promise<readonly string[] | null> {
  try {
    const answer = await fetch(`/favourites?kind=${kind}`);
    return answer.ok ? ((await answer.json()) as { targets: string[] }).targets : null;
  } catch {
    return null;
  }
}
