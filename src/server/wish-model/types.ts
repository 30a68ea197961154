/** What the sender asks the model for. Texts are as they were typed; `placeholders.ts` takes the names out. */
export interface WishRequest {
  /** Keys of `#content/tones.ts` and `#content/relationships.ts`. */
  readonly tone: string;
  readonly relationship: string;
  /** A memory or a trait, at most `aboutLimit` characters; empty when a wish is only varied. */
  readonly about: string;
  /** The wish to write another one like; empty when there is none yet. */
  readonly example: string;
  readonly toName: string;
  readonly fromName: string;
}

/** Characters. A memory is told in a sentence or two; more would only make the wish vague. */
export const aboutLimit = 300;

/** `away`: no usable answer in time. `unusable`: it answered with something that is no birthday wish. */
export type NoWish = 'away' | 'unusable';
