import { createStore, type StoreApi } from 'zustand/vanilla';
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
  readonly failure: SaveFailure | null;
}

export interface Saving extends Omit<StoreApi<SavingState>, 'setState'> {
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
export function createSaving(serverCopy: ServerCopy, send: SendSave): Saving {
  const { setState, ...store } = createStore<SavingState>(() => ({
    ...serverCopy,
    unanswered: null,
    busy: null,
    wanted: 'draft',
    failure: null,
  }));
  const { getState } = store;

  function request({ card, status }: Unanswered): SaveRequest {
    const { userId, creationKey, saved } = getState();
    const [cardId, expectedRevision] = saved ? [saved.id, saved.revision] : [null, null];
    return { userId, creationKey, cardId, expectedRevision, status, card };
  }

  async function sendOnce(next: Unanswered): Promise<SaveAnswer> {
    setState({ unanswered: next });
    const answer = await send(request(next));
    if (!('saved' in answer) && answer.reason !== 'unreachable') setState({ unanswered: null });
    return answer;
  }

  /**
   * Sends again what was not answered: the server takes a repeated save for the first one, whereas a newer document
   * made from the same revision would conflict with it. Null when `next` is still to be sent.
   */
  async function repeatUnanswered(next: Unanswered): Promise<SaveAnswer | null> {
    const { unanswered, saved } = getState();
    if (!unanswered) return null;
    const earlier = unanswered === 'unknown' ? next : unanswered;
    const answer = await send(request(earlier));
    if ('saved' in answer) {
      // A first save finds its card whatever that holds by now: only the first revision is surely what we sent.
      const revision = (saved?.revision ?? 0) + 1;
      const sure = unanswered !== 'unknown' && answer.saved.revision === revision;
      if (sure && earlier.card === next.card && earlier.status === next.status) return answer;
      setState({
        saved: { ...answer.saved, revision },
        unanswered: null,
        ...(sure && { card: earlier.card }),
      });
      return null;
    }
    const { reason } = answer;
    if (reason === 'unreachable' || reason === 'signed-out' || unanswered === 'unknown') return answer;
    setState({ unanswered: null });
    // What is not taken was not stored either.
    return reason === 'invalid' || reason === 'refused' ? null : answer;
  }

  return {
    ...store,
    async save(card, status) {
      if (getState().busy) return null;
      setState({ busy: status, wanted: status, failure: null });
      const answer = (await repeatUnanswered({ card, status })) ?? (await sendOnce({ card, status }));
      if ('saved' in answer) setState({ busy: null, saved: answer.saved, card, unanswered: null });
      else setState({ busy: null, failure: answer });
      return answer;
    },
    overwrite() {
      const { saved, failure, wanted } = getState();
      if (!saved || failure?.revision === undefined) return;
      const { revision, cardStatus: status = saved.status } = failure;
      const stays = status === 'published' && wanted === 'draft';
      setState({ saved: { ...saved, revision, status }, failure: null, ...(stays && { wanted: status }) });
    },
    saveAsCopy(creationKey) {
      const wanted = getState().wanted === 'offline' ? 'draft' : getState().wanted;
      setState({ creationKey, saved: null, failure: null, unanswered: null, wanted });
    },
    resume({ creationKey, revision, unanswered }) {
      const { saved } = getState();
      if (saved)
        setState({ creationKey, unanswered, saved: { ...saved, revision: revision ?? saved.revision } });
      else setState({ creationKey, unanswered: unanswered ?? 'unknown' });
    },
    dismiss() {
      setState({ failure: null });
    },
  };
}
