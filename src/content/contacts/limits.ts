import { limits } from '#card/document/limits.ts';

/** Every limit of what somebody keeps about others. */
export const contactLimits = {
  /** Characters: a card has no space for more. */
  name: limits.name,
  /** Characters of a note: two sentences. */
  note: 300,
  /** Of one account: the whole address book of somebody who knows many. */
  perAccount: 5000,
  /** A script can make any number of guests. */
  perGuest: 1000,
  /** Birthdays that friends told by the link and that nobody has accepted yet. */
  waiting: 200,
  /** Cards that are prepared for coming birthdays at once: the rest of a long list is prepared when it is asked for. */
  prepared: 20,
  /** A guest can keep few cards. */
  preparedForGuest: 5,
} as const;
