import { createStore, type StoreApi } from 'zustand/vanilla';

/** Ids or keys of what is marked, the last that was marked first. */
export type Marked = readonly string[];

export interface Favourites extends Omit<StoreApi<Marked>, 'setState'> {
  /** Takes what is stored. What was pressed meanwhile is newer. */
  load(stored: Marked): void;
  /** Marks it, or takes the mark back. */
  press(target: string): void;
}

interface FavouritesParts {
  /** Stores it; resolves with a sentence where that failed. */
  readonly send: (target: string, isMarked: boolean) => Promise<string | null>;
  readonly onSaved: (isMarked: boolean) => void;
  /** It was not stored, and is no longer shown. */
  readonly onFailed: (sentence: string) => void;
}

/** Shows a press at once and sends one after the other. What fails is taken back. */
export function createFavourites({ send, onSaved, onFailed }: FavouritesParts): Favourites {
  const { setState, ...store } = createStore<Marked>(() => []);
  let stored: Marked = [];
  /** What is wanted of a thing since its last press, until the answer to that. */
  const wanted = new Map<string, { readonly isMarked: boolean }>();
  let last = Promise.resolve();

  function show(): void {
    setState(
      [...wanted].reduce((marked, [target, { isMarked }]) => withMark(marked, target, isMarked), stored),
      true,
    );
  }

  return {
    ...store,
    load(known) {
      stored = known;
      show();
    },
    press(target) {
      const press = { isMarked: !store.getState().includes(target) };
      wanted.set(target, press);
      show();
      last = last.then(async () => {
        const problem = await send(target, press.isMarked);
        if (problem === null) stored = withMark(stored, target, press.isMarked);
        if (wanted.get(target) === press) wanted.delete(target);
        show();
        if (problem === null) onSaved(press.isMarked);
        else onFailed(problem);
      });
    },
  };
}

function withMark(marked: Marked, target: string, isMarked: boolean): Marked {
  if (marked.includes(target) === isMarked) return marked;
  return isMarked ? [target, ...marked] : marked.filter((one) => one !== target);
}
