/** Milliseconds before a style sheet that did not come is asked for again; twice as long each time, up to the longest. */
const firstPause = 1_000;
const longestPause = 30_000;

/** Asks again for style sheets that did not come, now and later: a page without them cannot be used. */
export function reloadStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!isThere(link)) askAgain(link);
  }
  document.addEventListener('error', ({ target }) => askAgain(target), { capture: true });
}

/** Chromium gives a sheet that was lost as well, and lets nobody look into it. */
function isThere({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

const pauses = new WeakMap<HTMLLinkElement, number>();

function askAgain(link: EventTarget | null): void {
  if (!(link instanceof HTMLLinkElement) || link.rel !== 'stylesheet') return;
  const sheet = link;
  const pause = pauses.get(sheet) ?? firstPause;
  pauses.set(sheet, Math.min(pause * 2, longestPause));
  const timer = setTimeout(ask, pause);
  window.addEventListener('online', ask, { once: true });

  function ask(): void {
    clearTimeout(timer);
    window.removeEventListener('online', ask);
    // Only an address that differs is asked for; what stands after the # stays in the browser.
    const address = new URL(sheet.href);
    address.hash = `${Date.now()}`;
    sheet.href = address.href;
  }
}
