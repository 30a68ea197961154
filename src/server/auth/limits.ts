const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export const authLimits = {
  /** Bytes of a request: an address, a name, a password or two. */
  body: 16 * 1024,
  /** Seconds. Checked "Remember me" lasts a month from the last visit, which is written down once a day. */
  session: { lasts: 30 * day, renewedAfter: day },
  /** Seconds after which a further visit is written down for the list of devices; each is one write. */
  seenAgain: 5 * minute,
  /** Seconds after a log-in in which it counts as a proof of who sits there. */
  freshSignIn: 10 * minute,
  /** Seconds a link in a letter works. */
  link: hour,
  /** Seconds a sign-in waits for its confirmation: a letter may be a day late, and its link works for an hour. */
  pendingSignIn: day + hour,
  /** Seconds a browser is known as the one in which something was begun that is confirmed by a letter. */
  browser: 7 * day,
  /** Seconds a browser that signed in once is known by. */
  device: 365 * day,
  /** Milliseconds. Answers that must not tell how much work was done leave at a multiple of this. */
  beat: 300,
} as const;
