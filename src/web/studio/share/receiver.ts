/** Whom a card is sent to, as typed. Lives as long as the studio is open, and nowhere else. */
export interface Receiver {
  readonly email: string;
  readonly mobile: string;
}

export interface ReceiverStore {
  get(): Receiver;
  subscribe(listener: () => void): () => void;
  type(field: keyof Receiver, value: string): void;
}

export function createReceiver(): ReceiverStore {
  let receiver: Receiver = { email: '', mobile: '' };
  const listeners = new Set<() => void>();
  return {
    get: () => receiver,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type(field, value) {
      receiver = { ...receiver, [field]: value };
      for (const listener of listeners) listener();
    },
  };
}
