import { createStore } from 'zustand/vanilla';

export interface Like {
  readonly liked: boolean;
  readonly likes: number;
}

/** The answer of the server, or a sentence that says why there is none. */
export type LikeOutcome = Like | { readonly error: string };

/** What the server said last of a design, and what the visitor wants since. */
interface LikeState {
  readonly known: Like;
  /** Null when nothing is on its way. */
  readonly wanted: boolean | null;
}

type LikesState = Readonly<Record<string, LikeState | undefined>>;

interface LikesParts {
  readonly send: (design: string, liked: boolean) => Promise<LikeOutcome>;
  /** A change was stored. */
  readonly onSaved: (like: Like) => void;
  /** A change was not stored, and is no longer shown. */
  readonly onFailed: (sentence: string) => void;
}

/** Shows a press at once and sends it; of many quick presses only the last matters. What fails is taken back. */
export function createLikes({ send, onSaved, onFailed }: LikesParts) {
  const { setState, ...store } = createStore<LikesState>(() => ({}));
  const { getState } = store;
  const sending = new Set<string>();

  async function sendAll(design: string): Promise<void> {
    for (let state = getState()[design]; state && state.wanted !== null; state = getState()[design]) {
      const { known, wanted } = state;
      if (wanted === known.liked) {
        setState({ [design]: { known, wanted: null } });
        return;
      }
      const outcome = await send(design, wanted);
      if ('error' in outcome) {
        setState({ [design]: { known, wanted: null } });
        onFailed(outcome.error);
        return;
      }
      setState({ [design]: { known: outcome, wanted: getState()[design]?.wanted ?? null } });
      onSaved(outcome);
    }
  }

  return {
    ...store,
    /** Takes what the server says, except of designs that were pressed meanwhile: that answer may be older. */
    load(all: Readonly<Record<string, Like>>) {
      const entries = Object.entries(all).map(
        ([design, known]) => [design, { known, wanted: null }] as const,
      );
      setState({ ...Object.fromEntries(entries), ...getState() });
    },
    /** Likes a design or takes the like back. `served` is what the page says until `load`. */
    press(design: string, served: Like) {
      const state = getState()[design] ?? { known: served, wanted: null };
      setState({ [design]: { ...state, wanted: !likeShown(state, served).liked } });
      if (sending.has(design)) return;
      sending.add(design);
      void sendAll(design).finally(() => sending.delete(design));
    },
  };
}

/** What the page shows: as if what is on its way had arrived. */
export function likeShown(state: LikeState | undefined, served: Like): Like {
  const { known, wanted = null } = state ?? { known: served };
  if (wanted === null || wanted === known.liked) return known;
  return { liked: wanted, likes: Math.max(0, known.likes + (wanted ? 1 : -1)) };
}
