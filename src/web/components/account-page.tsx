import { type ReactNode, useSyncExternalStore } from 'react';
import { siteText } from '../texts/site.ts';
import { Notice } from '../ui/notice.tsx';

interface AccountPageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
  /** The link under the form. */
  footer: ReactNode;
  /** False where a cookie was set on the way here and did not come. */
  keepsCookies?: boolean;
}

/** The layout of the log-in, sign-up and password pages. */
export function AccountPage({ title, lead, children, footer, keepsCookies = true }: AccountPageProps) {
  return (
    <div className="petals">
      <div className="bunting" />
      <div className="mx-auto max-w-lg px-4 pt-6 pb-8 sm:pt-10">
        <h1 className="text-center">{title}</h1>
        <p className="mt-2 mb-6 text-center text-ink-soft text-lg">{lead}</p>
        <div className="sheet flex flex-col gap-5 p-5 shadow-md sm:p-8">
          <CookiesBlocked keepsCookies={keepsCookies} />
          {children}
        </div>
        <p className="mt-6 text-center">{footer}</p>
      </div>
    </div>
  );
}

const neverChanges = () => () => {};

/** These forms would seem to do nothing in a browser that keeps no cookies: its setting is outside of React. */
function CookiesBlocked({ keepsCookies }: { keepsCookies: boolean }) {
  const isBlocked = useSyncExternalStore(
    neverChanges,
    () => !navigator.cookieEnabled,
    () => false,
  );
  return isBlocked || !keepsCookies ? (
    <Notice tone="problem" title={siteText('noCookies.title')}>
      {siteText('noCookies.text')}
    </Notice>
  ) : null;
}
