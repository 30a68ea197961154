import { type Day, upcomingBirthdays } from '#content/birthdays.ts';
import { dayKey } from '#content/contacts/birthday.ts';
import { grown, growthInterval, type Statistics, statisticNames } from '#content/statistics.ts';
import { formatCount, formatNumber, type PluralForms } from '../texts/format-count.ts';

/** What moves on the home page: the envelope, the sample figures, and the days until birthdays. */
export function startHome(): void {
  const envelope = document.querySelector('[data-envelope]');
  envelope?.addEventListener('click', () => turnEnvelope(envelope.parentElement));
  sortBirthdays();
  // The day may have changed while the page was hidden.
  document.addEventListener('visibilitychange', sortBirthdays);
  growFigures();
}

/** Milliseconds before the envelope opens by itself; see `home.css`. */
const waitMs = 900;

/** Opens the envelope in this element, or closes it again, also in the middle of the movement. */
function turnEnvelope(element: Element | null): void {
  for (const animation of element?.getAnimations({ subtree: true }) ?? []) {
    if (!(animation instanceof CSSAnimation && animation.animationName.startsWith('envelope-'))) continue;
    const elapsed = () => Number(animation.currentTime);
    const isWaiting = animation.playbackRate > 0 && elapsed() < waitMs;
    if (!isWaiting) animation.reverse();
    // A press skips the wait.
    if (animation.playbackRate > 0) animation.currentTime = Math.max(elapsed(), waitMs);
  }
}

/** What the list of birthdays says of nearness, for any day. */
export interface BirthdayTexts {
  readonly today: string;
  readonly tomorrow: string;
  readonly inDays: PluralForms;
}

export type Nearness = 'now' | 'soon' | 'later';

export function nearness(inDays: number): Nearness {
  if (inDays <= 1) return 'now';
  return inDays <= 31 ? 'soon' : 'later';
}

/** Puts them in the order of the visitor's days: the HTML has that of the server's. */
function sortBirthdays(): void {
  const list = document.querySelector<HTMLElement>('[data-birthdays]');
  if (!list) return;
  const texts = JSON.parse(list.dataset.birthdays ?? '') as BirthdayTexts;
  const people = [...list.querySelectorAll<HTMLElement>('[data-birthday]')].map((element) => ({
    element,
    birthday: dayOf(element.dataset.birthday ?? ''),
  }));
  const now = new Date();
  const today = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
  if (dayKey(today) === list.dataset.today) return;
  for (const { person, inDays } of upcomingBirthdays(people, today)) {
    list.append(person.element);
    const until = person.element.querySelector<HTMLElement>('[data-near]');
    if (!until) continue;
    until.dataset.near = nearness(inDays);
    until.textContent = [texts.today, texts.tomorrow][inDays] ?? formatCount(texts.inDays, inDays);
  }
  list.dataset.today = dayKey(today);
}

function dayOf(key: string): Day {
  const [year = 0, month = 0, day = 0] = key.split('-').map(Number);
  return { year, month, day };
}

/** Samples grow at random. Counted figures stay. */
function growFigures(): void {
  const served = document.querySelector<HTMLElement>('[data-figures]')?.dataset.figures;
  if (!served) return;
  let figures = JSON.parse(served) as Statistics;
  setInterval(() => {
    figures = grown(figures, Math.random);
    for (const name of statisticNames) {
      const shown = document.querySelector(`[data-statistic=${name}]`);
      if (shown) shown.textContent = formatNumber(figures[name]);
    }
  }, growthInterval);
}
