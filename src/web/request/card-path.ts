/** The page of a card, which is no page of the router. */
export const cardPattern = '/card/:id';

/** The id in the address of a card's page, which is checked later; null for other addresses. */
export function cardIdIn(path: string): string | null {
  const id = /^\/card\/([^/]+)\/*$/i.exec(path)?.[1];
  if (id === undefined) return null;
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
