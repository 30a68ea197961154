import { Form, redirect, useNavigation } from 'react-router';
import { signUpSchema } from '#content/account-forms.ts';
import { accountLimits } from '#content/account-limits.ts';
import { signUp, startProviderSignIn } from '#server/auth/forms.ts';
import { nextCookies } from '#server/auth/named-cookies.ts';
import type { ProviderStart } from '#server/auth/providers/result-page.ts';
import { AccountPage } from '../components/account-page.tsx';
import { EmailField } from '../components/email-field.tsx';
import { ProviderButtons } from '../components/provider-buttons.tsx';
import { RichText } from '../components/rich-text.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { useCarriedField } from '../page/use-carried-field.ts';
import { failure, fieldErrors, refused, stay } from '../request/account-answer.ts';
import { getServices, getUser } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { leaveForProvider, offeredProviders } from '../request/leave-for-provider.ts';
import { cookieCheckPath, nextPath, withNext } from '../request/next-path.ts';
import { readForm, unknownButton } from '../request/read-form.ts';
import { signinText } from '../texts/signin.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ServedToast, type ToastMessage } from '../ui/toast.tsx';
import { useFocusInvalid } from '../ui/use-focus-invalid.ts';
import type { Route } from './+types/signup';

export async function loader({ request, context }: Route.LoaderArgs) {
  const next = new URL(request.url).searchParams.get('next');
  // Without the user, so that the page works while the database does not answer.
  const user = await getUser(context).catch(() => null);
  if (user && !user.isGuest) throw redirect(nextPath(next));
  const providers = offeredProviders(getServices(context).config);
  return { next, passwordMin: accountLimits.password.min, providers };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { auth, config } = getServices(context);
  const next = url.searchParams.get('next');
  const start = (way: ProviderStart) => startProviderSignIn(auth, request.headers, way);
  const leaving = await leaveForProvider({ form, from: 'signup', next, start });
  if (leaving) return leaving;
  if (form.intent !== 'signup') throw unknownButton();
  const parsed = signUpSchema.safeParse(form);
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error);
    return stay({ form, errors, status: 400, message: complaint(errors) });
  }
  const signedUp = await signUp(auth, request.headers, parsed.data);
  if (!signedUp.ok) {
    // The form itself was valid, so the password is what was rejected.
    const field = signedUp.error.status === 400 ? 'password' : null;
    return refused(form, signinText('signup.failed.title'), { ...signedUp.error, field });
  }
  const needsMail = config.requireEmailVerification;
  return redirectWithToast(context, {
    to: cookieCheckPath(request.headers, withNext('/login', next), next),
    message: {
      title: signinText('signup.done.title'),
      description: needsMail ? checkMail() : `${checkMail()}\n${signinText('login.now.text')}`,
    },
    cookies: [...signedUp.value.setCookies, ...(needsMail ? nextCookies(auth, next) : [])],
  });
}

const checkMail = () => signinText('signup.done.text');

/** Two errors have titles of their own. The others are described under a common title. */
function complaint(errors: Record<string, string | undefined>): ToastMessage {
  const { confirmPassword, agreeToTerms, ...others } = errors;
  const other = Object.values(others)[0];
  if (other) return failure(signinText('signup.failed.title'), other);
  return failure(confirmPassword ?? agreeToTerms ?? signinText('signup.failed.title'));
}

export { headers } from '../request/headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: signinText('signup.page.title'),
    description: signinText('login.account.hint'),
  });
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const { errors, typed } = actionData ?? {};
  const sent = useNavigation().formData?.get('intent');
  const form = useFocusInvalid(actionData);
  const name = useCarriedField('name');
  const email = useCarriedField('email');
  return (
    <AccountPage
      title={signinText('signup.title')}
      lead={signinText('login.account.hint')}
      footer={
        <RichText>
          {signinText('signup.haveAccount.text', { address: withNext('/login', loaderData.next) })}
        </RichText>
      }
    >
      <ServedToast message={actionData?.message} />
      <Form ref={form} method="post" className="flex flex-col gap-4">
        <TextField
          label={signinText('signup.name.label')}
          name="name"
          autoComplete="name"
          required
          {...name}
          defaultValue={typed?.name}
          error={errors?.name}
        />
        <EmailField {...email} defaultValue={typed?.email} error={errors?.email} />
        <PasswordField
          label={signinText('password.label')}
          name="password"
          autoComplete="new-password"
          required
          hint={signinText('signup.password.hint', { passwordMin: loaderData.passwordMin })}
          error={errors?.password}
        />
        <PasswordField
          label={signinText('signup.passwordAgain.label')}
          name="confirmPassword"
          autoComplete="new-password"
          required
          error={errors?.confirmPassword}
        />
        <Checkbox
          name="agreeToTerms"
          defaultChecked={typed?.agreeToTerms === 'on'}
          error={errors?.agreeToTerms}
          label={<RichText target="_blank">{signinText('signup.terms.label')}</RichText>}
        />
        <input type="hidden" name="intent" value="signup" />
        <Button type="submit" wide busy={sent === 'signup'} busyText={signinText('signup.submit.status')}>
          {signinText('signup.submit.action')}
        </Button>
      </Form>
      <ProviderButtons from="signup" offered={loaderData.providers} leaving={actionData?.leaving}>
        <RichText target="_blank">{signinText('signup.providerTerms.text')}</RichText>
      </ProviderButtons>
    </AccountPage>
  );
}
