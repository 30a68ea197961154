/** A session as its owner sees it: one browser that is signed in. */
export interface OpenSession {
  /** Not the token that opens the session: that one is in the browser's cookie only. */
  readonly id: string;
  /** In plain words: "Chrome on Windows". */
  readonly device: string;
  readonly firstSeen: Date;
  /** At most a few minutes too early. */
  readonly lastSeen: Date;
  /** The session of the request. */
  readonly isCurrent: boolean;
}

export interface OpenSessions {
  /** The current one first, then the last seen first; at most `sessionsShown`. */
  readonly shown: readonly OpenSession[];
  /** How many there are besides the current one, shown or not. */
  readonly others: number;
}

/** More than anybody reads. Signing out all others also ends those that are not shown. */
export const sessionsShown = 30;
