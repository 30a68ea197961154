import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the answer that the address names. Browsers do so when they load a page, not when a script changes it. */
export function useOpenLinkedAnswer(): void {
  const { hash, key } = useLocation();
  // Which answers are open is the document's to know. The key changes with each press of the same link.
  useEffect(() => {
    const named = hash ? document.getElementById(hash.slice(1)) : null;
    const answer = named?.closest('details');
    if (!named || !answer) return;
    answer.open = true;
    named.scrollIntoView();
  }, [hash, key]);
}
