/** Reloads failed pictures when the network returns. Browsers do not do that. */
export function reloadImages(): void {
  document.addEventListener('error', ({ target }) => reload(target), { capture: true });
}

function reload(picture: EventTarget | null): void {
  if (picture instanceof HTMLImageElement) {
    whenOnline(picture, () => {
      picture.src = withNewHash(picture.src);
    });
  } else if (picture instanceof SVGImageElement) {
    whenOnline(picture, () => {
      picture.setAttribute('href', withNewHash(picture.href.baseVal));
    });
  }
}

/** Asked for when the network returned. */
const askedAgain = new WeakSet<Element>();

/** Browsers tell of a network that carries nothing yet: what fails at that moment is asked for once more. */
function whenOnline(picture: Element, request: () => void): void {
  if (askedAgain.delete(picture)) {
    setTimeout(request, 2_000);
    return;
  }
  const onOnline = () => {
    askedAgain.add(picture);
    request();
  };
  window.addEventListener('online', onOnline, { once: true });
}

/** Browsers load only another address again. The hash is not sent to the server. */
function withNewHash(address: string): string {
  const url = new URL(address, location.href);
  // Addresses of other kinds, such as `blob:`, are not loaded from the network.
  if (url.protocol.startsWith('http')) url.hash = `${Date.now()}`;
  return url.href;
}
