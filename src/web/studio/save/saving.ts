import { createStore } from 'zustand/vanilla';
import type { Card } from '#card/document/card.ts';
import type { SaveAnswer, SaveAs, SavedCard, SaveFailure, SaveRequest } from './save-contract.ts';

/** A save without an answer: the server may have stored it or not. */
export interface Unanswered {
  readonly card: Card;
  /** What was asked for. Of this name in the browser's storage, too. */
  readonly status: SaveAs;
}

/** What the browser knows of the card on the server. */
export interface ServerCopy {
  readonly userId: string;
  readonly creationKey: string;
  /** Null for a card that was never saved. */
  readonly saved: SavedCard | null;
  /** The document on the server; for a new card the document that the studio opened with. */
  readonly card: Card;
}

export interface SavingState extends ServerCopy {
  /** Based on `saved`, so that it can be sent again unchanged. 'unknown' for a first save that may have been sent. */
  readonly unanswered: Unanswered | 'unknown' | null;
  /** What the save that is running asks for; null when none is. */
  readonly runningTarget: SaveAs | null;
  /** What the last save asked for. */
  readonly lastTarget: SaveAs;
  /** Why the last save failed. Null after the next save, and when it is dismissed. */
  readonly failure: SaveFailure | null;
}

/** Work of an earlier visit. */
interface EarlierWork {
  readonly creationKey: string;
  readonly revision: number | null;
  readonly unanswered: Unanswered | null;
}

export type Saving = ReturnType<typeof createSaving>;

export type SendSave = (request: SaveRequest) => Promise<SaveAnswer>;

/** Saves the document on the server, and knows what the server has. Knows neither React nor the page. */
export function createSaving(serverCopy: ServerCopy, send: SendSave) {
  const { setState, ...store } = createStore<SavingState>(() => ({
    ...serverCopy,
    unanswered: null,
    runningTarget: null,
    lastTarget: 'draft',
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
   * Repeats a save without an answer before the next one. The server recognises the repetition, whereas a newer
   * document on the same revision would be a conflict. Resolves with null when `next` must still be sent.
   */
  async function repeatUnanswered(next: Unanswered): Promise<SaveAnswer | null> {
    const { unanswered, saved } = getState();
    if (!unanswered) return null;
    const earlier = unanswered === 'unknown' ? next : unanswered;
    const answer = await send(request(earlier));
    if ('saved' in answer) {
      // A repeated first save is answered with the card as it is now: with revision 3, say, where another tab saved
      // twice since. Revision 1 alone surely has our content.
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
    // A rejected save was not stored.
    return reason === 'invalid' || reason === 'refused' ? null : answer;
  }

  return {
    ...store,
    /** Resolves with the answer, or with null while another save is running. Never rejects. */
    async save(card: Card, as: SaveAs): Promise<SaveAnswer | null> {
      if (getState().runningTarget) return null;
      setState({ runningTarget: as, lastTarget: as, failure: null });
      const next = { card, status: as };
      const answer = (await repeatUnanswered(next)) ?? (await sendOnce(next));
      if ('saved' in answer) setState({ runningTarget: null, saved: answer.saved, card, unanswered: null });
      else setState({ runningTarget: null, failure: answer });
      return answer;
    },
    /** Lets the next save replace the version of another window. If that is published, it stays published. */
    overwrite() {
      const { saved, failure, lastTarget } = getState();
      if (!saved || failure?.revision === undefined) return;
      const { revision, cardStatus: status = saved.status } = failure;
      const stays = status === 'published' && lastTarget === 'draft';
      setState({
        saved: { ...saved, revision, status },
        failure: null,
        ...(stays && { lastTarget: status }),
      });
    },
    /** Lets the next save create a new card. */
    saveAsCopy(creationKey: string) {
      const lastTarget = getState().lastTarget === 'offline' ? 'draft' : getState().lastTarget;
      setState({ creationKey, saved: null, failure: null, unanswered: null, lastTarget });
    },
    /** Continues on the revision of the work, which may have been sent once already. */
    resume({ creationKey, revision, unanswered }: EarlierWork) {
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
