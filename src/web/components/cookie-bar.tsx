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

/**
 * Seen until it is accepted. The server cannot know, so the HTML never has it. Low, so that a card and its buttons
 * are seen above it.
 */
export function CookieBar() {
  const accepted = useSyncExternalStore(subscribe, isAccepted, () => true);
  if (accepted) return null;
  return (
    <section
      aria-label="Cookies"
      data-cookie-bar
      className="fixed inset-x-0 bottom-0 z-(--layer-float) animate-rise border-line border-t bg-surface shadow-lg print:hidden"
    >
      <div className="wrap flex items-center justify-center gap-4 py-1.5">
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
