import type { Card } from '#card/document/card.ts';
import type { SaveAnswer, SaveAs, SavedCard, SaveFailure, SaveRequest } from './save-contract.ts';

/** What was sent to the server and not answered: it may be stored or not. */
export interface Unanswered {
  readonly card: Card;
  readonly status: SaveAs;
}

/** A saved document together with where it stands on the server. */
export interface ServerCopy {
  readonly userId: string;
  readonly creationKey: string;
  /** Null while the card was never saved. */
  readonly saved: SavedCard | null;
  /** The document as the server has it; for a new card the one the studio began with. */
  readonly card: Card;
}

export interface SavingState extends ServerCopy {
  /** Made from `saved`, so that it can be sent again as it was; 'unknown' for a first save that may have been sent. */
  readonly unanswered: Unanswered | 'unknown' | null;
  /** What is being saved as, while a save is under way. */
  readonly busy: SaveAs | null;
  /** What the last save was to make of the card. */
  readonly wanted: SaveAs;
  /** Why the last save failed, until one succeeds or it is dismissed. */
  readonly refusal: SaveFailure | null;
}

export interface Saving {
  get(): SavingState;
  subscribe(listener: () => void): () => void;
  /** Resolves with the answer; null when another save is still under way. Never throws. */
  save(card: Card, status: SaveAs): Promise<SaveAnswer | null>;
  /** The next save replaces what another window saved; what that published stays published. */
  overwrite(): void;
  /** The next save makes a new card. */
  saveAsCopy(creationKey: string): void;
  /** Work from an earlier visit goes on: from the revision it was made from, and perhaps already sent once. */
  resume(work: {
    readonly creationKey: string;
    readonly revision: number | null;
    readonly unanswered: Unanswered | null;
  }): void;
  dismiss(): void;
}

export type SendSave = (request: SaveRequest) => Promise<SaveAnswer>;

/** Knows which card on the server the document belongs to, and brings it there. Plain: no React, no page. */
export function createSaving(origin: ServerCopy, send: SendSave): Saving {
  let state: SavingState = { ...origin, unanswered: null, busy: null, wanted: 'draft', refusal: null };
  const listeners = new Set<() => void>();

  function change(next: Partial<SavingState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function request({ card, status }: Unanswered): SaveRequest {
    const { userId, creationKey, saved } = state;
    const [cardId, expectedRevision] = saved ? [saved.id, saved.revision] : [null, null];
    return { userId, creationKey, cardId, expectedRevision, status, card };
  }

  async function sendOnce(next: Unanswered): Promise<SaveAnswer> {
    change({ unanswered: next });
    const answer = await send(request(next));
    if (!('saved' in answer) && answer.reason !== 'unreachable') change({ unanswered: null });
    return answer;
  }

  /**
   * Sends again what was not answered: the server takes a repeated save for the first one, whereas a newer document
   * made from the same revision would conflict with it. Null when `next` is still to be sent.
   */
  async function repeatUnanswered(next: Unanswered): Promise<SaveAnswer | null> {
    const { unanswered, saved } = state;
    if (!unanswered) return null;
    const earlier = unanswered === 'unknown' ? next : unanswered;
    const answer = await send(request(earlier));
    if ('saved' in answer) {
      // A first save finds its card whatever that holds by now: only the first revision is surely what we sent.
      const revision = (saved?.revision ?? 0) + 1;
      const sure = unanswered !== 'unknown' && answer.saved.revision === revision;
      if (sure && earlier.card === next.card && earlier.status === next.status) return answer;
      change({ saved: { ...answer.saved, revision }, unanswered: null, ...(sure && { card: earlier.card }) });
      return null;
    }
    const { reason } = answer;
    if (reason === 'unreachable' || reason === 'signed-out' || unanswered === 'unknown') return answer;
    change({ unanswered: null });
    // What is not taken was not stored either.
    return reason === 'invalid' || reason === 'refused' ? null : answer;
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async save(card, status) {
      if (state.busy) return null;
      change({ busy: status, wanted: status, refusal: null });
      const answer = (await repeatUnanswered({ card, status })) ?? (await sendOnce({ card, status }));
      if ('saved' in answer) change({ busy: null, saved: answer.saved, card, unanswered: null });
      else change({ busy: null, refusal: answer });
      return answer;
    },
    overwrite() {
      const { saved, refusal, wanted } = state;
      if (!saved || refusal?.revision === undefined) return;
      const { revision, cardStatus: status = saved.status } = refusal;
      const stays = status === 'published' && wanted === 'draft';
      change({ saved: { ...saved, revision, status }, refusal: null, ...(stays && { wanted: status }) });
    },
    saveAsCopy(creationKey) {
      const wanted = state.wanted === 'offline' ? 'draft' : state.wanted;
      change({ creationKey, saved: null, refusal: null, unanswered: null, wanted });
    },
    resume({ creationKey, revision, unanswered }) {
      const { saved } = state;
      if (saved)
        change({ creationKey, unanswered, saved: { ...saved, revision: revision ?? saved.revision } });
      else change({ creationKey, unanswered: unanswered ?? 'unknown' });
    },
    dismiss() {
      change({ refusal: null });
    },
  };
}
