const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** In seconds, where nothing else is said. */
export const authLimits = {
  /** Bytes of a request: an address, a name, a password or two. */
  body: 16 * 1024,
  /** With "Remember me" a session lasts a month from the last visit, which renews it at most once a day. */
  session: { expiresIn: 30 * day, updateAge: day },
  /** Between two updates of when a session was last seen; each is one write. */
  lastSeen: 5 * minute,
  /** After signing in, for which it replaces typing the password again. */
  recentSignIn: 10 * minute,
  /** The cookies that go with a link in a mail, which works as long. */
  link: hour,
  /** The cookie of a browser in which something waits for a mail. */
  browser: 7 * day,
  /** The cookie of a browser that signed in once. */
  device: 365 * day,
  /** Milliseconds. Responses that must not tell how much work was done leave at a multiple of this. */
  responseIntervalMs: 300,
} as const;
