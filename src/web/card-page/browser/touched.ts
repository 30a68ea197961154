import { openedIdIn } from './opened-cards.ts';

/** Tells the server once that somebody reads a card that others signed: the first touch, key or turn of a wheel counts. */
export function startTouched(root: Document): void {
  if (!root.querySelector('[data-notes]')) return;
  const controller = new AbortController();
  const tell = () => {
    controller.abort();
    navigator.sendBeacon(`/card/${openedIdIn(location.pathname)}/opened`);
  };
  for (const event of ['pointerdown', 'keydown', 'wheel'])
    root.addEventListener(event, tell, { signal: controller.signal, passive: true });
}
