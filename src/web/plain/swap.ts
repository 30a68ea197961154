import { showFailure, showMessage } from './message.ts';

/** Called after parts of the page have changed. */
export type OnSwap = () => void;

/**
 * Links and forms that lead to this page with another query change it in place: each element with `data-part` takes what
 * the same one of the server's page holds, and the address follows. Without scripts the page is loaded anew. A field
 * with `data-delay` applies by itself, so many milliseconds after the last keystroke.
 */
export function startSwap(onSwap: OnSwap): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = new AbortController();

  async function show(url: URL, pressed: Element | null): Promise<void> {
    clearTimeout(timer);
    last.abort();
    last = new AbortController();
    const { signal } = last;
    const done = sayBusy(pressed);
    try {
      const answer = await fetch(url, { headers: { accept: 'text/html' }, signal });
      const page = await answer.text();
      if (!answer.ok || new URL(answer.url).pathname !== url.pathname) return location.assign(url);
      history.replaceState(history.state, '', url);
      takeParts(new DOMParser().parseFromString(page, 'text/html'));
      onSwap();
    } catch {
      if (!signal.aborted) showFailure();
    } finally {
      done();
    }
  }

  document.addEventListener('click', (event) => {
    const isOther = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const link = (event.target as Element).closest('a');
    if (isOther || event.defaultPrevented || !link || link.target) return;
    const url = new URL(link.href);
    if (!isHere(url) || url.hash) return;
    event.preventDefault();
    void show(url, link);
  });

  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== 'get' || !isHere(new URL(form.action))) return;
    event.preventDefault();
    void show(addressOf(form, event.submitter), event.submitter);
  });

  document.addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement;
    if (!field.form || field.dataset.delay === undefined) return;
    const { form } = field;
    clearTimeout(timer);
    timer = setTimeout(() => void show(addressOf(form, null), null), Number(field.dataset.delay));
  });
}

function isHere({ origin, pathname }: URL): boolean {
  return origin === location.origin && pathname === location.pathname && hasParts();
}

const hasParts = () => document.querySelector('[data-part]') !== null;

/** This page's address with what the form says. A value that says the same as none is left out. */
function addressOf(form: HTMLFormElement, submitter: HTMLElement | null): URL {
  const url = new URL(location.href);
  url.hash = '';
  for (const [name, value] of new FormData(form, submitter)) {
    const typed = String(value).trim();
    const field = form.elements.namedItem(name);
    const none = field instanceof HTMLElement ? field.dataset.none : undefined;
    if (typed === '' || typed === none) url.searchParams.delete(name);
    else url.searchParams.set(name, typed);
  }
  return url;
}

function sayBusy(pressed: Element | null): () => void {
  const title = pressed?.closest<HTMLElement>('[data-busy]')?.dataset.busy;
  return title ? showMessage('busy', { title }) : () => {};
}

/** What stands in a field that has the focus is left to whoever types there. */
function takeParts(page: Document): void {
  const { activeElement } = document;
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const other = page.querySelector(`[data-part="${part.dataset.part}"]`);
    part.replaceChildren(...(other?.childNodes ?? []));
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-delay]')) {
    const other = page.querySelector<HTMLInputElement>(`[data-delay][name="${field.name}"]`);
    if (other && field !== activeElement) field.value = other.value;
  }
  if (activeElement?.isConnected) return;
  const again = document.getElementById(activeElement?.id ?? '') ?? document.getElementById('main');
  again?.focus({ preventScroll: true });
}
