import { fail, type Result } from '#std/result.ts';
import type { Auth } from '../auth.ts';
import { type AuthFailure, type AuthSuccess, postForm } from '../post-form.ts';
import { expiredLink } from '../responses.ts';
import { weakness } from './password-rules.ts';

/** Posts a mail with a link to /reset-password?token=..., if the address has an account. The result does not tell. */
export function requestPasswordReset(
  auth: Auth,
  headers: Headers,
  email: string,
): Promise<Result<AuthSuccess, AuthFailure>> {
  return postForm(auth, headers, { path: '/request-password-reset', body: { email } });
}

/** The address of the account that the token belongs to; null when it has expired, was used or never was. */
export function getResetEmail(auth: Auth, token: string): Promise<string | null> {
  return auth.readResetToken(token);
}

export interface ResetFailure extends AuthFailure {
  /** What was refused. */
  readonly cause: 'link' | 'password' | 'other';
}

/** Sets a new password, once per link, and ends all sessions and other links of the account. */
export async function resetPassword(
  auth: Auth,
  headers: Headers,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<Result<AuthSuccess, ResetFailure>> {
  const owner = await auth.readResetToken(token).catch(() => undefined);
  if (owner === null) return fail({ status: 400, sentence: expiredLink, cause: 'link' });
  const weak = weakness(password, owner ?? '');
  if (weak) return fail({ status: 400, sentence: weak, cause: 'password' });
  const done = await postForm(auth, headers, {
    path: '/reset-password',
    body: { token, newPassword: password },
  });
  if (done.ok) return done;
  return fail({ ...done.error, cause: done.error.status === 400 ? 'link' : 'other' });
}
