import type { Rule } from './rate-limit.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export const authLimits = {
  /** Bytes of a request: an address, a name, a password or two. */
  body: 16 * 1024,
  /** Seconds. Checked "Remember me" lasts a month from the last visit, which is written down once a day. */
  session: { lasts: 30 * day, renewedAfter: day },
  /** Seconds a link in a letter works. */
  link: hour,
  /** Seconds a browser that signed in once is known by. */
  device: 365 * day,
  /** Milliseconds. Answers that must not tell how much work was done leave at a multiple of this. */
  beat: 300,
} as const;

/** Of one client address. Generous: a school or an office shares one. */
export const addressRules: Readonly<Record<string, Rule>> = {
  '/sign-in/email': { window: minute, max: 20 },
  '/sign-up/email': { window: hour, max: 30 },
  '/request-password-reset': { window: hour, max: 30 },
  '/send-verification-email': { window: hour, max: 30 },
  '/reset-password': { window: minute, max: 20 },
};

/** Of one account, whoever asks and from wherever; an address without an account is counted in the same way. */
export const accountRules = {
  /** Guesses. Browsers that signed in before have their own count, so a stranger's guessing locks nobody out. */
  '/sign-in/email': { window: 15 * minute, max: 10 },
  /** Each kind of letter that goes to somebody who may not have asked for it. */
  letters: { window: hour, max: 5 },
} as const satisfies Readonly<Record<string, Rule>>;

/** Of one client address, for everything else under the path. */
export const anyRule: Rule = { window: minute, max: 100 };
