import { Form, Link, redirect, redirectDocument, useNavigation } from 'react-router';
import { logInSchema } from '#content/account-forms.ts';
import {
  requestPasswordReset,
  resendVerification,
  signIn,
  startGuest,
  startProviderSignIn,
} from '#server/auth/forms.ts';
import { hasSignedInHere, nextCookies } from '#server/auth/named-cookies.ts';
import type { ProviderStart } from '#server/auth/providers/result-page.ts';
import { hasOwnCookie } from '#server/request/own-cookie.ts';
import { AccountPage } from '../components/account-page.tsx';
import { EmailField } from '../components/email-field.tsx';
import { GuestStart } from '../components/guest-start.tsx';
import { ProviderButtons } from '../components/provider-buttons.tsx';
import { RichText } from '../components/rich-text.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { useCarriedField } from '../page/use-carried-field.ts';
import { fieldErrors, misfilled, refused } from '../request/account-answer.ts';
import { askForReset, askForVerification } from '../request/ask-for-mail.ts';
import { getServices, getUser } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { leaveForProvider, offeredProviders } from '../request/leave-for-provider.ts';
import { cookieCheckPath, nextPath, ownPath, withNext } from '../request/next-path.ts';
import { readForm, unknownButton } from '../request/read-form.ts';
import { signinText } from '../texts/signin.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { ServedToast } from '../ui/toast.tsx';
import { useFocusInvalid } from '../ui/use-focus-invalid.ts';
import type { Route } from './+types/login';
import { afterLogIn } from './after-log-in.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const next = searchParams.get('next');
  const link = followedLink(searchParams);
  const leadsTo = searchParams.get('kept');
  if (leadsTo !== null && hasOwnCookie(request.headers.get('cookie'))) {
    throw redirect(ownPath(leadsTo) ?? nextPath(next));
  }
  // Without the user, so that the page works while the database does not answer.
  const user = await getUser(context).catch(() => null);
  // Guests may log in to an account.
  if (user && !user.isGuest) {
    if (!link) throw redirect(nextPath(next));
    const message = { title: notices()[link].title, destructive: link === 'refused' };
    throw redirectWithToast(context, { to: nextPath(next), message });
  }
  const isKnown = hasSignedInHere(getServices(context).auth.origin, request.headers);
  const { config } = getServices(context);
  const offersGuest = !user && config.guests;
  const providers = offeredProviders(config);
  return { next, link, isKnown, offersGuest, providers, keepsCookies: leadsTo === null };
}

/** The result of a confirmation link, or that one was sent. */
const notices = () =>
  ({
    confirmed: {
      tone: 'success',
      title: signinText('login.confirmed.title'),
      text: signinText('login.now.text'),
    },
    refused: {
      tone: 'problem',
      title: signinText('login.badLink.title'),
      text: signinText('login.badLink.text'),
    },
    missing: {
      tone: 'problem',
      title: signinText('login.unconfirmed.title'),
      text: signinText('login.unconfirmed.text'),
    },
  }) as const;

/** The confirmation link of a mail leads back to this page. */
function followedLink(query: URLSearchParams): 'refused' | 'confirmed' | null {
  if (query.has('error')) return 'refused';
  return query.has('verified') ? 'confirmed' : null;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { auth } = getServices(context);
  const { headers } = request;
  const next = url.searchParams.get('next');
  const setCookies = next === null ? [] : nextCookies(auth, next);
  if (form.intent === 'forgot') {
    return askForReset(form, (email) => requestPasswordReset(auth, headers, email), setCookies);
  }
  if (form.intent === 'verify') {
    return askForVerification(form, (email) => resendVerification(auth, headers, email), setCookies);
  }
  if (form.intent === 'guest') return goOnAsGuest({ form, next, headers, context });
  const start = (way: ProviderStart) => startProviderSignIn(auth, headers, way);
  const leaving = await leaveForProvider({ form, from: 'login', next, start });
  if (leaving) return leaving;
  if (form.intent !== 'login') throw unknownButton();
  const parsed = logInSchema.safeParse(form);
  const title = signinText('login.failed.title');
  if (!parsed.success) return misfilled(form, title, fieldErrors(parsed.error));
  const signedIn = await signIn(auth, headers, parsed.data);
  if (!signedIn.ok) {
    const isWrong = signedIn.error.status === 401;
    const isUnconfirmed = isWrong && getServices(context).config.requireEmailVerification;
    return refused(form, title, { ...signedIn.error, field: isWrong ? 'password' : null, isUnconfirmed });
  }
  const user = await getUser(context).catch(() => null);
  const guestId = user?.isGuest ? user.id : null;
  return redirectWithToast(context, {
    to: cookieCheckPath(headers, await afterLogIn(context, { guestId, next: nextPath(next) }), next),
    message: { title: signinText('login.done.title'), description: signinText('login.done.text') },
    cookies: signedIn.value.setCookies,
  });
}

