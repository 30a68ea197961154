/** The way to a sent card, for the hint of the first visit and for the help. */
export const steps = [
  'Add names, a wish, photos and a song.',
  'See every change on the card.',
  'Publish it, then send the link.',
] as const;
