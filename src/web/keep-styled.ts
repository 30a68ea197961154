/** Milliseconds before a style sheet that did not come is asked for again; twice as long each time, up to the longest. */
const firstPause = 1_000;
const longestPause = 30_000;

/** Asks again for style sheets that did not come, now and later: a page without them cannot be used. */
export function keepStyled(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet) askAgain(link);
  }
  document.addEventListener('error', ({ target }) => askAgain(target), { capture: true });
}

const pauses = new WeakMap<HTMLLinkElement, number>();

function askAgain(link: EventTarget | null): void {
  if (!(link instanceof HTMLLinkElement) || link.rel !== 'stylesheet') return;
  const pause = pauses.get(link) ?? firstPause;
  pauses.set(link, Math.min(pause * 2, longestPause));
  const timer = setTimeout(ask, pause);
  window.addEventListener('online', ask, { once: true });

  function ask(): void {
    clearTimeout(timer);
    window.removeEventListener('online', ask);
    // Only a changed address is asked for; what stands after the # stays in the browser.
    const address = new URL((link as HTMLLinkElement).href);
    address.hash = `${pause}-${Date.now()}`;
    (link as HTMLLinkElement).href = address.href;
  }
}
