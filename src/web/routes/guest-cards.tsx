import { data, Form, redirect, useNavigation } from 'react-router';
import { readableEmail } from '#server/accounts/readable-email.ts';
import { type GuestCards, hasGuestWork, readGuestCards } from '#server/guests/read.ts';
import { declineGuestCards, moveGuestCards } from '#server/guests/write.ts';
import { AccountPage } from '../components/account-page.tsx';
import { EditLink } from '../components/edit-link.tsx';
import { TextAround } from '../components/text-around.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { failure } from '../request/account-answer.ts';
import { getServices, requireViewer } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { nextPath } from '../request/next-path.ts';
import { readForm, unknownButton } from '../request/read-form.ts';
import { moveUnsavedWork } from '../studio/save/unsaved-work.ts';
import { accountText } from '../texts/account.ts';
import { errorText } from '../texts/error-text.ts';
import { favouritesText } from '../texts/favourites.ts';
import { pageLocale } from '../texts/page-locale.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ServedToast } from '../ui/toast.tsx';
import type { Route } from './+types/guest-cards';

const noStore = { headers: { 'cache-control': 'no-store' } };

/** Asks after a log-in whether the account takes along what this browser made as a guest. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(url, context);
  const next = nextPath(url.searchParams.get('next'));
  const guestId = viewer.isGuest ? null : viewer.guestId;
  const email = viewer.email && readableEmail(viewer.email);
  const made = guestId === null ? null : await readGuestCards(getServices(context).db, guestId);
  // After "Leave them" the page shows the link once more: then there is nothing to ask.
  const asks = made !== null && hasGuestWork(made);
  return data({ next, made: asks ? made : null, email, guestId, userId: viewer.userId }, noStore);
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = await requireViewer(url, context);
  const { intent } = await readForm(request);
  const next = nextPath(url.searchParams.get('next'));
  if (viewer.isGuest) throw redirect('/dashboard');
  const { db, config } = getServices(context);
  if (intent === 'take') {
    const hasDesignsOnly = viewer.guestId !== null && isOnlyDesigns(await readGuestCards(db, viewer.guestId));
    const taken = await moveGuestCards(db, viewer);
    if (!taken.ok) {
      const message = failure(accountText('guestCards.failed.title'), errorText(taken.error.sentence));
      return data({ message, link: null }, { status: 409, ...noStore });
    }
    return redirectWithToast(context, {
      to: next,
      message: hasDesignsOnly
        ? { title: favouritesText('guest.moved.title') }
        : { title: accountText('guestCards.taken.title'), description: takenText(taken.value) },
    });
  }
  if (intent !== 'leave') throw unknownButton();
  const secret = await declineGuestCards(db, viewer);
  if (secret === null) throw redirect(next);
  return data({ message: null, link: `${config.origin}/guest/link?key=${secret}` }, noStore);
}

/** Favourites and designs of their own, and nothing that a card was begun with. */
function isOnlyDesigns({ cards, files, designsAndFavourites }: Omit<GuestCards, 'names'>): boolean {
  return cards + files === 0 && designsAndFavourites > 0;
}

function takenText(cards: number): string {
  if (cards === 0) return accountText('guestCards.taken.begun');
  return cards === 1 ? accountText('guestCards.taken.one') : accountText('guestCards.taken.many', { cards });
}

/** Unsaved work in this browser goes along. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    const isTaken = error instanceof Response && error.headers.has('location');
    if (isTaken && form.get('intent') === 'take') moveUnsavedWork(form.get('guest'), form.get('account'));
    throw error;
  }
}

export { headers } from '../request/headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: accountText('cards.title'), hidden: true });
}

export default function GuestCardsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { next, made, email, guestId, userId } = loaderData;
  const sent = useNavigation().formData?.get('intent');
  if (actionData?.link || !made) return <Done next={next} link={actionData?.link ?? null} />;
  const { cards, names } = made;
  const isDesigns = isOnlyDesigns(made);
  const isOne = cards < 2 && !isDesigns;
  return (
    <AccountPage
      title={isDesigns ? favouritesText('guest.made.title') : madeText(cards)}
      lead={isOne ? accountText('guestCards.title.one') : accountText('guestCards.title.many')}
      footer={
        <span className="break-words">{accountText('guestCards.loggedIn.text', { email: email ?? '' })}</span>
      }
    >
      <ServedToast message={actionData?.message} />
      {names.length > 0 ? (
        <p className="[overflow-wrap:anywhere]">
          <TextAround say={(part) => forText({ cards, names: part, hasOthers: cards > names.length })}>
            <bdi translate="no">{new Intl.ListFormat(pageLocale()).format(names)}</bdi>
          </TextAround>
        </p>
      ) : null}
      <Form method="post" className="flex flex-col gap-3">
        <input type="hidden" name="guest" value={guestId ?? ''} />
        <input type="hidden" name="account" value={userId} />
        <Button
          type="submit"
          name="intent"
          value="take"
          size="large"
          wide
          busy={sent === 'take'}
          busyText={accountText('guestCards.taking.status')}
        >
          {isOne ? accountText('guestCards.take.one') : accountText('guestCards.take.many')}
        </Button>
        <Button type="submit" name="intent" value="leave" look="secondary" wide busy={sent === 'leave'}>
          {isOne ? accountText('guestCards.leave.one') : accountText('guestCards.leave.many')}
        </Button>
      </Form>
    </AccountPage>
  );
}

function forText({ cards, names, hasOthers }: { cards: number; names: string; hasOthers: boolean }): string {
  if (hasOthers) return accountText('guestCards.for.others', { names });
  return cards < 2
    ? accountText('guestCards.for.one', { names })
    : accountText('guestCards.for.many', { names });
}

function madeText(cards: number): string {
  if (cards === 0) return accountText('guestCards.lead.begun');
  return cards === 1 ? accountText('guestCards.lead.one') : accountText('guestCards.lead.many', { cards });
}

function Done({ next, link }: { next: string; link: string | null }) {
  return (
    <AccountPage
      title={link ? accountText('guestCards.left.title') : accountText('guestCards.none.title')}
      lead={link ? accountText('guestCards.left.text') : accountText('guestCards.none.text')}
      footer={null}
    >
      {link ? <EditLink link={link} /> : null}
      <ButtonLink to={next} wide>
        {accountText('guestCards.goOn.action')}
      </ButtonLink>
    </AccountPage>
  );
}
