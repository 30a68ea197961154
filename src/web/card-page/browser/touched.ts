import { openedIdIn } from './opened-cards.ts';

/**
 * Tells the server once that somebody reads a card that others signed, or an invitation to sign one: the first touch, key or
 * turn of a wheel counts. Programs that only load the page, as chats do, touch nothing.
 */
export function startTouched(root: Document): void {
  const invitation = root.querySelector<HTMLElement>('[data-touched]')?.dataset.touched;
  if (!invitation && !root.querySelector('[data-notes]')) return;
  const controller = new AbortController();
  const tell = () => {
    controller.abort();
    navigator.sendBeacon(
      invitation || `/card/${openedIdIn(location.pathname)}/opened`,
      invitation && new URLSearchParams({ intent: 'seen' }),
    );
  };
  for (const event of ['pointerdown', 'keydown', 'wheel'])
    root.addEventListener(event, tell, { signal: controller.signal, passive: true });
}
