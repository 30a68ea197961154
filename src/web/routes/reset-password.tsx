import { useEffect } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { resetPasswordSchema } from '#content/account-forms.ts';
import { accountLimits } from '#content/account-limits.ts';
import { readableEmail } from '#server/accounts/readable-email.ts';
import type { Auth } from '#server/auth/auth.ts';
import { getResetEmail, requestPasswordReset, resetPassword } from '#server/auth/forms.ts';
import { nextCookies, readNextCookie, readTokenCookie, tokenCookie } from '#server/auth/named-cookies.ts';
import { AccountPage } from '../components/account-page.tsx';
import { EmailField } from '../components/email-field.tsx';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { RichText } from '../components/rich-text.tsx';
import { TextAround } from '../components/text-around.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { carry, useCarriedField } from '../page/use-carried-field.ts';
import { failure, fieldErrors, passwordFailure, refused, stay } from '../request/account-answer.ts';
import { askForReset } from '../request/ask-for-mail.ts';
import { getServices } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { cookieCheckPath, withNext } from '../request/next-path.ts';
import { readForm, unknownButton } from '../request/read-form.ts';
import { errorText } from '../texts/error-text.ts';
import { signinText } from '../texts/signin.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { ServedToast } from '../ui/toast.tsx';
import { useFocusInvalid } from '../ui/use-focus-invalid.ts';
import type { Route } from './+types/reset-password';

const here = '/reset-password';

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { auth } = getServices(context);
  const given = url.searchParams.get('token');
  if (given !== null) {
    const headers = { 'set-cookie': tokenCookie(auth, 'reset', given), 'cache-control': 'no-store' };
    throw redirect(cookieCheckPath(request.headers, here), { headers });
  }
  const token = readTokenCookie(auth, 'reset', request.headers);
  const owner = token && (await getResetEmail(auth, token));
  const answer = {
    /** The account of the link; null when the link is invalid. */
    owner: owner && readableEmail(owner),
    hasLink: token !== null,
    next: nextOf(url, auth, request.headers),
    /** It was a confirmation link, opened in another browser than the one that signed up. */
    isConfirmation: url.searchParams.has('confirm'),
    passwordMin: accountLimits.password.min,
  };
  return data(answer, { headers: { 'cache-control': 'no-store' } });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { auth } = getServices(context);
  const { headers } = request;
  const next = nextOf(url, auth, headers);
  if (form.intent === 'forgot') {
    const send = (email: string) => requestPasswordReset(auth, headers, email);
    return askForReset(form, send, nextCookies(auth, next));
  }
  if (form.intent !== 'reset') throw unknownButton();
  const token = readTokenCookie(auth, 'reset', headers);
  // The page explains what to do without a valid link.
  if (token === null) return redirect(here);
  const parsed = resetPasswordSchema.safeParse(form);
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error);
    const message = passwordFailure(signinText('reset.failed.title'), form, errors);
    return stay({ form, errors, status: 400, message });
  }
  const reset = await resetPassword(auth, headers, { token, password: parsed.data.password });
  if (!reset.ok) {
    const { cause, sentence } = reset.error;
    const title = signinText('reset.failed.title');
    if (cause === 'link')
      return redirectWithToast(context, { to: here, message: failure(title, errorText(sentence)) });
    return refused(form, title, { ...reset.error, field: cause === 'password' ? cause : null });
  }
  return redirectWithToast(context, {
    to: withNext('/login', next),
    message: {
      title: signinText('reset.done.title'),
      description: signinText('reset.done.text'),
    },
    cookies: [...reset.value.setCookies, tokenCookie(auth, 'reset', null), ...nextCookies(auth, null)],
  });
}

/** Where the log-in is to lead afterwards. A link of a mail does not say it. */
function nextOf(url: URL, auth: Auth, headers: Headers): string | null {
  return url.searchParams.get('next') ?? readNextCookie(auth, headers);
}

export { headers } from '../request/headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: signinText('reset.page.title'), hidden: true });
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { owner, hasLink, next, isConfirmation, passwordMin } = loaderData;
  const parts = { actionData, sent: useNavigation().formData?.get('intent') ?? null };
  return (
    <>
      <ServedToast message={actionData?.message} />
      {owner ? (
        <NewPassword {...{ owner, isConfirmation, passwordMin }} {...parts} />
      ) : (
        <NewLink hasLink={hasLink} next={next} {...parts} />
      )}
    </>
  );
}

interface FormParts {
  readonly actionData: Route.ComponentProps['actionData'];
  /** The button whose request is running. */
  readonly sent: FormDataEntryValue | null;
}

function NewPassword({
  owner,
  isConfirmation,
  passwordMin,
  actionData,
  sent,
}: FormParts & { owner: string; isConfirmation: boolean; passwordMin: number }) {
  const form = useFocusInvalid(actionData);
  // The browser's storage: the log-in comes next.
  useEffect(() => carry('email', owner), [owner]);
  return (
    <AccountPage
      title={signinText('reset.title')}
      lead={
        <TextAround say={(email) => signinText('confirmEmail.address', { email })}>
          <span className="break-words font-bold text-ink">{owner}</span>
        </TextAround>
      }
      footer={signinText('reset.lead')}
    >
      {isConfirmation ? (
        <Notice title={signinText('reset.otherBrowser.text')}>{signinText('reset.takeover.text')}</Notice>
      ) : null}
      <Form ref={form} method="post" className="flex flex-col gap-4">
        {/* For password managers, which store the new password with the address. */}
        <input type="email" name="email" autoComplete="username" value={owner} readOnly hidden />
        <input type="hidden" name="intent" value="reset" />
        <NewPasswordFields min={passwordMin} errors={actionData?.errors} />
        <Button type="submit" wide busy={sent === 'reset'} busyText={signinText('reset.submit.status')}>
          {signinText('reset.page.title')}
        </Button>
      </Form>
    </AccountPage>
  );
}

function NewLink({ hasLink, next, actionData, sent }: FormParts & { hasLink: boolean; next: string | null }) {
  const email = useCarriedField('email');
  const form = useFocusInvalid(actionData);
  return (
    <AccountPage
      title={hasLink ? signinText('reset.badLink.title') : signinText('reset.title')}
      lead={hasLink ? signinText('reset.badLink.text') : signinText('reset.noLink.text')}
      footer={
        <RichText>{signinText('reset.remembered.text', { address: withNext('/login', next) })}</RichText>
      }
    >
      <Form ref={form} method="post" className="flex flex-col gap-4">
        <EmailField {...email} defaultValue={actionData?.typed.email} error={actionData?.errors.email} />
        <input type="hidden" name="intent" value="forgot" />
        <Button type="submit" wide busy={sent === 'forgot'}>
          {hasLink ? signinText('newLink.action') : signinText('reset.sendLink.action')}
        </Button>
      </Form>
    </AccountPage>
  );
}
