/** What somebody else wrote on a card, as it is shown to whoever may read it. */
export interface Note {
  readonly id: string;
  /** Never empty. */
  readonly name: string;
  /** Empty for a name alone. */
  readonly words: string;
  /** It came after the card was opened: it stands after the others. */
  readonly isLate: boolean;
}