interface GuestStarting extends Pick<Route.ActionArgs, 'context'> {
  readonly form: Record<string, string>;
  readonly next: string | null;
  readonly headers: Headers;
}

async function goOnAsGuest({ form, next, headers, context }: GuestStarting) {
  const started = await startGuest(getServices(context).auth, headers);
  if (!started.ok) return refused(form, signinText('login.signUpFirst.title'), started.error);
  const answer = new Headers();
  for (const cookie of started.value.setCookies) answer.append('set-cookie', cookie);
  // As a page: the studio's comes with its form and card, long before its code.
  return redirectDocument(cookieCheckPath(headers, nextPath(next), next), { headers: answer });
}

export { headers } from '../request/headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: signinText('login.page.title'),
    description: signinText('login.page.description'),
  });
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { next, link, isKnown, offersGuest, providers, keepsCookies } = loaderData;
  const sent = useNavigation().formData?.get('intent');
  const form = useFocusInvalid(actionData);
  const email = useCarriedField('email');
  const { typed, errors, isUnconfirmed } = actionData ?? {};
  const told = isUnconfirmed ? 'missing' : link;
  const notice = told && notices()[told];
  const offersLink = notice?.tone === 'problem' || typed?.intent === 'verify';
  return (
    <AccountPage
      title={isKnown ? signinText('login.title.back') : signinText('login.title')}
      lead={isKnown ? signinText('login.lead') : signinText('login.account.hint')}
      keepsCookies={keepsCookies}
      footer={
        <>
          <RichText>{signinText('login.newHere.text', { address: withNext('/signup', next) })}</RichText>
          {offersGuest ? (
            <Link to="/guest/link" className="link mx-auto flex min-h-11 items-center justify-center">
              {signinText('login.sendCards.action')}
            </Link>
          ) : null}
        </>
      }
    >
      <ServedToast message={actionData?.message} />
      {notice ? (
        <Notice tone={notice.tone} title={notice.title}>
          {notice.text}
        </Notice>
      ) : null}
      {offersGuest ? <GuestStart busy={sent === 'guest'} /> : null}
      <Form ref={form} method="post" className="flex flex-col gap-4">
        <EmailField {...email} defaultValue={typed?.email} error={errors?.email} />
        <PasswordField
          label={signinText('password.label')}
          name="password"
          autoComplete="current-password"
          required
          error={errors?.password}
        />
        <Checkbox
          label={signinText('login.remember.label')}
          name="rememberMe"
          defaultChecked={typed?.rememberMe === 'on'}
        />
        <Button type="submit" wide busy={sent === 'login'} busyText={signinText('login.submit.status')}>
          {signinText('login.submit.action')}
        </Button>
        {/* After the main button, because Enter presses the first one. */}
        {offersLink ? (
          <Button
            type="submit"
            name="intent"
            value="verify"
            look="secondary"
            size="small"
            formNoValidate
            busy={sent === 'verify'}
            className="self-center"
          >
            {signinText('newLink.action')}
          </Button>
        ) : null}
        <Button
          type="submit"
          name="intent"
          value="forgot"
          look="quiet"
          size="small"
          formNoValidate
          busy={sent === 'forgot'}
          className="self-center"
        >
          {signinText('login.forgot.action')}
        </Button>
        {/* Password managers send the form without pressing a button. Of a pressed one the order comes first. */}
        <input type="hidden" name="intent" value="login" />
      </Form>
      <ProviderButtons from="login" offered={providers} leaving={actionData?.leaving} />
    </AccountPage>
  );
}
