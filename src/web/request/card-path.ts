/** The id in the address of a card's page, which is checked later; null for other addresses, also for a page's data. */
export function cardIdIn(path: string): string | null {
  return idIn(/^\/card\/([^/]+)(?<!\.data)\/*$/i.exec(path));
}

/** The card's id in the address that takes its replies; null for other addresses. */
export function replyCardIdIn(path: string): string | null {
  return idIn(/^\/card\/([^/]+)\/reply\/*$/i.exec(path));
}

/** The id in the address of a card's party screen; null for other addresses. */
export function partyIdIn(path: string): string | null {
  return idIn(/^\/card\/([^/]+)\/show\/*$/i.exec(path));
}

/** The secret in the address of a signing link, and in that of a note; null for other addresses. */
export function signingSecretIn(path: string): string | null {
  return idIn(/^\/sign\/([^/]+)(?<!\.data)\/*$/i.exec(path));
}

export function noteSecretIn(path: string): string | null {
  return idIn(/^\/signed\/([^/]+)(?<!\.data)\/*$/i.exec(path));
}

function idIn(found: RegExpExecArray | null): string | null {
  return found?.[1] === undefined ? null : decodedPath(found[1]);
}

/** A path without percent encoding; as it is where a percent sign stands for nothing. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
