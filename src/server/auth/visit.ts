import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the request that the library answers at this moment; its hooks are told nothing of ours. */
export interface Visit {
  /** Hash of the cookie that the browser is recognised by; null when it came without one. */
  readonly browser: string | null;
  /** The way in (id of an `account` row) that a session is opened by. */
  openedBy: string | null;
  /** An account was made in the course of it. */
  isNew: boolean;
}

export const visits = new AsyncLocalStorage<Visit>();
