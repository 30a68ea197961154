/** Reloads failed pictures when the network returns. Browsers do not do that. */
export function reloadImages(): void {
  document.addEventListener('error', ({ target }) => reloadLater(target), { capture: true });
}

function reloadLater(picture: EventTarget | null): void {
  const name =
    picture instanceof HTMLImageElement ? 'src' : picture instanceof SVGImageElement ? 'href' : null;
  if (!name) return;
  const image = picture as Element;
  const request = () => image.setAttribute(name, withNewHash(image.getAttribute(name) ?? ''));
  // Browsers tell of a network that carries nothing yet.
  window.addEventListener('online', () => setTimeout(request, 1_000), { once: true });
}

/** Browsers load only another address again. The hash is not sent to the server. */
function withNewHash(address: string): string {
  const url = new URL(address, location.href);
  // Addresses of other kinds, such as `blob:`, are not loaded from the network.
  if (url.protocol.startsWith('http')) url.hash = `${Date.now()}`;
  return url.href;
}

/** Milliseconds before a failed style sheet is loaded again. Doubled each time, up to the longest. */
const firstDelayMs = 1_000;
const longestDelayMs = 30_000;

/** Reloads failed style sheets, because a page without them is unusable. */
export function reloadStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!isLoaded(link)) reload(link);
  }
  document.addEventListener('error', ({ target }) => reload(target), { capture: true });
}

/** Chromium has a sheet object for a failed load too, but its rules cannot be read. */
function isLoaded({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

const delays = new WeakMap<HTMLLinkElement, number>();

function reload(link: EventTarget | null): void {
  if (!(link instanceof HTMLLinkElement) || link.rel !== 'stylesheet') return;
  const sheet = link;
  const delay = delays.get(sheet) ?? firstDelayMs;
  delays.set(sheet, Math.min(delay * 2, longestDelayMs));
  const timer = setTimeout(request, delay);
  window.addEventListener('online', request, { once: true });

  function request(): void {
    clearTimeout(timer);
    window.removeEventListener('online', request);
    // Browsers load only another address again. The hash is not sent to the server.
    const address = new URL(sheet.href);
    address.hash = `${Date.now()}`;
    sheet.href = address.href;
  }
}
