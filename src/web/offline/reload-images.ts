/** Asks again for pictures that did not come, once the network is back: browsers leave them empty. */
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

/** Only an address that differs is asked for; what stands after the # stays in the browser. */
function anew(address: string): string {
  const url = new URL(address, location.href);
  // Of another kind, such as a blob, there is nothing to ask the network for.
  if (url.protocol.startsWith('http')) url.hash = `${Date.now()}`;
  return url.href;
}
