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

/** Seen until it is accepted. The server cannot know, so the HTML never has it. */
export function CookieBar() {
  const accepted = useSyncExternalStore(subscribe, isAccepted, () => true);
  if (accepted) return null;
  return (
    <section
      aria-label="Cookies"
      className="sheet fixed inset-x-3 bottom-3 z-(--layer-float) mx-auto flex max-w-3xl animate-rise flex-col gap-3 p-4 shadow-lg sm:flex-row sm:items-center print:hidden"
    >
      <p className="grow text-sm">
        A few cookies keep you signed in, and this browser keeps your unfinished cards. No ads, no tracking.{' '}
        <Link to="/cookies" className="link">
          Cookie Policy
        </Link>
      </p>
      <Button size="small" onClick={accept} className="shrink-0">
        Accept All
      </Button>
    </section>
  );
}
