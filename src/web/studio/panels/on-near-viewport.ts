const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | null = null;

/**
 * Calls once when the element comes within 200 pixels of the visible part of the page. The returned function cancels
 * it. All elements share one observer, because browsers run every observer after each typed character.
 */
export function onNearViewport(element: Element, call: () => void): () => void {
  observer ??= new IntersectionObserver(onIntersection, { rootMargin: '200px' });
  callbacks.set(element, call);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

function onIntersection(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    callbacks.get(target)?.();
  }
}
