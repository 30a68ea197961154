import type { Milestone } from '#content/ages.ts';
import type { Relationship } from '#content/relationships.ts';
import type { Tone } from '#content/tones.ts';

/**
 * At least three (English has six for most), so that asking again gives something new more than once. A long one, a line and one in between
 * come first: whoever wants another length has it within three presses.
 */
export type WishList = readonly [string, string, string, ...string[]];

/** Every wish of a language. */
export interface LanguageWishes {
  readonly byTone: Readonly<Record<Tone, ToneWishes>>;
  readonly byAge: WishesByAge;
  /** The last resort: fits every receiver and every tone. */
  readonly generic: WishList;
}

export type WishesByAge = Readonly<Record<Milestone, readonly [string, string]>>;

export type ToneWishes = {
  readonly byRelationship: Readonly<Record<Relationship, WishList>>;
  /** The tone's default: fits every receiver, whatever the relationship. */
  readonly anyone: WishList;
};
