const storageKey = 'bb_studio_help_key';

/** Where the browser stores nothing, the choice lasts as long as the page. */
let isOffHere = false;

/** Whether `?` opens the help. Somebody who speaks to the computer may open it by accident, so it can be switched off. */
export function isHelpKeyOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return !isOffHere;
  }
}

export function switchHelpKey(on: boolean): void {
  isOffHere = !on;
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // The browser stores nothing.
  }
}
