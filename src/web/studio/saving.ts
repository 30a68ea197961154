import type { Card } from '#card/document/card.ts';
import type { CardStatus, SaveAnswer, SavedCard, SaveRefusal, SaveRequest } from './save-contract.ts';

/** A saved document together with where it stands on the server. */
export interface Origin {
  readonly userId: string;
  readonly creationKey: string;
  /** Null while the card was never saved. */
  readonly saved: SavedCard | null;
  /** The document as the server has it; for a new card the one the studio began with. */
  readonly card: Card;
  /** A first save was sent and its answer never came: the server may have an older document by now. */
  readonly maybeSaved: boolean;
}

export interface SavingState extends Origin {
  /** What is being saved as, while a save is under way. */
  readonly busy: CardStatus | null;
  /** What the last save was to make of the card. */
  readonly wanted: CardStatus;
  /** Why the last save failed, until one succeeds or it is dismissed. */
  readonly refusal: SaveRefusal | null;
}

export interface Saving {
  get(): SavingState;
  subscribe(listener: () => void): () => void;
  /** Resolves with the answer; null when another save is still under way. Never throws. */
  save(card: Card, status: CardStatus): Promise<SaveAnswer | null>;
  /** The next save replaces what another window saved. */
  overwrite(): void;
  /** The next save makes a new card. */
  saveAsCopy(creationKey: string): void;
  /** Work from an earlier visit goes on: from the revision it was made from, and perhaps already sent once. */
  resume(work: { readonly creationKey: string; readonly revision: number | null }): void;
  dismiss(): void;
}

export type SendSave = (request: SaveRequest) => Promise<SaveAnswer>;

/** Knows which card on the server the document belongs to, and brings it there. Plain: no React, no page. */
export function createSaving(origin: Origin, send: SendSave): Saving {
  let state: SavingState = { ...origin, busy: null, wanted: 'draft', refusal: null };
  const listeners = new Set<() => void>();

  function change(next: Partial<SavingState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
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
      const { userId, creationKey, saved, maybeSaved } = state;
      const request = { userId, creationKey, status, card };
      let answer = await send({
        ...request,
        cardId: saved?.id ?? null,
        expectedRevision: saved?.revision ?? null,
      });
      if (!saved && maybeSaved && 'saved' in answer) {
        // The server answers a repeated first save with what it stored then.
        change({ saved: { ...answer.saved, revision: 1 } });
        answer = await send({ ...request, cardId: answer.saved.id, expectedRevision: 1 });
      }
      if ('saved' in answer) change({ busy: null, saved: answer.saved, card, maybeSaved: false });
      else {
        const unsure = !saved && answer.reason === 'unreachable';
        change({ busy: null, refusal: answer, maybeSaved: maybeSaved || unsure });
      }
      return answer;
    },
    overwrite() {
      const { saved, refusal } = state;
      if (saved && refusal?.revision !== undefined) {
        change({ saved: { ...saved, revision: refusal.revision }, refusal: null });
      }
    },
    saveAsCopy(creationKey) {
      change({ creationKey, saved: null, refusal: null, maybeSaved: false });
    },
    resume({ creationKey, revision }) {
      const { saved } = state;
      if (saved) change({ creationKey, saved: { ...saved, revision: revision ?? saved.revision } });
      else change({ creationKey, maybeSaved: true });
    },
    dismiss() {
      change({ refusal: null });
    },
  };
}
