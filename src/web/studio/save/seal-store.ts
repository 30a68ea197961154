import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Seal } from '#card/seal/seal.ts';
import { fieldsOfSeal, type SealFields } from '#content/seal-form.ts';

interface SealState {
  readonly fields: SealFields;
  /** Differs from what the server has. */
  readonly isChanged: boolean;
  /** How often the fields were replaced by others than those of the form, which then begins anew. */
  readonly restored: number;
}

export interface SealStore extends Pick<StoreApi<SealState>, 'getState' | 'subscribe' | 'getInitialState'> {
  change(change: Partial<SealFields>): void;
  /** The server has these. */
  stored(fields: SealFields): void;
  /** Goes on with what an earlier visit left unsaved. */
  restore(fields: SealFields): void;
}

/** What the sender chose about when the card opens. */
export function createSealStore(seal: Seal | null): SealStore {
  const { setState, ...store } = createStore<SealState>(() => ({
    fields: fieldsOfSeal(seal),
    isChanged: false,
    restored: 0,
  }));
  return {
    ...store,
    change(change) {
      setState(({ fields }) => ({ fields: { ...fields, ...change }, isChanged: true }));
    },
    stored(fields) {
      if (store.getState().fields === fields) setState({ isChanged: false });
    },
    restore(fields) {
      setState(({ restored }) => ({ fields, isChanged: true, restored: restored + 1 }));
    },
  };
}
