/** One browser that is signed in, as its owner sees it. */
export interface OpenSession {
  /** Names the session and opens nothing: the token that does is known to the browser's cookie only. */
  readonly id: string;
  /** In plain words: "Chrome on Windows". */
  readonly device: string;
  readonly firstSeen: Date;
  /** A few minutes before the last visit, at most. */
  readonly lastSeen: Date;
  /** The browser that asks. */
  readonly isCurrent: boolean;
}

export interface OpenSessions {
  /** The asking one first, then the last seen first; at most `sessionsShown`. */
  readonly shown: readonly OpenSession[];
  /** How many there are besides the asking one, shown or not. */
  readonly others: number;
}

/** More than anybody reads through; "all others" ends those that are not shown, too. */
export const sessionsShown = 30;
