import { Link, redirect } from 'react-router';
import { countCards } from '#server/cards/read.ts';
import { AccountPage } from '../components/account-page.tsx';
import { SignOut } from '../components/sign-out.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { getServices, requireViewer } from '../request/context.ts';
import { accountText } from '../texts/account.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/guest-sign-out';

/** Asks a guest once more: signing out is the end of the way to the cards, unless there is a private edit link. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { userId, isGuest } = await requireViewer(url, context);
  if (!isGuest) throw redirect('/dashboard');
  const { drafts, created } = await countCards(getServices(context).db, userId);
  return { cards: drafts + created };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: accountText('guestSignOut.action'), hidden: true });
}

export default function GuestSignOut({ loaderData: { cards } }: Route.ComponentProps) {
  return (
    <AccountPage
      title={accountText('guestSignOut.title')}
      lead={
        cards > 0
          ? accountText('guestSignOut.cardsLost.text', { cards })
          : accountText('guestSignOut.noCards.text')
      }
      footer={
        <Link to="/dashboard" className="link">
          {accountText('back.action')}
        </Link>
      }
    >
      {cards > 0 ? (
        <ButtonLink to="/signup?next=/dashboard" size="large" wide>
          {accountText('keepCards.action')}
        </ButtonLink>
      ) : null}
      {cards > 0 ? (
        <ButtonLink to="/guest/edit-link" look="secondary" wide>
          {accountText('editLink.title')}
        </ButtonLink>
      ) : null}
      <SignOut />
    </AccountPage>
  );
}
