import type { Result } from '#std/result.ts';
import type { Auth } from '../auth.ts';
import { type AuthFailure, type AuthSuccess, postForm } from '../post-form.ts';
import type { Confirmation } from './confirm-address.ts';

/** What a link would confirm in this browser; null when it has expired, was used or never was. */
export function getConfirmation(auth: Auth, headers: Headers, token: string): Promise<Confirmation | null> {
  return auth.readConfirmation(headers, token);
}

/** Confirms it, once per link. 400: the link is not valid. 409: it was started in another browser. */
export function confirmEmail(
  auth: Auth,
  headers: Headers,
  token: string,
): Promise<Result<AuthSuccess, AuthFailure>> {
  return postForm(auth, headers, { path: '/confirm-email', body: { token } });
}
