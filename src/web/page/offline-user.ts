const key = 'bb_offline_user';

/** The account that may go on with its cards on this browser without a network: the last that opened the studio. */
export function offlineUser(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function rememberOfflineUser(userId: string): void {
  try {
    localStorage.setItem(key, userId);
  } catch {
    // The browser stores nothing, so there is no card to go on with either.
  }
}

/** After signing out, so that nobody else finds the cards. */
export function forgetOfflineUser(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is stored.
  }
}
