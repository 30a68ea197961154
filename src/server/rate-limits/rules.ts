import type { Rule } from './rate-limiter.ts';

/*
 * Rate limits; those of answers to cards stand in `../replies/limits.ts`. People stay far below them, scripts do not. An
 * account is counted wherever it is used. Visitors are counted by their address, which a school or an office shares.
 */

const minute = 60;
const hour = 60 * minute;

/** Whether a rule counts for so long that somebody may go through many networks: such rules count in coarser steps. */
export function isOfDay({ window }: Rule): boolean {
  return window >= 24 * hour;
}

/** Limits for one client address, by the path under /api/auth. */
export const addressRules: Readonly<Record<string, Rule>> = {
  /** A class that logs in at the start of a lesson. Each attempt costs a password hash. */
  '/sign-in/email': { window: minute, max: 20 },
  /** The same class on its first day. */
  '/sign-up/email': { window: hour, max: 30 },
  /** The same class, without accounts. `guestRules` counts the guests that are made. */
  '/sign-in/anonymous': { window: minute, max: 40 },
  /** A link that was kept for another device. Nobody can guess one. */
  '/sign-in/edit-link': { window: minute, max: 20 },
  /** The mail may go to somebody else. Nobody needs more than one or two. */
  '/request-password-reset': { window: hour, max: 30 },
  '/send-verification-email': { window: hour, max: 30 },
  /** A few tries until a password is accepted. */
  '/reset-password': { window: minute, max: 20 },
  /** Once is enough. */
  '/confirm-email': { window: minute, max: 20 },
  /** To Google or Facebook and back: the same class. */
  '/sign-in/social': { window: minute, max: 20 },
  '/callback/google': { window: minute, max: 20 },
  '/callback/facebook': { window: minute, max: 20 },
};

/** Guests of one client address: each is a row, and limits of accounts could be escaped by making guests. */
export const guestRules = {
  hour: { window: hour, max: 60 },
  day: { window: 24 * hour, max: 300 },
} as const satisfies Readonly<Record<string, Rule>>;

/** The limit for one client address, on every other path under /api/auth. */
export const defaultRule: Rule = { window: minute, max: 100 };

/** Limits for one email address, whoever asks and from wherever, and whether or not it has an account. */
export const accountRules = {
  /** Guesses. A browser that signed in before has a count of its own, so that strangers lock nobody out. */
  '/sign-in/email': { window: 15 * minute, max: 10 },
  /** Each kind of mail that somebody may get without having asked for it. */
  mail: { window: hour, max: 5 },
} as const satisfies Readonly<Record<string, Rule>>;

interface RouteRule extends Rule {
  /** Whom it counts: the signed-in user, or the visitor's address. */
  readonly of: 'account' | 'address';
}

/** What our own pages do. */
export const routeRules = {
  /** A mail to the operator: a person reads each. */
  contact: { of: 'address', window: hour, max: 10 },
  /** A mail to the operator as well, and perhaps a card that has to be looked at. */
  report: { of: 'address', window: hour, max: 10 },
  /** Moving, releasing and answering about one's own cards on the dashboard. */
  cardSettings: { of: 'account', window: 10 * minute, max: 120 },
  /** Designs for everybody: each is drawn fifteen times to be checked. */
  publish: { of: 'account', window: hour, max: 20 },
  /** Adding, changing and deleting people, one press each. */
  contacts: { of: 'account', window: 10 * minute, max: 240 },
  /** Saving and publishing. Nobody works on a card by pressing the button every two seconds. */
  save: { of: 'account', window: 10 * minute, max: 300 },
  /** A card drawn for somebody who types before the studio's code is there: some each second, for half a minute. */
  drawing: { of: 'account', window: 10 * minute, max: 300 },
  /** Copies of cards: one press each. */
  copy: { of: 'account', window: 10 * minute, max: 60 },
  /** Each takes some seconds of the operator's model, or some money. */
  wish: { of: 'account', window: 10 * minute, max: 30 },
  /** The same for guests, who could begin again as another one. A school shares it. */
  guestWish: { of: 'address', window: hour, max: 30 },
  /** Nobody needs more than one or two. */
  editLink: { of: 'account', window: hour, max: 20 },
  /** Sharing with a whole family, one by one, takes longer. */
  share: { of: 'account', window: 10 * minute, max: 120 },
  /** Every design liked, and every like taken back, twice. */
  like: { of: 'account', window: 10 * minute, max: 240 },
  /** Every design, background and sticker marked, and every mark taken back. */
  favourites: { of: 'account', window: 10 * minute, max: 600 },
  /** Saving, naming and deleting designs of one's own, one press each. */
  designs: { of: 'account', window: 10 * minute, max: 120 },
  /** First likes of browsers. Without this, a script that drops its cookie would be many people. A school is fewer. */
  firstLike: {
    of: 'address',
    window: 24 * hour,
    max: 60,
  },
  /** Photos, sounds and profiles of all accounts at one address: a class that makes cards in a lesson. */
  upload: { of: 'address', window: 10 * minute, max: 300 },
  /** Photos and avatars: decoding one takes up to a second of a processor. */
  photo: { of: 'account', window: 10 * minute, max: 60 },
  /** Rewriting one takes up to 15 seconds of a processor, a recording much less. */
  sound: { of: 'account', window: 10 * minute, max: 30 },
  profile: { of: 'account', window: 10 * minute, max: 60 },
  /** Guesses at a password in a browser that its owner left signed in. */
  password: { of: 'account', window: 15 * minute, max: 10 },
  /** Pages and actions of an operator; each counts rows or changes something of somebody else's. */
  admin: { of: 'account', window: 10 * minute, max: 600 },
  /** Reads everything that belongs to an account. */
  export: { of: 'account', window: hour, max: 10 },
} as const satisfies Readonly<Record<string, RouteRule>>;

export type RouteRuleName = keyof typeof routeRules;

/**
 * What leads to mail to a typed address, from one client address and of every kind together, because it may be a
 * stranger's: a class that signs up, some of whom ask for the mail again.
 */
export const typedMailRule: Rule = { window: hour, max: 40 };

/**
 * The same from all clients together: whoever has many networks must not make the site a source of unwanted mail, for
 * which mail servers would refuse all of its mail.
 */
export const siteTypedMailRule: Rule = { window: hour, max: 1_000 };

/** Seconds after which no window of a count can be open. */
export const countRetention = 24 * hour;
