import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { readableEmail } from '#server/accounts/readable-email.ts';
import { openEditLink, requestGuestCards } from '#server/auth/forms.ts';
import { findGuestOfLink } from '#server/auth/guest/edit-link.ts';
import { readTokenCookie, tokenCookie } from '#server/auth/named-cookies.ts';
import { readGuestCards } from '#server/guests/read.ts';
import { AccountPage } from '../components/account-page.tsx';
import { EmailField } from '../components/email-field.tsx';
import { SignOut } from '../components/sign-out.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { type AccountAnswer, refused } from '../request/account-answer.ts';
import { askForGuestCards } from '../request/ask-for-mail.ts';
import { getServices, requestContext } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { cookieCheckPath } from '../request/next-path.ts';
import { readForm } from '../request/read-form.ts';
import { accountText } from '../texts/account.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ServedToast } from '../ui/toast.tsx';
import { useFocusInvalid } from '../ui/use-focus-invalid.ts';
import type { Route } from './+types/guest-link';

const here = '/guest/link';

/**
 * Opening a private edit link changes nothing, because link previews open links too. Its secret moves into a cookie at
 * once, so that it is in no referrer.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { auth, db } = getServices(context);
  const given = url.searchParams.get('key');
  if (given !== null) throw leave(cookieCheckPath(request.headers, here), tokenCookie(auth, 'guest', given));
  const secret = readTokenCookie(auth, 'guest', request.headers);
  const guestId = secret === null ? null : await findGuestOfLink(db, secret);
  const { viewer } = await context.get(requestContext).session();
  if (guestId !== null && viewer?.userId === guestId)
    throw leave('/dashboard', tokenCookie(auth, 'guest', null));
  const made = guestId === null ? null : await readGuestCards(db, guestId);
  const replaced = viewer?.isGuest ? (await readGuestCards(db, viewer.userId)).cards : 0;
  const email = viewer?.email ? readableEmail(viewer.email) : null;
  const answer = { cards: made?.cards ?? null, hasLink: secret !== null, email, replaced };
  return data(answer, { headers: guarded });
}

/** Not `no-referrer`: with it browsers send forms with the origin `null`, which is refused. */
const guarded = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };

export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = getServices(context);
  const form = await readForm(request);
  if (form.intent === 'find')
    return askForGuestCards(form, (email) => requestGuestCards(auth, request.headers, email));
  const secret = readTokenCookie(auth, 'guest', request.headers);
  if (secret === null) return leave(here, tokenCookie(auth, 'guest', null));
  const opened = await openEditLink(auth, request.headers, secret);
  if (!opened.ok) return refused({}, accountText('guestLink.failed.title'), opened.error);
  return redirectWithToast(context, {
    to: '/dashboard',
    message: {
      title: accountText('guestLink.opened.title'),
      description: accountText('guestLink.opened.text'),
    },
    cookies: [...opened.value.setCookies, tokenCookie(auth, 'guest', null)],
  });
}

function leave(to: string, cookie: string): Response {
  return redirect(to, { headers: { ...guarded, 'referrer-policy': 'no-referrer', 'set-cookie': cookie } });
}

export { headers } from '../request/headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: accountText('cards.title'), hidden: true });
}

export default function GuestLink({ loaderData, actionData }: Route.ComponentProps) {
  const { cards, hasLink, email, replaced } = loaderData;
  const isBusy = useNavigation().formMethod === 'POST';
  if (cards === null) return <FindCards {...{ hasLink, actionData }} />;
  return (
    <AccountPage
      title={accountText('guestLink.title')}
      lead={cards === 1 ? accountText('guestLink.lead.one') : accountText('guestLink.lead.many', { cards })}
      footer={accountText('guestLink.warning')}
    >
      <ServedToast message={actionData?.message} />
      {email === null ? (
        <Form method="post" className="flex flex-col gap-3">
          {replaced > 0 ? <p>{accountText('guestLink.otherGuest.text', { cards: replaced })}</p> : null}
          <Button
            type="submit"
            size="large"
            wide
            busy={isBusy}
            busyText={accountText('guestLink.opening.status')}
          >
            {accountText('guestLink.continue.action')}
          </Button>
          {replaced > 0 ? (
            <ButtonLink to="/guest/edit-link" look="secondary" wide>
              {accountText('guestLink.makeLink.action')}
            </ButtonLink>
          ) : null}
        </Form>
      ) : (
        <>
          <p className="break-words">{accountText('guestLink.loggedIn.text', { email })}</p>
          <SignOut />
        </>
      )}
    </AccountPage>
  );
}

interface FindCardsProps {
  hasLink: boolean;
  actionData: AccountAnswer | undefined;
}

/** Without a link that works: cards can be sent to the address that was given for them. */
function FindCards({ hasLink, actionData }: FindCardsProps) {
  const isBusy = useNavigation().formMethod === 'POST';
  const form = useFocusInvalid(actionData);
  const { typed, errors } = actionData ?? {};
  return (
    <AccountPage
      title={hasLink ? accountText('guestLink.gone.title') : accountText('guestLink.find.title')}
      lead={hasLink ? accountText('guestLink.gone.text') : accountText('guestLink.find.lead')}
      footer={
        <Link to="/login" className="link">
          {accountText('guestLink.logIn.action')}
        </Link>
      }
    >
      <ServedToast message={actionData?.message} />
      <Form ref={form} method="post" className="flex flex-col gap-4">
        {hasLink ? <p>{accountText('guestLink.find.lead')}</p> : null}
        <EmailField defaultValue={typed?.email} error={errors?.email} />
        <input type="hidden" name="intent" value="find" />
        <Button type="submit" wide busy={isBusy}>
          {accountText('guestLink.find.action')}
        </Button>
      </Form>
    </AccountPage>
  );
}
