import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Card } from '#card/document/card.ts';
import type { WishAnswer, WishQuestion } from './wish-contract.ts';

/** A wish that is shown and is not on the card yet. */
export interface Suggestion {
  readonly text: string;
  /** Why it is one of our own and not the model's; null when it is the model's. */
  readonly note: string | null;
}

interface WishesState {
  /** The memory or trait as typed. It outlives the panel, which is closed and opened on phones. */
  readonly about: string;
  readonly suggestion: Suggestion | null;
  /** Whether the model is writing. */
  readonly isWriting: boolean;
}

/** `none`: no wish could be had, not even one of our own. */
export type Placed = 'placed' | 'none';

export interface Wishes extends Omit<StoreApi<WishesState>, 'setState'> {
  setAbout(about: string): void;
  /** Puts the next wish of our own on the card. */
  placeNext(): Promise<Placed>;
  /**
   * Asks the model for a wish from what was typed, in place of `example` if that is not empty, and shows it as a
   * suggestion; one of our own when the model has none. `none`: nothing is shown.
   */
  suggest(example: string): Promise<Placed>;
  /** Puts the suggestion on the card. */
  take(): void;
  dismiss(): void;
}

interface WishesParts {
  readonly readCard: () => Card;
  readonly place: (wish: string) => void;
  readonly ask: (question: WishQuestion) => Promise<WishAnswer>;
  /** The wishes of our own; late code, so it may fail to load. */
  readonly load: () => Promise<typeof import('#content/wishes/wishes.ts')>;
}

/** Wishes of the card that is open: generated, suggested, taken. */
export function createWishes({ readCard, place, ask, load }: WishesParts): Wishes {
  const { setState, ...store } = createStore<WishesState>(() => ({
    about: '',
    suggestion: null,
    isWriting: false,
  }));
  let previous = '';

  async function nextOfOurs(): Promise<string | null> {
    const loaded = await load().catch(() => null);
    if (!loaded) return null;
    const { tone, relationship, toName, wish } = readCard();
    previous = loaded.nextWish({
      tone: tone ?? '',
      relationship: relationship ?? '',
      toName,
      previous: wish || previous,
    });
    return previous;
  }

  return {
    ...store,
    setAbout: (about) => setState({ about }),
    async placeNext() {
      const wish = await nextOfOurs();
      if (wish === null) return 'none';
      setState({ suggestion: null });
      place(wish);
      return 'placed';
    },
    async suggest(example) {
      const { about, isWriting } = store.getState();
      if (isWriting) return 'placed';
      setState({ isWriting: true });
      const { tone, relationship, toName, fromName } = readCard();
      const asked = { tone: tone ?? '', relationship: relationship ?? '', about: about.trim(), example };
      const answer = await ask({ ...asked, toName, fromName });
      const ours = 'wish' in answer ? null : await nextOfOurs();
      setState({ isWriting: false });
      if ('wish' in answer) setState({ suggestion: { text: answer.wish, note: null } });
      else if (ours === null) return 'none';
      else setState({ suggestion: { text: ours, note: `${answer.error} ${instead}` } });
      return 'placed';
    },
    take() {
      const { suggestion } = store.getState();
      setState({ suggestion: null });
      if (suggestion) place(suggestion.text);
    },
    dismiss: () => setState({ suggestion: null }),
  };
}

const instead = 'Here is one of our own wishes instead.';
