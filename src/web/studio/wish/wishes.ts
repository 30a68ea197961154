import { createStore } from 'zustand/vanilla';
import type { Card } from '#card/document/card.ts';
import { joinSentences } from '#content/languages/languages.ts';
import { relationshipOf } from '#content/relationships.ts';
import type { LanguageWishes } from '#content/wishes/wish-list.ts';
import type { WishRequest } from '#content/wishes/wish-request.ts';
import { nextWish } from '#content/wishes/wishes.ts';
import { postJson } from '../../browser/post-json.ts';
import { pageLanguage } from '../../texts/page-language.ts';
import { studioText } from '../../texts/studio.ts';

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

interface WishesParts {
  readonly readCard: () => Card;
  readonly place: (wish: string) => void;
  readonly ask: (request: WishRequest) => Promise<WishAnswer>;
  /** Our own wishes in a card's language; late code, so it may fail to load. */
  readonly load: (language: string) => Promise<LanguageWishes>;
}

/** Wishes of the card that is open: generated, suggested, taken. */
export function createWishes({ readCard, place, ask, load }: WishesParts) {
  const { setState, ...store } = createStore<WishesState>(() => ({
    about: '',
    suggestion: null,
    isWriting: false,
  }));
  let previous = '';

  async function nextOfOurs(): Promise<string | null> {
    const wishes = await load(readCard().language).catch(() => null);
    if (!wishes) return null;
    const { tone, relationship, age, toName, wish } = readCard();
    previous = nextWish({
      wishes,
      tone: tone ?? '',
      relationship: relationship ?? '',
      age,
      toName,
      previous: wish || previous,
    });
    return previous;
  }

  async function suggestionFor(example: string): Promise<Suggestion | null> {
    const { tone, relationship, toName, fromName, language } = readCard();
    const about = store.getState().about.trim();
    const answer = await ask({
      tone: tone ?? '',
      relationship: relationshipOf(relationship ?? ''),
      about,
      example,
      toName,
      fromName,
      language,
    });
    if ('wish' in answer) return { text: answer.wish, note: null };
    const text = await nextOfOurs();
    return text === null ? null : { text, note: joinSentences(pageLanguage(), [answer.error, instead()]) };
  }

  return {
    ...store,
    setAbout: (about: string) => setState({ about }),
    /** Puts the next wish of our own on the card, unless it could not be loaded or a message was typed meanwhile. */
    async placeNext(): Promise<'placed' | 'failed' | 'overtaken'> {
      const { message } = readCard();
      const wish = await nextOfOurs();
      if (wish === null) return 'failed';
      // What was typed while it was loaded is worth more.
      if (readCard().message !== message) return 'overtaken';
      setState({ suggestion: null });
      place(wish);
      return 'placed';
    },
    /**
     * Shows a wish that the model makes from what was typed, or from `example`; one of our own when the model has none.
     * `failed` when that could not be loaded either.
     */
    async suggest(example: string): Promise<'suggested' | 'failed'> {
      setState({ isWriting: true });
      const suggestion = await suggestionFor(example);
      setState({ isWriting: false, ...(suggestion && { suggestion }) });
      return suggestion ? 'suggested' : 'failed';
    },
    /** Puts the suggestion on the card. */
    take() {
      const { suggestion } = store.getState();
      setState({ suggestion: null });
      if (suggestion) place(suggestion.text);
    },
    dismiss: () => setState({ suggestion: null }),
  };
}

const instead = () => studioText('askWish.ownInstead.text');

/** `error` is a sentence to show as it is. */
export type WishAnswer = { readonly wish: string } | { readonly error: string };

/** Milliseconds until we stop waiting: the server gives up after eight seconds. */
const timeoutMs = 12_000;

/** Asks the operator's model for a wish; whatever goes wrong on the way is an answer too. */
export async function askWish(request: WishRequest): Promise<WishAnswer> {
  const answer = await postJson('/studio/wish', request, timeoutMs);
  const isAnswer = typeof answer === 'object' && ('wish' in answer || 'error' in answer);
  return isAnswer ? (answer as WishAnswer) : { error: studioText('askWish.unreachable.error') };
}
