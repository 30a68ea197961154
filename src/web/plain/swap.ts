import { isPlainClick } from '../browser/is-plain-click.ts';
import { markBusy } from '../browser/mark-busy.ts';
import { showFailure, showLostPage, showMessage, takeServedMessage } from './message.ts';

/**
 * Links and forms that lead to this page, with another query or what was typed, change it in place: each element with
 * `data-part` takes what the same one of the server's page holds, and the address follows. Without scripts the page is
 * loaded anew. A field with `data-delay` applies by itself, so many milliseconds after the last keystroke. `onSwap` is
 * called after parts have changed.
 */
export function startSwap(onSwap: () => void): void {
  const ahead = new Map<string, Promise<string>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = new AbortController();

  async function show(url: URL, pressed: Element | null): Promise<void> {
    clearTimeout(timer);
    last.abort();
    last = new AbortController();
    const { signal } = last;
    const done = sayBusy(pressed);
    try {
      const page = await (ahead.get(url.href) ?? load(url, signal));
      if (signal.aborted) return;
      takeParts(new DOMParser().parseFromString(page, 'text/html'));
      history.replaceState(history.state, '', url);
      onSwap();
    } catch {
      if (!signal.aborted) showLostPage(() => void show(url, pressed));
    } finally {
      done();
    }
  }

  // Those among which somebody chooses change the page at once.
  window.addEventListener('load', () => {
    for (const { href, ariaSelected } of document.querySelectorAll<HTMLAnchorElement>('a[data-ahead]')) {
      const isHere = ariaSelected === 'true';
      const page = isHere ? Promise.resolve(document.documentElement.outerHTML) : load(new URL(href));
      ahead.set(href, page);
      page.catch(() => ahead.delete(href));
    }
  });

  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!isPlainClick(event) || event.defaultPrevented || !link || link.target) return;
    const url = new URL(link.href);
    if (!isHere(url) || url.hash) return;
    event.preventDefault();
    void show(url, link);
  });

  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !isHere(new URL(form.action))) return;
    event.preventDefault();
    if (form.method === 'post') void send(form);
    else void show(addressOf(form, event.submitter), event.submitter);
  });

  function apply({ form, dataset }: HTMLInputElement): void {
    if (!form || dataset.delay === undefined) return;
    clearTimeout(timer);
    timer = setTimeout(() => void show(addressOf(form, null), null), Number(dataset.delay));
  }

  document.addEventListener('input', ({ target }) => apply(target as HTMLInputElement));
  // What was typed and chosen before this ran.
  const early = fieldsThatApply().find((field) => field.value !== servedIn(field));
  if (early) apply(early);
}

function fieldsThatApply(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('[data-delay]')];
}

function servedIn(field: HTMLInputElement | HTMLSelectElement): string {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** Shows in the header who is signed in now, and leaves the page as it is. */
export async function showHeader(): Promise<void> {
  const page = await load(new URL(location.href)).catch(() => null);
  if (page === null) return;
  const header = new DOMParser().parseFromString(page, 'text/html').querySelector('[data-site-header]');
  if (header) document.querySelector('[data-site-header]')?.replaceWith(header);
}

/** The page at this address. One that failed, or leads elsewhere, is loaded whole. */
async function load(url: URL, signal?: AbortSignal): Promise<string> {
  const answer = await fetch(url, { headers: { accept: 'text/html' }, ...(signal && { signal }) });
  const page = await answer.text();
  if (answer.ok && new URL(answer.url).pathname === url.pathname) return page;
  throw new Error(`${url.pathname} answered ${answer.status}`);
}

/** What was typed stays when no answer comes, and can be sent again. */
async function send(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button?.ariaBusy) return;
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const done = markBusy(button);
  try {
    const answer = await fetch(form.action, { method: 'POST', headers: { accept: 'text/html' }, body });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (page.querySelector('[data-part]')) takeAnswer(page);
    else showFailure(form.dataset.failed, form.dataset.serverAway);
  } catch {
    showFailure(form.dataset.failed, form.dataset.noAnswer);
  } finally {
    done();
  }
}

function takeAnswer(page: Document): void {
  // Before the parts, which may hold it.
  takeServedMessage(page);
  takeParts(page);
  document.querySelector<HTMLElement>('[data-part] [aria-invalid=true]')?.focus();
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

/** What stands in a field that has the focus is left to whoever types there. Throws where the page lacks a part. */
function takeParts(page: Document): void {
  const { activeElement } = document;
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')].map((part) => {
    const other = page.querySelector(`[data-part="${part.dataset.part}"]`);
    if (!other) throw new Error('This is not a whole page.');
    return [part, other] as const;
  });
  for (const [part, other] of parts) part.replaceChildren(...other.childNodes);
  for (const field of fieldsThatApply()) {
    const other = page.querySelector<HTMLInputElement>(`[data-delay][name="${field.name}"]`);
    if (other && field !== activeElement) field.value = other.value;
  }
  if (activeElement?.isConnected) return;
  const again = document.getElementById(activeElement?.id ?? '') ?? document.getElementById('main');
  again?.focus({ preventScroll: true });
}
