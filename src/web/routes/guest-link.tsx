import { data, Form, redirect, useNavigation } from 'react-router';
import { readTokenCookie, setTokenCookie } from '#server/auth/email/token-cookie.ts';
import { findEditLink } from '#server/auth/guest/edit-link.ts';
import { openEditLink } from '#server/auth/guest/open-edit-link.ts';
import { readGuestCards } from '#server/guests/read.ts';
import { AccountPage } from '../components/account-page.tsx';
import { SignOut } from '../components/sign-out.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { failure, stay } from '../request/account-answer.ts';
import { getServices, requestContext } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
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
  if (given !== null) throw leave(here, setTokenCookie(auth, 'guest', given));
  const secret = readTokenCookie(auth, 'guest', request.headers);
  const found = secret === null ? null : await findEditLink(db, secret);
  const { viewer } = await context.get(requestContext).session();
  if (found && viewer?.userId === found.guestId)
    throw leave('/dashboard', setTokenCookie(auth, 'guest', null));
  const made = found && (await readGuestCards(db, found.guestId));
  const replaced = viewer?.isGuest ? (await readGuestCards(db, viewer.userId)).cards : 0;
  const email = viewer?.email ?? null;
  return data({ cards: made?.cards ?? null, email, replaced }, { headers: guarded });
}

/** Not `no-referrer`: with it browsers send forms with the origin `null`, which is refused. */
const guarded = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };

export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = getServices(context);
  const secret = readTokenCookie(auth, 'guest', request.headers);
  if (secret === null) return leave(here, setTokenCookie(auth, 'guest', null));
  const opened = await openEditLink(auth, request.headers, secret);
  if (!opened.ok) {
    const { status, sentence, retryAfter } = opened.error;
    return stay({ form: {}, status, retryAfter, message: failure('Cards Not Opened', sentence) });
  }
  return redirectWithToast(context, {
    to: '/dashboard',
    message: { title: 'Welcome back!', description: 'Your cards are here.' },
    cookies: [...opened.value.setCookies, setTokenCookie(auth, 'guest', null)],
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
  return pageMeta(matches, { title: 'Your Cards', hidden: true });
}

export default function GuestLink({ loaderData, actionData }: Route.ComponentProps) {
  const { cards, email, replaced } = loaderData;
  const isBusy = useNavigation().formMethod === 'POST';
  if (cards === null) return <DeadLink />;
  return (
    <AccountPage
      title="Your cards"
      lead={cards === 1 ? 'This private link opens a card.' : `This private link opens ${cards} cards.`}
      footer="Only go on if the link is yours."
    >
      <ServedToast message={actionData?.message} />
      {email === null ? (
        <Form method="post" className="flex flex-col gap-3">
          {replaced > 0 ? (
            <p>
              You made {replaced === 1 ? 'a card' : `${replaced} cards`} in this browser as another guest.
              Make a private edit link for {replaced === 1 ? 'it' : 'them'} first, or you cannot find{' '}
              {replaced === 1 ? 'it' : 'them'} again.
            </p>
          ) : null}
          <Button type="submit" size="large" wide busy={isBusy} busyText="Opening...">
            Continue as this guest
          </Button>
          {replaced > 0 ? (
            <ButtonLink to="/guest/edit-link" look="secondary" wide>
              Make a private edit link
            </ButtonLink>
          ) : null}
        </Form>
      ) : (
        <>
          <p className="break-words">
            You are logged in as {email}. Sign out first, then open the link again.
          </p>
          <SignOut />
        </>
      )}
    </AccountPage>
  );
}

function DeadLink() {
  return (
    <AccountPage
      title="This link does not work any more"
      lead="It was replaced or removed, or its cards were taken into an account."
      footer={null}
    >
      <ButtonLink to="/login" wide>
        Log in
      </ButtonLink>
    </AccountPage>
  );
}
