import type { Card } from '#card/document/card.ts';
import type { FoldKey } from '#card/print/folds.ts';
import type { PaperKey } from '#card/print/paper.ts';
import type { Person } from '#content/many/card-for.ts';

/** How cards are put on paper. */
export type SheetKey = 'four' | Exclude<FoldKey, 'flat'>;

/** What the cards of all are made from. */
export interface ListOfCards {
  readonly design: Card;
  readonly words: string;
  readonly people: readonly Person[];
}

/** A job for the worker of this page. Each gives one file; where it is a list, the file is JSON. */
export type ManyJob =
  /** Reads the people of a CSV or a vCard: `ReadPerson[]`, or null for what is none of them. */
  | { readonly kind: 'read'; readonly file: File }
  /** Looks through the list: `CheckedPeople`. Loads the fonts of all its cards, or fails where the worker is to be a new one. */
  | ({ readonly kind: 'check' } & ListOfCards)
  /** A card, small, as a JPEG. */
  | { readonly kind: 'picture'; readonly card: Card; readonly width: number }
  /** A ZIP with a PNG of each card, or with a video of each. */
  | ({ readonly kind: 'pictures' | 'films' } & ListOfCards)
  /** A PDF of all cards. */
  | ({
      readonly kind: 'sheets';
      readonly sheet: SheetKey;
      readonly paper: PaperKey;
      readonly title: string;
    } & ListOfCards);
