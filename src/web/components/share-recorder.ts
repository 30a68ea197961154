import type { ShareChannel } from '#server/shares/types.ts';

/** A card that was shared, and the way it went. */
export interface NewShare {
  readonly cardId: string;
  readonly channel: ShareChannel;
}

/** One act of sharing: a second request with the same key is the same act. */
export interface ShareRequest extends NewShare {
  readonly key: string;
}

export type ShareOutcome =
  | { readonly state: 'noted' }
  | { readonly state: 'refused'; readonly why: string }
  | { readonly state: 'unreachable' };

/** Milliseconds in which the same share again is the second half of a double click. */
const doubleClick = 1_000;

/** Milliseconds before the one repetition: time for a server that restarts. */
const pause = 1_500;

interface ShareRecorderOptions {
  readonly send: (request: ShareRequest) => Promise<ShareOutcome>;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export interface ShareRecorder {
  /** Never throws, and nobody needs to wait for it: what is shared is shared. */
  note(share: NewShare): Promise<ShareOutcome>;
}

/** Notes each act of sharing on the server once, and tries once more when nobody answered. */
export function createShareRecorder({ send, now, wait }: ShareRecorderOptions): ShareRecorder {
  let last: { share: NewShare; at: number; outcome: Promise<ShareOutcome> } | null = null;

  async function noteOnce(share: NewShare): Promise<ShareOutcome> {
    const request = { ...share, key: newKey() };
    const outcome = await send(request);
    if (outcome.state !== 'unreachable') return outcome;
    await wait(pause);
    return send(request);
  }

  return {
    note(share) {
      const isSame = last?.share.cardId === share.cardId && last.share.channel === share.channel;
      if (last && isSame && now() - last.at < doubleClick) return last.outcome;
      const outcome = noteOnce(share);
      last = { share, at: now(), outcome };
      return outcome;
    },
  };
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** 22 letters, six random bits each. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(22)), (byte) => letters[byte & 63]).join('');
}
