import { Link, useLocation } from 'react-router';
import { siteText } from '../texts/site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ChevronIcon } from '../ui/icons.tsx';

/** "Guest" in the header of wide screens. A popover, because it opens without JavaScript. */
export function GuestMenu() {
  const { key } = useLocation();
  return (
    <div className="hidden sm:block">
      <button
        type="button"
        popoverTarget="guest-menu"
        className="inline-flex min-h-11 items-center gap-2 rounded-full bg-marigold-soft px-4 font-bold hover:bg-marigold hover:text-on-bright"
      >
        {siteText('guestMenu.guest')}
        <ChevronIcon className="size-5" />
      </button>
      <div
        id="guest-menu"
        popover="auto"
        // Following a link replaces the element, which closes it.
        key={key}
        className="sheet top-20 end-4 bottom-auto start-auto w-80 p-4 text-ink shadow-lg"
      >
        <GuestLinks />
      </div>
    </div>
  );
}

/** What a guest may go to. Signing out has a page of its own, which says what is lost. */
export function GuestLinks() {
  return (
    <nav aria-label={siteText('guestMenu.guest')} className="flex flex-col gap-2">
      <Link
        to="/dashboard"
        className="flex min-h-11 items-center rounded-full px-3 font-bold hover:bg-marigold-soft"
      >
        {siteText('guestMenu.dashboard')}
      </Link>
      <ButtonLink to="/signup?next=/dashboard" size="small">
        {siteText('guestMenu.keepMyCardsCreate')}
      </ButtonLink>
      <Link
        to="/guest/sign-out"
        className="flex min-h-11 items-center rounded-full px-3 text-ink-soft hover:bg-marigold-soft"
      >
        {siteText('guestMenu.signOut')}
      </Link>
    </nav>
  );
}
