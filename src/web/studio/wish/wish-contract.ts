/** What the studio asks the model of the operator for; `server/wish-model` takes the names out. */
export interface WishQuestion {
  readonly tone: string;
  readonly relationship: string;
  /** A memory or a trait; empty when a wish is only varied. */
  readonly about: string;
  /** The wish to vary; empty when there is none. */
  readonly example: string;
  readonly toName: string;
  readonly fromName: string;
}

/** `error` is a sentence to show as it is. */
export type WishAnswer = { readonly wish: string } | { readonly error: string };
