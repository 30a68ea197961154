import type { Card } from '#card/document/card.ts';
import type { SealFields } from '#content/seal-form.ts';
import type { CardStatus, SaveAs, SavedCard as StoredCard } from '#server/cards/types.ts';
import { studioText } from '../../texts/studio.ts';

/** The request and response of `POST /studio/save`. */
export type { CardStatus, SaveAs };

export interface SaveRequest {
  /** The account that made the work: another one may have logged in meanwhile. */
  readonly userId: string;
  /** Null until the first save has been answered. */
  readonly cardId: string | null;
  /** Identifies the first save, so that repeating it does not create a second card. */
  readonly creationKey: string;
  /** The revision that this document is based on; null for a card that is not saved yet. */
  readonly expectedRevision: number | null;
  readonly status: SaveAs;
  readonly card: Card;
  /** The id of the design that a new card began with. */
  readonly design?: string | null;
  /** Whose birthday a new card is for, and the day. */
  readonly contact?: { readonly id: string; readonly day: string };
  /** When it opens, where that was changed; else it stays as it is stored. */
  readonly seal?: SealFields;
}

/** In the browser the id is a plain string. */
export type SavedCard = Omit<StoredCard, 'id'> & { readonly id: string };

export type SaveFailureReason =
  /** Nobody is signed in any more. */
  | 'signed-out'
  /** Another window saved first. `revision` and `cardStatus` are those of its save. */
  | 'conflict'
  /** The card was deleted meanwhile. */
  | 'missing'
  /** The document breaks a limit. */
  | 'invalid'
  /**
   * The account is full, a photo is missing, or the save would have taken a published card offline without saying
   * so.
   */
  | 'refused'
  /** Nothing is known to be stored: no answer, a busy server, too many saves, an upgrade. The same save may be sent again. */
  | 'unreachable';

export interface SaveFailure {
  readonly reason: SaveFailureReason;
  /** A sentence to show. */
  readonly error: string;
  readonly revision?: number;
  readonly cardStatus?: CardStatus;
}

interface SaveSuccess {
  readonly saved: SavedCard;
  /** Why the seal that was sent is not stored with this draft. A sentence to show. */
  readonly sealProblem?: string;
}

export type SaveAnswer = SaveSuccess | SaveFailure;

/** Milliseconds. Trying again is safe: a first save has its creation key, a later one the revision it was made from. */
const timeoutMs = 20_000;

/** What a process of release 0.1 answers to every card of a later version, as long as a newer release is installed. */
const releaseBefore = 'This part of the card is not as it should be: version.';

/** Sends a card to the server. Never rejects: a lost request gives an answer of its own. */
export async function sendSave(request: SaveRequest): Promise<SaveAnswer> {
  const answer = await postJson('/studio/save', request, timeoutMs);
  if (!isSaveAnswer(answer)) return { reason: 'unreachable', error: studioText('save.noAnswer.text') };
  return 'error' in answer && answer.error === releaseBefore
    ? { reason: 'unreachable', error: studioText('save.updating.text') }
    : answer;
}

function isSaveAnswer(answer: object | string): answer is SaveAnswer {
  return typeof answer === 'object' && ('saved' in answer || 'reason' in answer);
}

/**
 * Sends JSON. Resolves with the object that was answered, with `lost` where no answer came in time, and with `unreadable`
 * where what answered is no page of ours. Never rejects.
 */
export async function postJson(
  address: string,
  body: object,
  timeoutMs: number,
): Promise<object | 'lost' | 'unreadable'> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null ? answer : 'unreadable';
  } catch (error) {
    return error instanceof SyntaxError ? 'unreadable' : 'lost';
  }
}
