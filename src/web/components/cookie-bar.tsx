import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { siteText } from '../texts/site.ts';
import { Button } from '../ui/button.tsx';
import { RichText } from './rich-text.tsx';

const storageKey = 'bb_cookie_consent';

const consent = createStore(() => ({ isAccepted: false }));

function accept(): void {
  consent.setState({ isAccepted: true });
  try {
    localStorage.setItem(storageKey, 'true');
  } catch {
    // The browser stores nothing: the answer lasts as long as the page.
  }
}

function readStorage(): void {
  try {
    if (localStorage.getItem(storageKey) === 'true') consent.setState({ isAccepted: true });
  } catch {
    // Nothing is stored.
  }
}

if (typeof window !== 'undefined') {
  readStorage();
  // Another tab accepted.
  window.addEventListener('storage', readStorage);
}

/** Runs before the page is painted, so that the bar does not flash for those who accepted. */
export const consentScript = `try{if(localStorage.getItem('${storageKey}')==='true')document.documentElement.dataset.consented=''}catch{}`;

/**
 * At the top of each page until somebody accepts. It is part of the page, so that it covers nothing, and part of the
 * HTML, because a bar that appears later would move the page.
 */
export function CookieBar() {
  const isAccepted = useStore(consent, (state) => state.isAccepted);
  if (isAccepted) return null;
  return (
    <section
      data-cookie-bar
      aria-label={siteText('cookies.title')}
      className="noscript:hidden border-line border-b bg-surface in-data-consented:hidden print:hidden"
    >
      <div className="wrap flex items-center justify-center gap-3 py-1 max-[18rem]:flex-col max-[18rem]:gap-1">
        <p className="text-sm leading-snug">
          <RichText>{siteText('cookies.text')}</RichText>
        </p>
        <Button size="small" onClick={accept} className="shrink-0">
          {siteText('cookies.accept.action')}
        </Button>
      </div>
    </section>
  );
}
