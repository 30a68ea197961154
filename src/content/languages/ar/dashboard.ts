import type { Translation } from '../areas.ts';

/** The list of one's own cards, and what is done there. */
export const messages = {
  'sealed.midnight': '{day}، منتصف الليل في {place}',
  'sealed.clock': '{day}، الساعة {time} في {place}',
  'sealed.anywhere': '{day}، عند منتصف الليل حيث تُفتح',
} satisfies Translation<'dashboard'>;
