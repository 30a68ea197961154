import { type RootData, useRootData } from './root-data.ts';

/** Unknown while the server or its database does not answer. The header then shows neither Login nor Sign Out. */
export type SessionState = 'signed-in' | 'guest' | 'signed-out' | 'unknown';

export function sessionState(root: Pick<RootData, 'email' | 'guest'> | undefined): SessionState {
  if (!root || root.email === undefined) return 'unknown';
  const { email, guest } = root;
  if (guest !== null) return 'guest';
  return email === null ? 'signed-out' : 'signed-in';
}

export function useSessionState(): SessionState {
  return sessionState(useRootData());
}
