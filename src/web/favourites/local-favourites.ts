/** The browser's storage of a visitor who is not known here. */
const favouritesKey = 'bb_favourites';

/** Designs that a browser keeps at most: whoever likes more has use for an account. */
const mostKept = 200;

/** The designs that a visitor marked in this browser, the last first; none where the browser's settings forbid it. */
export function readLocalFavourites(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(favouritesKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((id) => typeof id === 'string' && /^[\w-]{1,61}$/.test(id)).slice(0, mostKept);
  } catch {
    return [];
  }
}

/** Throws where the browser's settings forbid it. */
export function changeLocalFavourite(id: string, isMarked: boolean): void {
  const others = readLocalFavourites().filter((one) => one !== id);
  const next = isMarked ? [id, ...others].slice(0, mostKept) : others;
  if (next.length === 0) localStorage.removeItem(favouritesKey);
  else localStorage.setItem(favouritesKey, JSON.stringify(next));
}

export function forgetLocalFavourites(): void {
  localStorage.removeItem(favouritesKey);
}
