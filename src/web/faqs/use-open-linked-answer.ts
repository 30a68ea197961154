import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the answer that the address names. Browsers do that only when they load a page. */
export function useOpenLinkedAnswer(): void {
  const { hash, key } = useLocation();
  // Open answers are the document's state. The key changes even if the same link is pressed again.
  useEffect(() => {
    const named = hash ? document.getElementById(hash.slice(1)) : null;
    const answer = named?.closest('details');
    if (!named || !answer) return;
    answer.open = true;
    named.scrollIntoView();
  }, [hash, key]);
}
