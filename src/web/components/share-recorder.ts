import type { ShareChannel } from '#server/shares/types.ts';
import { newKey } from '../card-page/browser/new-key.ts';

/** A shared card and its channel. */
export interface NewShare {
  readonly cardId: string;
  readonly channel: ShareChannel;
}

/** The key identifies the share, so that a repeated request is not recorded twice. */
export interface ShareRequest extends NewShare {
  readonly key: string;
}

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

interface ShareRecorder {
  /** Never rejects. */
  record(share: NewShare): Promise<ShareOutcome>;
}

/** Records each share on the server once. Retries once when there is no answer. */
export function createShareRecorder({ send, now, wait }: ShareRecorderOptions): ShareRecorder {
  let last: { share: NewShare; at: number; outcome: Promise<ShareOutcome> } | null = null;

  async function recordOnce(share: NewShare): Promise<ShareOutcome> {
    const request = { ...share, key: newKey() };
    const outcome = await send(request);
    if (outcome.state !== 'unreachable') return outcome;
    await wait(retryDelayMs);
    return send(request);
  }

  return {
    record(share) {
      const isSame = last?.share.cardId === share.cardId && last.share.channel === share.channel;
      if (last && isSame && now() - last.at < doubleClickMs) return last.outcome;
      const outcome = recordOnce(share);
      last = { share, at: now(), outcome };
      return outcome;
    },
  };
}
