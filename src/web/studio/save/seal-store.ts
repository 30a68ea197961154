import { createStore } from 'zustand/vanilla';
import type { Seal } from '#card/seal/seal.ts';
import { fieldsOfSeal, type SealFields } from '#content/seal-form.ts';

interface SealState {
  readonly fields: SealFields;
  /** Differs from what the server has. */
  readonly isChanged: boolean;
  /** How often the fields were replaced by others than those of the form, which then begins anew. */
  readonly restored: number;
}

export type SealStore = ReturnType<typeof createSealStore>;

/** What the sender chose about when the card opens. */
export function createSealStore(seal: Seal | null) {
  const { setState, ...store } = createStore<SealState>(() => ({
    fields: fieldsOfSeal(seal),
    isChanged: false,
    restored: 0,
  }));
  return {
    ...store,
    change(change: Partial<SealFields>) {
      setState(({ fields }) => ({ fields: { ...fields, ...change }, isChanged: true }));
    },
    /** The server has these. */
    stored(fields: SealFields) {
      if (store.getState().fields === fields) setState({ isChanged: false });
    },
    /** Goes on with what an earlier visit left unsaved. */
    restore(fields: SealFields) {
      setState(({ restored }) => ({ fields, isChanged: true, restored: restored + 1 }));
    },
  };
}
