import { type ReactNode, use, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { chatLink, type Site } from '#content/site.ts';
import { networkFailureText } from '../offline/network-failure.ts';
import { PlainPage } from '../page/plain-page.ts';
import type { SessionState } from '../page/session-state.ts';
import { siteText } from '../texts/site.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { ServedToast, Toaster, type ToastMessage, ToastTemplates } from '../ui/toast.tsx';
import { ChatLink } from './chat-link.tsx';
import { CookieBar } from './cookie-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

interface ShellProps {
  site: Site;
  origin: string | null;
  year: number;
  session: SessionState;
  message: ToastMessage | null;
  children: ReactNode;
}

/** The frame of every page: header, footer, messages. */
export function Shell({ site, origin, year, session, message, children }: ShellProps) {
  const main = useFocusOnNavigation();
  const chat = chatLink(site);
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-full bg-ink font-bold text-paper focus:not-sr-only focus:fixed focus:top-3 focus:start-3 focus:z-(--layer-toast) focus:px-5 focus:py-3 print:hidden"
      >
        {siteText('skip.action')}
      </a>
      <Header siteName={site.name} session={session} chat={chat} />
      <Progress />
      <div className="pt-(--header-space) print:pt-0">
        {/* Before the content, so that "Skip to content" skips it. */}
        <CookieBar />
        <main ref={main} id="main" tabIndex={-1} className="min-h-[70dvh] print:min-h-0">
          <ServedToast message={message} />
          {children}
        </main>
      </div>
      <Footer site={site} origin={origin} year={year} />
      {chat ? <ChatButton href={chat} /> : null}
      <Toaster />
      {use(PlainPage) ? <ToastTemplates messages={plainMessages()} /> : null}
    </>
  );
}

/** What they say where the script says nothing else. */
function plainMessages() {
  const lost = { title: siteText('loadError.heading'), description: networkFailureText() };
  return {
    failure: { ...lost, destructive: true },
    lost: { ...lost, destructive: true, action: <TryAgain /> },
    success: { title: '', description: ' ' },
    note: { title: '', description: ' ', isNote: true },
    busy: { title: siteText('template.loading.status'), busy: true },
  };
}

function TryAgain() {
  return (
    <Button look="secondary" size="small" className="whitespace-nowrap" data-again>
      {siteText('retry.action')}
    </Button>
  );
}

/** Beside the page on wide screens. Narrow screens have the link in the header. */
function ChatButton({ href }: { href: string }) {
  return (
    <aside data-site-frame aria-label={siteText('help.label')} className="max-xl:hidden">
      <ChatLink
        href={href}
        className="fixed end-3 bottom-4 z-(--layer-float) grid size-14 bg-leaf-text text-paper shadow-md transition-transform duration-200 ease-spring hover:scale-110 print:hidden"
        icon="size-7"
      />
    </aside>
  );
}

/** Moves the focus to the new page, as a page load does, for screen readers and the Tab key. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const seen = useRef(pathname);
  // Focus is the document's.
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** A progress line under the header while the next page loads. It appears after 150 ms. */
function Progress() {
  const busy = useNavigation().state !== 'idle';
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'fixed inset-x-0 top-[max(0px,calc(var(--header-space)-4px))] z-(--layer-header) h-1 origin-left bg-coral',
        busy ? 'scale-x-90 transition-transform delay-150 duration-[8s] ease-calm' : 'scale-x-0 opacity-0',
      )}
    />
  );
}
