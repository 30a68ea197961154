import { type RefObject, useEffect, useState } from 'react';

const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | null = null;

/** True once the element has been within 200 pixels of the visible part of the page. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  // Only the browser knows where an element is on the screen.
  useEffect(() => {
    if (!place.current || isNear) return;
    return onNearViewport(place.current, () => setNear(true));
  }, [place, isNear]);
  return isNear;
}

/**
 * Calls once. The returned function cancels it. All elements share one observer, because browsers run every observer
 * after each typed character.
 */
function onNearViewport(element: Element, call: () => void): () => void {
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
