/** Reloads failed pictures when the network returns. Browsers do not do that. */
export function reloadImages(): void {
  document.addEventListener('error', ({ target }) => askAgain(target), { capture: true });
}

function askAgain(picture: EventTarget | null): void {
  if (picture instanceof HTMLImageElement) {
    whenOnline(() => {
      picture.src = anew(picture.src);
    });
  } else if (picture instanceof SVGImageElement) {
    whenOnline(() => {
      picture.setAttribute('href', anew(picture.href.baseVal));
    });
  }
}

function whenOnline(ask: () => void): void {
  window.addEventListener('online', ask, { once: true });
}

/** Browsers load only another address again. The hash is not sent to the server. */
function anew(address: string): string {
  const url = new URL(address, location.href);
  // Addresses of other kinds, such as `blob:`, are not loaded from the network.
  if (url.protocol.startsWith('http')) url.hash = `${Date.now()}`;
  return url.href;
}
