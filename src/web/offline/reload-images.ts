/** Reloads failed pictures when the network returns. Browsers do not do that. */
export function reloadImages(): void {
  document.addEventListener('error', ({ target }) => reload(target), { capture: true });
}

function reload(picture: EventTarget | null): void {
  if (picture instanceof HTMLImageElement) {
    whenOnline(() => {
      picture.src = withNewHash(picture.src);
    });
  } else if (picture instanceof SVGImageElement) {
    whenOnline(() => {
      picture.setAttribute('href', withNewHash(picture.href.baseVal));
    });
  }
}

function whenOnline(request: () => void): void {
  window.addEventListener('online', request, { once: true });
}

/** Browsers load only another address again. The hash is not sent to the server. */
function withNewHash(address: string): string {
  const url = new URL(address, location.href);
  // Addresses of other kinds, such as `blob:`, are not loaded from the network.
  if (url.protocol.startsWith('http')) url.hash = `${Date.now()}`;
  return url.href;
}
