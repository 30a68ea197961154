import { useEffect, useState } from 'react';

/** Parts of a list that are put on the page at a time: more would keep a phone from answering. */
const step = 4;

/** How much of a list of `length` is on the page: a few at once, and more with each frame. */
export function useGrowing(length: number): number {
  const [shown, setShown] = useState(step);
  const isWhole = shown >= length;
  // Frames are the browser's.
  useEffect(() => {
    if (isWhole) return;
    const frame = requestAnimationFrame(() => setShown(shown + step));
    return () => cancelAnimationFrame(frame);
  }, [shown, isWhole]);
  return Math.min(shown, length);
}
