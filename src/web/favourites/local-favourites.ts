import { isFavouriteKey, mostBrowserFavourites } from '#content/design-limits.ts';

/** The browser's storage of a visitor who is not known here. */
const favouritesKey = 'bb_favourites';

/** The designs that a visitor marked in this browser, the last first; none where the browser's settings forbid it. */
export function readLocalFavourites(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(favouritesKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter((id) => typeof id === 'string' && isFavouriteKey(id))
      .slice(0, mostBrowserFavourites);
  } catch {
    return [];
  }
}

/** Throws where the browser's settings forbid it. */
export function changeLocalFavourite(id: string, isMarked: boolean): void {
  const others = readLocalFavourites().filter((one) => one !== id);
  const next = isMarked ? [id, ...others].slice(0, mostBrowserFavourites) : others;
  if (next.length === 0) localStorage.removeItem(favouritesKey);
  else localStorage.setItem(favouritesKey, JSON.stringify(next));
}

export function forgetLocalFavourites(): void {
  localStorage.removeItem(favouritesKey);
}
