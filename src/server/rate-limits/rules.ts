import type { Rule } from './rate-limiter.ts';

/*
 * Every limit of how often, each once. They are far from what people do and near to what scripts do. An account is
 * counted wherever it is used; visitors are counted by their address, which a school or an office shares.
 */

const minute = 60;
const hour = 60 * minute;

/** Of one client address, by the path under /api/auth. */
export const addressRules: Readonly<Record<string, Rule>> = {
  /** A class that logs in at the beginning of a lesson; each attempt costs us a password hash. */
  '/sign-in/email': { window: minute, max: 20 },
  /** The same class on its first day. */
  '/sign-up/email': { window: hour, max: 30 },
  /** Letters go to others: nobody needs more than one or two. */
  '/request-password-reset': { window: hour, max: 30 },
  '/send-verification-email': { window: hour, max: 30 },
  /** A few tries until a password is good enough. */
  '/reset-password': { window: minute, max: 20 },
  /** Once is enough. */
  '/confirm-email': { window: minute, max: 20 },
  /** Away to Google or Facebook, and back: that class once more. */
  '/sign-in/social': { window: minute, max: 20 },
  '/callback/google': { window: minute, max: 20 },
  '/callback/facebook': { window: minute, max: 20 },
};

/** Of one client address, for everything else under /api/auth. */
export const anyRule: Rule = { window: minute, max: 100 };

/** Of one account, whoever asks and from wherever; an address without an account is counted in the same way. */
export const accountRules = {
  /** Guesses. Browsers that signed in before have their own count, so a stranger's guessing locks nobody out. */
  '/sign-in/email': { window: 15 * minute, max: 10 },
  /** Each kind of letter that goes to somebody who may not have asked for it. */
  letters: { window: hour, max: 5 },
} as const satisfies Readonly<Record<string, Rule>>;

interface RouteRule extends Rule {
  /** Whom it counts: the signed-in user, or the visitor's address. */
  readonly of: 'account' | 'address';
  /** Begins the refusal; the time to wait follows. */
  readonly says: string;
}

/** What our own pages do. */
export const routeRules = {
  /** A letter to the operator: each is read by a person. */
  contact: { of: 'address', window: hour, max: 10, says: 'You have sent many messages.' },
  /** Saving and publishing. Pressing the button every two seconds for ten minutes is no work on a card. */
  save: { of: 'account', window: 10 * minute, max: 300, says: 'You have saved very often.' },
  /** Copies of cards, made by one press each. */
  copy: { of: 'account', window: 10 * minute, max: 60, says: 'You have copied many cards.' },
  /** A whole family, one after the other, takes longer. */
  share: { of: 'account', window: 10 * minute, max: 120, says: 'You have shared very often.' },
  /** Photos, sounds and profiles, whoever sends them from there: a school class that makes cards in one lesson. */
  upload: { of: 'address', window: 10 * minute, max: 300, says: 'Many files came from where you are.' },
  /** Photos and avatars: decoding one takes up to a second of a processor. */
  photo: { of: 'account', window: 10 * minute, max: 60, says: 'You have added many photos.' },
  /** Rewriting one takes up to 15 seconds of a processor, a recording much less. */
  sound: { of: 'account', window: 10 * minute, max: 30, says: 'You have added many sounds.' },
  profile: { of: 'account', window: 10 * minute, max: 60, says: 'You have changed your profile very often.' },
  /** Guesses at the password of an account whose browser was left open. */
  password: { of: 'account', window: 15 * minute, max: 10, says: 'Too many attempts.' },
  /** Reads everything that an account has. */
  export: { of: 'account', window: hour, max: 10, says: 'You have exported your data many times.' },
} as const satisfies Readonly<Record<string, RouteRule>>;

export type RouteRuleName = keyof typeof routeRules;

/** Seconds after which a count that nobody touched says nothing any more. */
export const countsKeptFor = 24 * hour;
