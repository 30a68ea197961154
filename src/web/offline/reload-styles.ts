/** Milliseconds before a failed style sheet is loaded again. Doubled each time, up to the longest. */
const firstPause = 1_000;
const longestPause = 30_000;

/** Reloads failed style sheets, because a page without them is unusable. */
export function reloadStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!isThere(link)) askAgain(link);
  }
  document.addEventListener('error', ({ target }) => askAgain(target), { capture: true });
}

/** Chromium has a sheet object for a failed load too, but its rules cannot be read. */
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
    // Browsers load only another address again. The hash is not sent to the server.
    const address = new URL(sheet.href);
    address.hash = `${Date.now()}`;
    sheet.href = address.href;
  }
}
