import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Button } from '../ui/button.tsx';

const storageKey = 'bb_cookie_consent';

const listeners = new Set<() => void>();
/** Where the browser refuses to store anything, the answer lasts as long as the page. */
let acceptedHere = false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab accepted.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function isAccepted(): boolean {
  try {
    return acceptedHere || localStorage.getItem(storageKey) === 'true';
  } catch {
    return acceptedHere;
  }
}

function accept(): void {
  acceptedHere = true;
  try {
    localStorage.setItem(storageKey, 'true');
  } catch {
    // Nothing to store it in: see `acceptedHere`.
  }
  for (const listener of listeners) listener();
}

/** Runs before the page is painted: who accepted does not see the bar come and go. */
export const consentScript = `try{if(localStorage.getItem('${storageKey}')==='true')document.documentElement.dataset.consented=''}catch{}`;

/**
 * Seen until it is accepted, at the top of each page and part of it, so that it covers nothing. It is in the HTML,
 * because what comes later would move the page.
 */
export function CookieBar() {
  const accepted = useSyncExternalStore(subscribe, isAccepted, () => false);
  if (accepted) return null;
  return (
    <section
      aria-label="Cookies"
      className="noscript:hidden border-line border-b bg-surface in-data-consented:hidden print:hidden"
    >
      <div className="wrap flex items-center justify-center gap-4 py-1">
        <p className="text-sm leading-snug">
          A few cookies keep you signed in. No ads, no tracking.{' '}
          <Link to="/cookies" className="link">
            Cookie Policy
          </Link>
        </p>
        <Button size="small" onClick={accept} className="shrink-0">
          Accept All
        </Button>
      </div>
    </section>
  );
}
