import { Link, redirect } from 'react-router';
import { countCards } from '#server/cards/read.ts';
import { AccountPage } from '../components/account-page.tsx';
import { SignOut } from '../components/sign-out.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { getServices, requireViewer } from '../request/context.ts';
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
  return pageMeta(matches, { title: 'Sign Out', hidden: true });
}

export default function GuestSignOut({ loaderData: { cards } }: Route.ComponentProps) {
  return (
    <AccountPage
      title="Sign out?"
      lead={cards > 0 ? lossOf(cards) : 'You made no cards here, so nothing is lost.'}
      footer={
        <Link to="/dashboard" className="link">
          Back to your cards
        </Link>
      }
    >
      {cards > 0 ? (
        <ButtonLink to="/signup?next=/dashboard" size="large" wide>
          Keep my cards: create an account
        </ButtonLink>
      ) : null}
      {cards > 0 ? (
        <ButtonLink to="/guest/edit-link" look="secondary" wide>
          Private edit link
        </ButtonLink>
      ) : null}
      <SignOut />
    </AccountPage>
  );
}

function lossOf(cards: number): string {
  const them =
    cards === 1 ? 'Your card stays on the web, but it' : `Your ${cards} cards stay on the web, but they`;
  return `${them} cannot be found again for editing without the private edit link.`;
}
