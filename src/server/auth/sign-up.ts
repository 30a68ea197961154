import type { SignUpForm } from '#content/account-forms.ts';
import type { Result } from '#std/result.ts';
import type { Auth } from './auth.ts';
import { type AuthFailure, type AuthSuccess, postForm } from './post-form.ts';

/** Makes an account, or posts a mail to the owner of the existing one: the result is the same. Opens no session. */
export function signUp(
  auth: Auth,
  headers: Headers,
  form: SignUpForm,
): Promise<Result<AuthSuccess, AuthFailure>> {
  const { name, email, password } = form;
  return postForm(auth, headers, { path: '/sign-up/email', body: { name, email, password } });
}

/** Posts the mail with the link again. The result does not tell whether there was one to send. */
export function resendVerification(
  auth: Auth,
  headers: Headers,
  email: string,
): Promise<Result<AuthSuccess, AuthFailure>> {
  return postForm(auth, headers, { path: '/send-verification-email', body: { email } });
}
