import { type RefObject, useEffect, useState } from 'react';
import type { Card } from '#card/document/card.ts';
import { drawPicture } from './card-picture.ts';

/** Milliseconds without an edit after which a card is drawn. */
const restMs = 200;

/**
 * The address of a small picture of a card, drawn once its place is near what is seen; null until then. While a later
 * version is drawn the earlier one stays.
 */
export function useCardPicture(place: RefObject<Element | null>, card: Card): string | null {
  const isNear = useNear(place);
  const [picture, setPicture] = useState<string | null>(null);
  const wanted = JSON.stringify(card);
  // The worker is outside React.
  useEffect(() => {
    if (!isNear) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const file = await drawPicture(JSON.parse(wanted) as Card, stop.signal);
        setPicture(URL.createObjectURL(file));
      } catch {
        // The place stays empty; whoever makes files is told what is wrong.
      }
    }, restMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isNear, wanted]);
  // The browser keeps a picture as long as it has an address.
  useEffect(() => () => (picture === null ? undefined : URL.revokeObjectURL(picture)), [picture]);
  return picture;
}

/** Whether an element is in sight, or was. */
function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  // What is in sight is the browser's.
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '150px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}
