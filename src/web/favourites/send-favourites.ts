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

/** Why it was not stored. */
interface SendProblem {
  readonly error: string;
  /** There is nothing of it any more. */
  readonly isGone?: boolean;
}

/** Resolves with null where it was stored. Never rejects. */
export async function sendFavourites(sent: Sent): Promise<SendProblem | null> {
  const { kind, targets, isMarked, ...words } = sent;
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
    return { error: error ?? words.tryLater, isGone: answer.status === 404 };
  } catch (error) {
    // What answered is no page of ours.
    return { error: error instanceof SyntaxError ? words.tryLater : words.noAnswer };
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
