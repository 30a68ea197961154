import type { Relationship } from '#content/relationships.ts';

/** At least three, so that asking again gives something new more than once. */
export type WishList = readonly [string, string, string, ...string[]];

export type ToneWishes = {
  readonly byRelationship: Readonly<Record<Relationship, WishList>>;
  /** The tone's default: fits every receiver, whatever the relationship. */
  readonly anyone: WishList;
};
