import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the request that Better Auth answers at this moment. Its hooks get no arguments of ours. */
export interface SignInContext {
  /** Hash of the browser's cookie; null when it came without one. */
  readonly browser: string | null;
  /** Of the client, as limits count it. */
  readonly network: string;
  /** Id of the `account` row that opens the session. */
  openedBy: string | null;
  /** The guest whose session the browser has so far. */
  guestId: string | null;
  /** A user was made during the request. */
  isNew: boolean;
}

export const signInContext = new AsyncLocalStorage<SignInContext>();
