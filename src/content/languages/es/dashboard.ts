import type { Translation } from '../areas.ts';

/** The list of one's own cards, and what is done there. */
export const messages = {
  'sealed.midnight': '{day}, a medianoche en {place}',
  'sealed.clock': '{day}, a las {time} en {place}',
  'sealed.anywhere': '{day}, a medianoche donde se abra',
} satisfies Translation<'dashboard'>;
