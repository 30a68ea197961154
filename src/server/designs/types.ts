/** Whose like it is. With an account and a cookie both are the same person. */
export interface Liker {
  readonly userId: string | null;
  /** Hash of the cookie of a browser in which a visitor liked something. */
  readonly browser: string | null;
}

/** `toggle` is for forms of pages that do not know what the visitor likes. */
export type LikeChange = 'on' | 'off' | 'toggle';

export interface LikeAnswer {
  readonly liked: boolean;
  readonly likes: number;
}
