import type { ToastMessage } from '../ui/toast-queue.ts';
import { createFavourites } from './favourites.ts';
import { changeLocalFavourite, readLocalFavourites } from './local-favourites.ts';
import { fetchFavourites, type SendWords, sendFavourites } from './send-favourites.ts';

/** What the page says of favourites. */
export interface FavouriteWords extends SendWords {
  readonly added: ToastMessage;
  /** The browser keeps it, because nobody is known here. */
  readonly kept: ToastMessage;
  readonly failed: string;
  readonly notKept: string;
}

/**
 * Makes the stars of the page answer at once. `say` shows a message. The returned function is called when others came to
 * the page.
 */
export function startFavourites(say: (message: ToastMessage) => void): () => void {
  const form = document.querySelector<HTMLFormElement>('[data-favourites]');
  if (!form) return () => {};
  const words = JSON.parse(form.dataset.favourites ?? '') as FavouriteWords;
  const isKnown = document.body.dataset.who !== '';
  const favourites = createFavourites({
    send: (target, isMarked) =>
      isKnown
        ? sendFavourites({ ...words, kind: 'design', targets: [target], isMarked })
        : keep(target, isMarked),
    onSaved: (isMarked) => isMarked && say(isKnown ? words.added : words.kept),
    onFailed: (description) => say({ title: words.failed, description, destructive: true }),
  });

  async function keep(target: string, isMarked: boolean): Promise<{ error: string } | null> {
    try {
      changeLocalFavourite(target, isMarked);
      return null;
    } catch {
      return { error: words.notKept };
    }
  }

  function show(): void {
    const marked = favourites.getState();
    for (const star of document.querySelectorAll<HTMLButtonElement>('[data-favourite]'))
      star.setAttribute('aria-pressed', `${marked.includes(star.value)}`);
  }

  document.addEventListener('submit', (event) => {
    const star = event.submitter as HTMLButtonElement | null;
    if (event.target !== form || !star) return;
    event.preventDefault();
    favourites.press(star.value);
  });
  favourites.subscribe(show);
  if (!isKnown) favourites.load(readLocalFavourites());
  // The page may be the same for everybody: what is marked is asked for.
  else void fetchFavourites('design').then((stored) => stored && favourites.load(stored));
  return show;
}
