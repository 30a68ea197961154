import { data, Form, redirect, useNavigation } from 'react-router';
import { readableEmail } from '#server/accounts/readable-email.ts';
import { readTokenCookie, tokenCookie } from '#server/auth/email/token-cookie.ts';
import { openEditLink } from '#server/auth/forms.ts';
import { findEditLink } from '#server/auth/guest/edit-link.ts';
import { readGuestCards } from '#server/guests/read.ts';
import { AccountPage } from '../components/account-page.tsx';
import { SignOut } from '../components/sign-out.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { failure, stay } from '../request/account-answer.ts';
import { getServices, requestContext } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { cookieCheckPath } from '../request/next-path.ts';
import { accountText } from '../texts/account.ts';
import { errorText } from '../texts/error-text.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ServedToast } from '../ui/toast.tsx';
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
  const found = secret === null ? null : await findEditLink(db, secret);
  const { viewer } = await context.get(requestContext).session();
  if (found && viewer?.userId === found.guestId) throw leave('/dashboard', tokenCookie(auth, 'guest', null));
  const made = found && (await readGuestCards(db, found.guestId));
  const replaced = viewer?.isGuest ? (await readGuestCards(db, viewer.userId)).cards : 0;
  const email = viewer?.email ? readableEmail(viewer.email) : null;
  return data({ cards: made?.cards ?? null, email, replaced }, { headers: guarded });
}

/** Not `no-referrer`: with it browsers send forms with the origin `null`, which is refused. */
const guarded = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };

export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = getServices(context);
  const secret = readTokenCookie(auth, 'guest', request.headers);
  if (secret === null) return leave(here, tokenCookie(auth, 'guest', null));
  const opened = await openEditLink(auth, request.headers, secret);
  if (!opened.ok) {
    const { status, retryAfter } = opened.error;
    const sentence = errorText(opened.error.sentence);
    return stay({
      form: {},
      status,
      retryAfter,
      message: failure(accountText('guestLink.failed.title'), sentence),
    });
  }
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

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  const headers = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) headers.set(name, value);
  return headers;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: accountText('cards.title'), hidden: true });
}

export default function GuestLink({ loaderData, actionData }: Route.ComponentProps) {
  const { cards, email, replaced } = loaderData;
  const isBusy = useNavigation().formMethod === 'POST';
  if (cards === null) return <DeadLink />;
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

function DeadLink() {
  return (
    <AccountPage
      title={accountText('guestLink.gone.title')}
      lead={accountText('guestLink.gone.text')}
      footer={null}
    >
      <ButtonLink to="/login" wide>
        {accountText('guestLink.logIn.action')}
      </ButtonLink>
    </AccountPage>
  );
}
