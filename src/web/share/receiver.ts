import { createStore, type StoreApi } from 'zustand/vanilla';

/** Whom a card is sent to, as typed. In memory only: never stored or sent to the server. */
export interface Receiver {
  readonly email: string;
  readonly mobile: string;
  /** The country that was chosen for the number, ISO 3166-1 alpha-2; empty until one is chosen. */
  readonly country: string;
}

export type ReceiverStore = StoreApi<Receiver>;

export function createReceiver(): ReceiverStore {
  return createStore<Receiver>(() => ({ email: '', mobile: '', country: '' }));
}

let left: { readonly cardId: string; readonly receiver: ReceiverStore } | null = null;

/** Leaves what was typed in the studio for the dashboard, where the published card is shared. */
export function leaveReceiver(cardId: string, receiver: ReceiverStore): void {
  left = { cardId, receiver };
}

/** What was typed for this card in the studio, or an empty receiver. */
export function receiverOf(cardId: string): ReceiverStore {
  return left?.cardId === cardId ? left.receiver : createReceiver();
}
