import { texts } from './texts.ts';

const second = 1000;

/**
 * Counts down to the moment a sealed card opens, by the server's clock, because phones' clocks are wrong; then asks for
 * the page again. Without a place the phone's own midnight counts, and never an earlier moment than the server's.
 */
export function startSealed(root: ParentNode): void {
  const card = root.querySelector<HTMLElement>('[data-sealed]');
  const countdown = card?.querySelector<HTMLElement>('[data-countdown]');
  if (!card || !countdown) return;
  const { opens, day } = card.dataset;
  showOwnClock(card, Number(opens), day);
  const local = day ? new Date(`${day}T00:00:00`).getTime() : 0;
  const instant = Math.max(Number(opens), local);
  const byHand = card.querySelectorAll<HTMLElement>('[data-without-script]');
  for (const one of byHand) one.hidden = true;
  let ahead = 0;
  let timer = 0;

  async function setClock(): Promise<void> {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    const date = Date.parse(answer?.headers.get('date') ?? '');
    // The header has whole seconds.
    if (date) ahead = date + second / 2 - Date.now();
    tick();
  }

  function tick(): void {
    clearTimeout(timer);
    const left = instant - (Date.now() + ahead);
    if (countdown) countdown.textContent = left > 0 ? leftText(left) : texts().opensNow;
    // A second later, and seldom where the server says that it is early.
    timer = window.setTimeout(left > -second ? tick : open, left > -second ? second : 0);
  }

  function open(): void {
    // For whoever stays here, because the network is away or the server has another day.
    for (const one of byHand) one.hidden = false;
    // A chat may have added a query of its own to the link.
    const isAsked = new URLSearchParams(location.search).get('day') === day;
    if (day && !isAsked) location.replace(`${location.pathname}?day=${day}`);
    else setTimeout(() => location.reload(), 5 * second);
  }

  void setClock();
  // A phone that slept comes back with a timer that stood still.
  document.onvisibilitychange = () => {
    if (!document.hidden) void setClock();
  };
}

/** The moment by the reader's clock, beside that of the place. */
function showOwnClock(card: HTMLElement, opens: number, day: string | undefined): void {
  const here = card.querySelector<HTMLElement>('[data-here]');
  if (!here || day) return;
  const moment = new Intl.DateTimeFormat(pageLocale(), {
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(opens);
  here.textContent = here.textContent.replace('{moment}', () => moment);
  here.hidden = false;
}

/** "3 days, 4 hours, 5 minutes, 6 seconds". `left` in milliseconds. */
function leftText(left: number): string {
  const seconds = Math.ceil(left / second);
  const parts = [
    [Math.floor(seconds / 86_400), 'day'],
    [Math.floor(seconds / 3_600) % 24, 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ] as const;
  const first = parts.findIndex(([number]) => number > 0);
  const language = pageLocale();
  const said = parts.slice(first).map(([number, unit]) => {
    return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(number);
  });
  return new Intl.ListFormat(language, { type: 'unit' }).format(said);
}

/** For `Intl`. `lang` is that of a translation, if there is one. */
function pageLocale(): string | undefined {
  return document.querySelector<HTMLElement>('[data-locale]')?.dataset.locale;
}
