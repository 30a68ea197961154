/** What somebody may keep of designs: more than anybody looks through. */
export const designLimits = {
  /** Characters of the name of one's own design. */
  name: 60,
  /** Designs of one's own. */
  own: 200,
  /** Favourites of all kinds together. */
  favourites: 1_000,
} as const;

/**
 * Favourites that a browser keeps, and that one request names: whoever likes more has use for an account. Apart from the
 * others, because pages without React need it alone.
 */
export const mostBrowserFavourites = 200;

/** Whether this may be the id or key of a favourite. */
export function isFavouriteKey(text: string): boolean {
  return /^[\w-]{1,61}$/.test(text);
}
