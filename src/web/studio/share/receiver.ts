import { createStore, type StoreApi } from 'zustand/vanilla';

/** Whom a card is sent to, as typed. Exists only while the studio is open. */
export interface Receiver {
  readonly email: string;
  readonly mobile: string;
}

export function createReceiver(): StoreApi<Receiver> {
  return createStore<Receiver>(() => ({ email: '', mobile: '' }));
}
