import type { Result } from '#std/result.ts';
import type { Auth } from './auth.ts';
import { type AuthFailure, forward, type Passed } from './forward.ts';

/** Sends a letter with a link to /reset-password?token=..., if the address has an account; the answer does not tell. */
export function requestPasswordReset(
  auth: Auth,
  headers: Headers,
  email: string,
): Promise<Result<Passed, AuthFailure>> {
  return forward(auth, headers, { path: '/request-password-reset', body: { email } });
}

/** Sets the new password, once per link, and ends all sessions of the account. */
export function resetPassword(
  auth: Auth,
  headers: Headers,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<Result<Passed, AuthFailure>> {
  return forward(auth, headers, { path: '/reset-password', body: { token, newPassword: password } });
}
