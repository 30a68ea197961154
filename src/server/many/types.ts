import type { Seal } from '#card/seal/seal.ts';
import type { CardId, CreationKey, ParsedCard } from '../cards/types.ts';
import type { ContactId } from '../contacts/types.ts';

/** A card of a list. */
export interface CardOfMany {
  readonly creationKey: CreationKey;
  readonly card: ParsedCard;
  readonly seal: Seal | null;
  /** Whose birthday it is for, and the day; null for nobody who is kept. */
  readonly contact: { readonly id: ContactId; readonly day: string } | null;
}

/** What became of it: the id is null where its owner deleted it since. */
export interface MadeOfMany {
  readonly creationKey: CreationKey;
  readonly id: CardId | null;
}
