import { Form, Link, redirect, useNavigation } from 'react-router';
import { forgotPasswordSchema, logInSchema } from '#content/account-forms.ts';
import { requestPasswordReset } from '#server/auth/password-reset.ts';
import { signIn } from '#server/auth/sign-in.ts';
import { failure, fieldErrors, providerAnswer, stay } from '../account-answer.ts';
import { AccountPage } from '../components/account-page.tsx';
import { ProviderButtons } from '../components/provider-buttons.tsx';
import { getServices, getUser } from '../context.ts';
import { redirectWithToast } from '../flash.ts';
import { nextPath } from '../next-path.ts';
import { pageMeta } from '../page-meta.ts';
import { readForm } from '../read-form.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ServedToast } from '../ui/toast.tsx';
import { useFocusInvalid } from '../ui/use-focus-invalid.ts';
import type { Route } from './+types/login';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  // Whoever it is: the page and what was typed stay while the database is away.
  if (await getUser(context).catch(() => null)) throw redirect(nextPath(searchParams.get('next')));
  return {
    next: searchParams.get('next'),
    // Where the links in our letters lead back to.
    isVerified: searchParams.has('verified') && !searchParams.has('error'),
    isLinkRefused: searchParams.has('error'),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { auth } = getServices(context);
  if (form.intent === 'forgot') return forgotPassword(auth, request.headers, form);
  const byProvider = providerAnswer(form, 'Login');
  if (byProvider) return byProvider;
  const parsed = logInSchema.safeParse(form);
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error);
    const sentence = parsed.error.issues[0]?.message;
    return stay({ form, errors, status: 400, message: failure('Sign in Failed', sentence) });
  }
  const signedIn = await signIn(auth, request.headers, parsed.data);
  if (!signedIn.ok) {
    const { status, sentence } = signedIn.error;
    const errors = status === 401 ? { password: sentence } : {};
    return stay({ form, errors, status, message: failure('Sign in Failed', sentence) });
  }
  return redirectWithToast(context, {
    to: nextPath(new URL(request.url).searchParams.get('next')),
    message: { title: 'Login Successful!', description: 'Welcome back!' },
    cookies: signedIn.value.setCookies,
  });
}

type Auth = Parameters<typeof signIn>[0];

async function forgotPassword(auth: Auth, headers: Headers, form: Record<string, string>) {
  if (!form.email?.trim()) {
    const description = 'Please enter your email address to reset your password.';
    const errors = { email: description };
    return stay({ form, errors, status: 400, message: failure('Email Required', description) });
  }
  const parsed = forgotPasswordSchema.safeParse(form);
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error);
    return stay({ form, errors, status: 400, message: failure('Password Reset Failed', errors.email) });
  }
  const sent = await requestPasswordReset(auth, headers, parsed.data.email);
  if (!sent.ok) {
    const { status, sentence } = sent.error;
    return stay({ form, status, message: failure('Password Reset Failed', sentence) });
  }
  return stay({
    form,
    message: {
      title: 'Password Reset Email Sent',
      description: 'Check your inbox for a link to reset your password.',
    },
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Login', description: 'Log in to make, keep and share your cards.' });
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { next, isVerified, isLinkRefused } = loaderData;
  const sent = useNavigation().formData?.get('intent');
  const form = useFocusInvalid(actionData);
  const signUp = next ? `/signup?next=${encodeURIComponent(next)}` : '/signup';
  return (
    <AccountPage
      title="Welcome back"
      lead="Your cards are waiting for you."
      footer={
        <>
          New here?{' '}
          <Link to={signUp} className="link">
            Sign up free
          </Link>
        </>
      }
    >
      <ServedToast message={actionData?.message} />
      {isVerified ? (
        <Notice tone="success" title="Your email address is confirmed.">
          You can log in now.
        </Notice>
      ) : null}
      {isLinkRefused ? (
        <Notice tone="problem" title="This link no longer works.">
          It has expired or was used already. Log in, and we send you a new one if you need it.
        </Notice>
      ) : null}
      <Form ref={form} method="post" className="flex flex-col gap-4">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={actionData?.typed.email}
          error={actionData?.errors.email}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={actionData?.errors.password}
        />
        <Checkbox
          label="Remember me"
          name="rememberMe"
          defaultChecked={actionData?.typed.rememberMe === 'on'}
        />
        <Button
          type="submit"
          name="intent"
          value="login"
          wide
          busy={sent === 'login'}
          busyText="Signing In..."
        >
          Sign In
        </Button>
        {/* After the main button, which Enter presses. */}
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
          Forgot password?
        </Button>
      </Form>
      <ProviderButtons verb="Continue" />
    </AccountPage>
  );
}
