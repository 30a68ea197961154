import { createStore } from 'zustand/vanilla';

/** Ids or keys of what is marked, the last that was marked first. */
export type FavouriteTargets = readonly string[];

export type Favourites = ReturnType<typeof createFavourites>;

interface Press {
  readonly isMarked: boolean;
}

interface FavouritesParts {
  /** Stores it; resolves with a sentence where that failed. */
  readonly send: (target: string, isMarked: boolean) => Promise<{ readonly error: string } | null>;
  readonly onSaved: (isMarked: boolean) => void;
  /** It was not stored, and is no longer shown. */
  readonly onFailed: (sentence: string) => void;
}

/** Shows a press at once and sends one after the other. What fails is taken back. */
export function createFavourites({ send, onSaved, onFailed }: FavouritesParts) {
  const { setState, ...store } = createStore<FavouriteTargets>(() => []);
  let stored: FavouriteTargets = [];
  /** What is wanted of a thing since its last press, until the answer to that. */
  const wanted = new Map<string, Press>();
  /** What was stored since this began. */
  const saved = new Map<string, Press>();
  let last = Promise.resolve();

  function show(): void {
    setState(withPresses(stored, wanted), true);
  }

  return {
    ...store,
    /** Takes what is stored. What was pressed is newer, also where that is stored by now: the answer may be older. */
    load(known: FavouriteTargets) {
      stored = withPresses(known, saved);
      show();
    },
    /** Marks it, or takes the mark back. */
    press(target: string) {
      const press = { isMarked: !store.getState().includes(target) };
      wanted.set(target, press);
      show();
      last = last.then(async () => {
        const problem = await send(target, press.isMarked);
        if (problem === null) {
          saved.set(target, press);
          stored = withPresses(stored, saved);
        }
        if (wanted.get(target) === press) wanted.delete(target);
        show();
        if (problem === null) onSaved(press.isMarked);
        else onFailed(problem.error);
      });
    },
  };
}

function withPresses(marked: FavouriteTargets, presses: ReadonlyMap<string, Press>): FavouriteTargets {
  let all = marked;
  for (const [target, { isMarked }] of presses) {
    if (all.includes(target) === isMarked) continue;
    all = isMarked ? [target, ...all] : all.filter((one) => one !== target);
  }
  return all;
}
