/** What somebody may keep of designs: more than anybody looks through. */
export const designLimits = {
  /** Characters of the name of one's own design. */
  name: 60,
  /** Designs of one's own. */
  own: 200,
  /** Favourites of all kinds together. */
  favourites: 1_000,
} as const;
