import { Link } from 'react-router';
import { siteText } from '../texts/site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { HeaderMenu } from './header-menu.tsx';

/** "Guest" in the header of wide screens. */
export function GuestMenu() {
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
export function GuestLinks() {
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
