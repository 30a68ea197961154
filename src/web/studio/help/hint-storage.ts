const storageKey = 'bb_studio_hint';

/** Where the browser stores nothing, the hint stays away as long as the page lives. */
let isSeenHere = false;

export function isHintSeen(): boolean {
  try {
    return isSeenHere || localStorage.getItem(storageKey) !== null;
  } catch {
    return isSeenHere;
  }
}

export function rememberHint(): void {
  isSeenHere = true;
  try {
    localStorage.setItem(storageKey, 'seen');
  } catch {
    // The browser stores nothing.
  }
}
