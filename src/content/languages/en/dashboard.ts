/** The list of one's own cards, and what is done there. */
export const messages = {
  'sealed.midnight': '{day}, midnight in {place}',
  'sealed.clock': '{day}, {time} in {place}',
  'sealed.anywhere': '{day}, at midnight where it is opened',
} as const;
