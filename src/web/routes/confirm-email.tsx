import { useEffect } from 'react';
import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { providers } from '#content/providers.ts';
import { readableEmail } from '#server/accounts/readable-email.ts';
import type { Auth } from '#server/auth/auth.ts';
import { confirmEmail, getConfirmation } from '#server/auth/forms.ts';
import { nextCookies, readNextCookie, readTokenCookie, tokenCookie } from '#server/auth/named-cookies.ts';
import { AccountPage } from '../components/account-page.tsx';
import { TextAround } from '../components/text-around.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { carry } from '../page/use-carried-field.ts';
import { refused } from '../request/account-answer.ts';
import { getServices } from '../request/context.ts';
import { cookieCheckPath, withNext } from '../request/next-path.ts';
import { signinText } from '../texts/signin.ts';
import { Button } from '../ui/button.tsx';
import { ServedToast } from '../ui/toast.tsx';
import type { Route } from './+types/confirm-email';

const here = '/confirm-email';
/** Says that the link is invalid, and sends a new one. */
const invalidLink = '/login?error=LINK';

/** Opening the link changes nothing, because mail programs open links too. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { auth } = getServices(context);
  const given = url.searchParams.get('token');
  if (given !== null)
    throw leave(cookieCheckPath(request.headers, here), [tokenCookie(auth, 'confirm', given)]);
  const token = readTokenCookie(auth, 'confirm', request.headers);
  const confirmation = token && (await getConfirmation(auth, request.headers, token));
  const forget = tokenCookie(auth, 'confirm', null);
  if (!token || !confirmation) throw toLogIn(invalidLink, { auth, request });
  // Somebody else may have signed up in another browser.
  if (confirmation.of === 'account' && !confirmation.isSameBrowser) {
    throw leave('/reset-password?confirm=1', [forget, tokenCookie(auth, 'reset', token)]);
  }
  const provider = confirmation.of === 'sign-in' ? providers[confirmation.provider] : null;
  const { isSameBrowser } = confirmation;
  const email = readableEmail(confirmation.email);
  return data({ email, provider, isSameBrowser }, { headers: { 'cache-control': 'no-store' } });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = getServices(context);
  const token = readTokenCookie(auth, 'confirm', request.headers);
  if (token === null) return toLogIn(invalidLink, { auth, request });
  const confirmed = await confirmEmail(auth, request.headers, token);
  if (confirmed.ok) return toLogIn('/login?verified=1', { auth, request });
  const { status } = confirmed.error;
  if (status === 400) return toLogIn(invalidLink, { auth, request });
  // The page explains it.
  if (status === 409) return leave(here);
  return refused({}, signinText('confirmEmail.failed.title'), confirmed.error);
}

/** To the log-in with the result, and then on to where the sign-up was going. */
function toLogIn(page: string, { auth, request }: { auth: Auth; request: Request }): Response {
  const next = readNextCookie(auth, request.headers);
  return leave(withNext(page, next), [tokenCookie(auth, 'confirm', null), ...nextCookies(auth, null)]);
}

function leave(to: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return redirect(to, { headers });
}

export { headers } from '../request/headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: signinText('confirmEmail.page.title'), hidden: true });
}

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { email, provider, isSameBrowser } = loaderData;
  const isBusy = useNavigation().formMethod === 'POST';
  // The browser's storage: the log-in comes next.
  useEffect(() => carry('email', email), [email]);
  if (!isSameBrowser && provider) return <NothingMade email={email} provider={provider} />;
  return (
    <AccountPage
      title={signinText('confirmEmail.title')}
      lead={<Address email={email} />}
      footer={signinText('confirmEmail.others.text')}
    >
      <ServedToast message={actionData?.message} />
      {provider ? <p>{signinText('confirmEmail.provider.text', { provider })}</p> : null}
      <Form method="post">
        <Button type="submit" wide busy={isBusy} busyText={signinText('confirmEmail.submit.status')}>
          {signinText('confirmEmail.submit.action')}
        </Button>
      </Form>
    </AccountPage>
  );
}

function NothingMade({ email, provider }: { email: string; provider: string }) {
  return (
    <AccountPage
      title={signinText('confirmEmail.nothing.title')}
      lead={<Address email={email} />}
      footer={
        <Link to="/signup" className="link">
          {signinText('confirmEmail.signUp.action')}
        </Link>
      }
    >
      <p>{signinText('confirmEmail.nothing.text', { provider })}</p>
      <p>{signinText('confirmEmail.yours.text')}</p>
      <p>{signinText('confirmEmail.notYours.text')}</p>
    </AccountPage>
  );
}

function Address({ email }: { email: string }) {
  return (
    <TextAround say={(part) => signinText('confirmEmail.address', { email: part })}>
      <span className="break-words font-bold text-ink">{email}</span>
    </TextAround>
  );
}
