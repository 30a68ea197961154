import type { LogInForm } from '#content/account-forms.ts';
import type { Result } from '#std/result.ts';
import type { Auth } from './auth.ts';
import { type AuthFailure, type AuthSuccess, postForm } from './post-form.ts';

/** Opens a session; without "Remember me" it ends with the browser. */
export function signIn(
  auth: Auth,
  headers: Headers,
  form: LogInForm,
): Promise<Result<AuthSuccess, AuthFailure>> {
  const { email, password, rememberMe } = form;
  return postForm(auth, headers, { path: '/sign-in/email', body: { email, password, rememberMe } });
}
