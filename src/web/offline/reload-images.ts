/** Reloads failed pictures when the network returns. Browsers do not do that. */
export function reloadImages(): void {
  document.addEventListener('error', ({ target }) => reload(target), { capture: true });
}

function reload(picture: EventTarget | null): void {
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
