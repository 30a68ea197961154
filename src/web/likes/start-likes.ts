import { formatCount, formatNumber, type PluralForms } from '../texts/format-count.ts';
import type { ToastMessage } from '../ui/toast-queue.ts';
import { createLikes, type Like, type LikeOutcome, likeShown } from './likes.ts';

/** What the page says of likes. */
export interface LikeWords {
  readonly done: string;
  readonly failed: string;
  readonly noAnswer: string;
  readonly tryLater: string;
  readonly counts: PluralForms;
}

/**
 * Makes the hearts of the page answer at once. `say` shows a message. The returned function is called when others came to
 * the page.
 */
export function startLikes(say: (message: ToastMessage) => void): () => void {
  const said = document.querySelector<HTMLElement>('[data-like-words]')?.dataset.likeWords;
  if (!said) return () => {};
  const words = JSON.parse(said) as LikeWords;
  const likes = createLikes({
    send: (design, liked) => sendLike(design, liked, words),
    onSaved: ({ liked }) => liked && say({ title: words.done }),
    onFailed: (description) => say({ title: words.failed, description, destructive: true }),
  });

  function show(): void {
    for (const form of document.querySelectorAll<HTMLFormElement>('[data-like]')) {
      const like = likeShown(likes.getState()[form.dataset.like ?? ''], servedBy(form));
      form.querySelector('button')?.setAttribute('aria-pressed', String(like.liked));
      write(form, '[data-like-figure]', formatNumber(like.likes));
      write(form, '[data-like-count]', formatCount(words.counts, like.likes));
    }
  }

  function press(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    const { like } = form.dataset;
    if (!like) return;
    event.preventDefault();
    likes.press(like, servedBy(form));
  }

  const asked = new Set<string>();

  /** The page is the same for everybody: what this visitor likes is asked for, once of each design. */
  function ask(): void {
    show();
    const forms = [...document.querySelectorAll<HTMLFormElement>('[data-like]')];
    const designs = [...new Set(forms.map((form) => form.dataset.like ?? ''))].filter((id) => !asked.has(id));
    if (designs.length === 0) return;
    for (const id of designs) asked.add(id);
    void fetchLikes(designs).then((known) => known && likes.load(known));
  }

  document.addEventListener('submit', press);
  likes.subscribe(show);
  ask();
  return ask;
}

function servedBy({ dataset }: HTMLFormElement): Like {
  return { liked: false, likes: Number(dataset.likes) };
}

function write(form: HTMLFormElement, selector: string, text: string): void {
  const element = form.querySelector(selector);
  if (element) element.textContent = text;
}

/** Milliseconds. */
const timeoutMs = 10_000;

/** Null when the server cannot be asked now: the page then shows what it came with. */
async function fetchLikes(designs: readonly string[]): Promise<Record<string, Like> | null> {
  try {
    const answer = await fetch(`/likes?designs=${designs}`);
    return answer.ok ? ((await answer.json()) as Record<string, Like>) : null;
  } catch {
    return null;
  }
}

/** Never rejects. */
async function sendLike(design: string, liked: boolean, words: LikeWords): Promise<LikeOutcome> {
  try {
    const answer = await fetch(`/likes/${design}`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ change: liked ? 'on' : 'off' }),
      // Somebody who likes a design often goes on to use it.
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return isJson ? ((await answer.json()) as LikeOutcome) : { error: words.tryLater };
  } catch {
    return { error: words.noAnswer };
  }
}
