/** What the sender asks the operator's writing model for. Texts are as they were typed. */
export interface WishRequest {
  /** Keys of `tones.ts` and `relationships.ts`. */
  readonly tone: string;
  readonly relationship: string;
  /** A memory or a trait, at most `maxAboutLength` characters; empty when a wish is only varied. */
  readonly about: string;
  /** The wish to write another one like; empty when there is none yet. */
  readonly example: string;
  readonly toName: string;
  readonly fromName: string;
  /** The card's: BCP 47. */
  readonly language: string;
}

/** Characters. A memory is told in a sentence or two; more would only make the wish vague. */
export const maxAboutLength = 300;
