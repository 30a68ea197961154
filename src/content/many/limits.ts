/** The limits of cards that are made from one list. */
export const manyLimits = {
  /** Cards: more than a school year, or a parish, has children of one day. Their pictures are made one after the other. */
  cards: 200,
  /** Characters of what is said to one person alone: two sentences, below words that all cards have. */
  line: 200,
} as const;
