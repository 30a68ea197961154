import type { ShareChannel } from '#server/shares/types.ts';
import type { ShowMessage } from './copy-link.ts';
import { newKey } from './new-key.ts';

/** A shared card and its channel. */
export interface NewShare {
  readonly cardId: string;
  readonly channel: ShareChannel;
}

/** The key identifies the share, so that a repeated request is not recorded twice. */
export interface ShareRequest extends NewShare {
  readonly key: string;
}

/** The answer of `POST /studio/share`. */
export type ShareAnswer = { readonly noted: true } | { readonly error: string };

export type ShareOutcome =
  | { readonly state: 'recorded' }
  | { readonly state: 'refused'; readonly why: string }
  | { readonly state: 'unreachable' };

/** Milliseconds. The same share within this time is a double click. */
const doubleClickMs = 1_000;

/** Milliseconds before the one retry: enough for a server to restart. */
const retryDelayMs = 1_500;

interface ShareRecorderOptions {
  readonly send: (request: ShareRequest) => Promise<ShareOutcome>;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Records each share on the server once. Retries once when there is no answer. Never rejects. */
export function createShareRecorder({ send, now, wait }: ShareRecorderOptions) {
  let last: { share: NewShare; at: number; outcome: Promise<ShareOutcome> } | null = null;

  async function recordOnce(share: NewShare): Promise<ShareOutcome> {
    const request = { ...share, key: newKey() };
    const outcome = await send(request);
    if (outcome.state !== 'unreachable') return outcome;
    await wait(retryDelayMs);
    return send(request);
  }

  return (share: NewShare): Promise<ShareOutcome> => {
    const isSame = last?.share.cardId === share.cardId && last.share.channel === share.channel;
    if (last && isSame && now() - last.at < doubleClickMs) return last.outcome;
    const outcome = recordOnce(share);
    last = { share, at: now(), outcome };
    return outcome;
  };
}

const record = createShareRecorder({
  send: sendShare,
  now: () => performance.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

export interface RecordWords {
  readonly failed: string;
  /** What to do where no answer came. */
  readonly noAnswer: string;
}

/** Records a share of an own card in the list Sent/Shared, or says why not. Resolves with whether it is recorded. */
export async function recordShare(share: NewShare, words: RecordWords, say: ShowMessage): Promise<boolean> {
  const outcome = await record(share);
  if (outcome.state === 'recorded') return true;
  const description = outcome.state === 'refused' ? outcome.why : words.noAnswer;
  say({ title: words.failed, description, destructive: true });
  return false;
}

/** Milliseconds. */
const timeoutMs = 10_000;

/** `keepalive`, because sharing often leaves the page. */
async function sendShare(request: ShareRequest): Promise<ShareOutcome> {
  try {
    const response = await fetch('/studio/share', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status >= 500) return { state: 'unreachable' };
    const answer = (await response.json()) as ShareAnswer;
    return 'error' in answer ? { state: 'refused', why: answer.error } : { state: 'recorded' };
  } catch {
    return { state: 'unreachable' };
  }
}
