import { foldText } from '#content/fold-text.ts';
import { hasLatinWord } from '#content/latin-key.ts';

/** What the search of the questions changes, as `faq-list.tsx` marks it. */
interface Question {
  readonly element: HTMLDetailsElement;
  readonly text: string;
  /** By which its words are found in Latin letters; the server knows them. */
  readonly latinKeys: readonly string[];
}

/** Shows while somebody types only the questions that have all the words, as the server does for the same address. */
export function startFaqSearch(): void {
  const form = document.querySelector<HTMLFormElement>('[data-faq-search]');
  const field = form?.querySelector('input');
  if (!form || !field) return;
  const questions = [...document.querySelectorAll('details')].map(asQuestion);
  const isShown = ({ element }: Question) => !element.hidden;
  const counts = JSON.parse(form.dataset.faqSearch ?? '[]') as readonly string[];
  let alone = onlyOne(questions.filter(isShown));

  function search(): void {
    const typed = field?.value.trim() ?? '';
    const words = foldText(typed).split(/\s+/).filter(Boolean);
    for (const { element, text, latinKeys } of questions)
      element.hidden = !words.every((word) => text.includes(word) || hasLatinWord(latinKeys, word));
    const found = questions.filter(isShown);
    for (const category of document.querySelectorAll<HTMLElement>('[data-faq-category]')) {
      const section = document.getElementById(category.dataset.faqCategory ?? '')?.closest('section');
      category.hidden = !section?.querySelector('details:not([hidden])');
    }
    toggle('[data-faqs]', found.length > 0);
    toggle('[data-no-faqs]', found.length === 0);
    write('[data-faq-count]', typed === '' ? '' : (counts[found.length] ?? ''));
    write('[data-searched]', shortened(typed));
    if (alone) alone.open = false;
    alone = onlyOne(found);
    if (alone) alone.open = true;
    keepInAddress(typed);
  }

  function showAll(event: Event): void {
    if (!field || !(event.target as Element).closest('[data-all-faqs]')) return;
    event.preventDefault();
    field.value = '';
    search();
    field.focus();
  }

  function stay(event: Event): void {
    event.preventDefault();
    // Puts the keyboard of a phone away.
    field?.blur();
  }

  field.addEventListener('input', search);
  form.addEventListener('submit', stay);
  document.addEventListener('click', showAll, { capture: true });
}

function asQuestion(element: HTMLDetailsElement): Question {
  const parts = [...element.querySelectorAll('h3, p')].map(({ textContent }) => textContent);
  return { element, text: foldText(parts.join(' ')), latinKeys: element.dataset.latin?.split(' ') ?? [] };
}

function onlyOne(found: readonly Question[]): HTMLDetailsElement | null {
  return found.length === 1 ? (found[0]?.element ?? null) : null;
}

function toggle(selector: string, isShown: boolean): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) element.hidden = !isShown;
}

function write(selector: string, text: string): void {
  const element = document.querySelector(selector);
  if (element && element.textContent !== text) element.textContent = text;
}

/** As much of what was searched for as a sentence has space for. */
export function shortened(search: string): string {
  return search.trim().slice(0, 60);
}

/** Also in the forms of the languages, which lead back to the same search. */
function keepInAddress(typed: string): void {
  const query = new URLSearchParams(typed === '' ? {} : { q: typed });
  const search = typed === '' ? '' : `?${query}`;
  history.replaceState(history.state, '', location.pathname + search);
  for (const path of document.querySelectorAll<HTMLInputElement>('form[action="/language"] [name=path]'))
    path.value = path.value.replace(/\?.*|$/, () => search);
}

/** Opens the answer that the address names. Browsers do that only when they load a page, and not all of them. */
export function openLinkedAnswer(): void {
  const named = location.hash ? document.getElementById(location.hash.slice(1)) : null;
  const answer = named?.closest('details');
  if (!named || !answer) return;
  answer.open = true;
  named.scrollIntoView();
}
