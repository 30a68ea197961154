import { Link, useLocation } from 'react-router';
import type { SessionState } from '../page/session-state.ts';
import { withNext } from '../request/next-path.ts';
import { siteText } from '../texts/site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { CloseIcon, MenuIcon } from '../ui/icons.tsx';
import { ChatLink } from './chat-link.tsx';
import { HeaderMenu, Popover } from './header-menu.tsx';
import { LanguageChoice, LanguageMenu } from './language-choice.tsx';
import { Logo } from './logo.tsx';
import { SignOut } from './sign-out.tsx';

const destinations = () =>
  [
    { to: '/', label: siteText('pages.home') },
    { to: '/gallery', label: siteText('pages.gallery') },
    { to: '/studio', label: siteText('pages.studio.short') },
    { to: '/discover', label: siteText('pages.discover') },
    { to: '/#upcoming-birthdays', label: siteText('pages.birthdays') },
    { to: '/about', label: siteText('pages.about') },
    { to: '/contact', label: siteText('pages.contact') },
  ] as const;

interface HeaderProps {
  siteName: string;
  session: SessionState;
  /** The address of the chat, where there is one. */
  chat: string | null;
}

export function Header({ siteName, session, chat }: HeaderProps) {
  return (
    <header
      data-site-header
      data-site-frame
      className="fixed inset-x-0 top-0 z-(--layer-header) h-20 border-line border-b bg-paper/95 backdrop-blur-sm print:hidden"
    >
      <div className="wrap flex h-full items-center gap-3 2xl:gap-5">
        <Link to="/" className="me-auto flex min-h-11 items-center gap-2 font-bold text-xl leading-none">
          <Logo className="size-10 shrink-0" />
          <span translate="no" className="max-[22rem]:sr-only">
            {siteName}
          </span>
        </Link>
        <nav aria-label={siteText('header.navigation.label')} className="hidden xl:block">
          <Destinations className="flex" itemClassName="px-1.5 text-base 2xl:px-3" />
        </nav>
        <LanguageMenu />
        {session === 'guest' ? <GuestMenu /> : <Account session={session} className="hidden sm:flex" />}
        {/* In the header on narrow screens, because floating it would cover the page. */}
        {chat ? (
          <ChatLink
            href={chat}
            className="inline-grid size-12 shrink-0 bg-leaf-soft text-leaf-text hover:bg-leaf-text hover:text-paper xl:hidden"
            icon="size-6"
          />
        ) : null}
        <SiteMenu id="menu" session={session} side="right" className="xl:hidden" />
      </div>
    </header>
  );
}

interface SiteMenuProps {
  /** The id of the popover. */
  id: string;
  session: SessionState;
  /** The side of the screen at which it opens. */
  side: 'left' | 'right';
  className?: string;
}

/** All ways, behind one button. */
export function SiteMenu({ id, session, side, className }: SiteMenuProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={siteText('header.menu.open')}
        className={classNames(
          'grid size-12 shrink-0 place-items-center rounded-full bg-marigold-soft hover:bg-marigold hover:text-on-bright',
          className,
        )}
      >
        <MenuIcon className="size-6" />
      </button>
      <Popover
        id={id}
        className={classNames(
          'inset-x-3 top-3 max-h-[calc(100dvh-1.5rem)] w-auto overflow-y-auto p-4 backdrop:bg-scrim sm:w-80',
          side === 'left' ? 'sm:end-auto' : 'sm:start-auto',
          className,
        )}
      >
        <div className="flex items-center justify-between ps-3">
          <span className="font-bold text-xl">{siteText('header.menu.open')}</span>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={siteText('header.menu.close')}
            className="grid size-11 place-items-center rounded-full hover:bg-marigold-soft"
          >
            <CloseIcon className="size-6" />
          </button>
        </div>
        <nav aria-label={siteText('header.menuNavigation.label')}>
          <Destinations className="mt-1 flex flex-col" itemClassName="px-3 text-lg" />
        </nav>
        <div className="mt-4 border-line border-t pt-4">
          <LanguageChoice className="mb-3" />
          {session === 'guest' ? (
            <GuestLinks />
          ) : (
            <Account session={session} className="flex flex-col items-stretch" />
          )}
        </div>
      </Popover>
    </>
  );
}

function Destinations({ className, itemClassName }: { className: string; itemClassName: string }) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {destinations().map(({ to, label }) => {
        const isHere = to === pathname;
        return (
          <li key={to}>
            <Link
              to={to}
              aria-current={isHere ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center whitespace-nowrap rounded-full hover:bg-marigold-soft',
                isHere ? 'font-bold' : 'text-ink-soft',
                itemClassName,
              )}
            >
              {label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Account({ session, className }: { session: SessionState; className: string }) {
  // From one account page to the other, without forgetting where they lead.
  const next = new URLSearchParams(useLocation().search).get('next');
  if (session === 'unknown') return null;
  return (
    <div className={classNames('shrink-0 items-center gap-2', className)}>
      {session === 'signed-in' ? (
        <>
          <ButtonLink to="/dashboard" size="small">
            {siteText('pages.dashboard')}
          </ButtonLink>
          <SignOut />
        </>
      ) : (
        <>
          <ButtonLink to={withNext('/login', next)} look="quiet" size="small">
            {siteText('header.logIn.action')}
          </ButtonLink>
          <ButtonLink to={withNext('/signup', next)} size="small">
            {siteText('header.signUp.action')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

/** "Guest" in the header of wide screens. */
function GuestMenu() {
  return (
    <div className="hidden sm:block">
      <HeaderMenu
        id="guest-menu"
        label={siteText('guestMenu.title')}
        buttonClassName="gap-2 bg-marigold-soft px-4 font-bold hover:bg-marigold hover:text-on-bright"
        className="w-80 p-4"
      >
        <GuestLinks />
      </HeaderMenu>
    </div>
  );
}

/** What a guest may go to. Signing out has a page of its own, which says what is lost. */
function GuestLinks() {
  return (
    <nav aria-label={siteText('guestMenu.title')} className="flex flex-col gap-2">
      <Link
        to="/dashboard"
        className="flex min-h-11 items-center rounded-full px-3 font-bold hover:bg-marigold-soft"
      >
        {siteText('pages.dashboard')}
      </Link>
      <ButtonLink to="/signup?next=/dashboard" size="small">
        {siteText('guestMenu.keepCards.action')}
      </ButtonLink>
      <Link
        to="/guest/sign-out"
        className="flex min-h-11 items-center rounded-full px-3 text-ink-soft hover:bg-marigold-soft"
      >
        {siteText('guestMenu.signOut.action')}
      </Link>
    </nav>
  );
}
