const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | null = null;

/**
 * Calls once the element is less than 200 pixels from the visible part of the page, unless the returned function was
 * called before. All elements have one observer: the browser asks every observer anew at every letter that is typed.
 */
export function onNearViewport(element: Element, call: () => void): () => void {
  observer ??= new IntersectionObserver(tell, { rootMargin: '200px' });
  waiting.set(element, call);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

function tell(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    waiting.get(target)?.();
  }
}
