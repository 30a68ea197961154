import { createStore, type StoreApi } from 'zustand/vanilla';

/** Whom a card is sent to, as typed. Lives as long as the studio is open, and nowhere else. */
export interface Receiver {
  readonly email: string;
  readonly mobile: string;
}

export function createReceiver(): StoreApi<Receiver> {
  return createStore<Receiver>(() => ({ email: '', mobile: '' }));
}
