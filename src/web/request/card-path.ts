/** The page of a card, which is no page of the router. */
export const cardPattern = '/card/:id';

/** The page on which visitors answer a card. */
export const replyPattern = '/card/:id/reply';

/** The id in the address of a card's page, which is checked later; null for other addresses, also for a page's data. */
export function cardIdIn(path: string): string | null {
  return decoded(/^\/card\/([^/]+)(?<!\.data)\/*$/i.exec(path)?.[1]);
}

/** The id in the address at which a card is answered; null for other addresses. */
export function repliedIdIn(path: string): string | null {
  return decoded(/^\/card\/([^/]+)\/reply\/*$/i.exec(path)?.[1]);
}

function decoded(id: string | undefined): string | null {
  if (id === undefined) return null;
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
