import type { SignUpForm } from '#content/account-forms.ts';
import type { Result } from '#std/result.ts';
import type { Auth } from './auth.ts';
import { type AuthFailure, type AuthSuccess, postForm } from './post-form.ts';

/** Makes an account, or writes to the owner of the one there is: the answer is the same. Signs nobody in. */
export function signUp(
  auth: Auth,
  headers: Headers,
  form: SignUpForm,
): Promise<Result<AuthSuccess, AuthFailure>> {
  const { name, email, password } = form;
  return postForm(auth, headers, { path: '/sign-up/email', body: { name, email, password } });
}

/** Sends the letter with the link once more; says nothing about whether there was one to send. */
export function resendVerification(
  auth: Auth,
  headers: Headers,
  email: string,
): Promise<Result<AuthSuccess, AuthFailure>> {
  return postForm(auth, headers, { path: '/send-verification-email', body: { email } });
}
