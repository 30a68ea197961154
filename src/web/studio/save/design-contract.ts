import type { Card } from '#card/document/card.ts';
import { postJson } from '../../browser/post-json.ts';
import { networkFailureText } from '../../offline/network-failure.ts';
import { favouritesText } from '../../texts/favourites.ts';

/** The request of `POST /studio/design`. */
interface DesignRequest {
  /** The account that made the work: another one may have logged in meanwhile. */
  readonly userId: string;
  /** Sent again, it makes no second design. */
  readonly creationKey: string;
  readonly name: string;
  readonly card: Card;
  /** Null for a card that is not saved yet. */
  readonly cardId: string | null;
  /** The id of the design that a new card began with. */
  readonly design: string | null;
}

/** The id of the design, or a sentence to show. */
export type DesignAnswer = { readonly design: string } | { readonly error: string };

/** Milliseconds. Trying again is safe because of the creation key. */
const timeoutMs = 20_000;

/** Resolves with a sentence where it was not saved. Never rejects. */
export async function sendDesign(request: DesignRequest): Promise<string | null> {
  const answer = await postJson('/studio/design', request, timeoutMs);
  if (answer === 'lost') return networkFailureText();
  if (answer === 'unreadable') return favouritesText('tryLater.text');
  if ('design' in answer) return null;
  return 'error' in answer ? `${answer.error}` : favouritesText('tryLater.text');
}
