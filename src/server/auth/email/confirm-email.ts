import type { Result } from '#std/result.ts';
import { DatabaseUnavailable } from '../../db/failure.ts';
import type { Auth } from '../auth.ts';
import { type AuthFailure, type AuthSuccess, postForm } from '../post-form.ts';
import type { Confirmation } from './confirm-address.ts';

/** What the link of a letter would confirm in this browser; null when it has expired, was used or never was. */
export function getConfirmation(auth: Auth, headers: Headers, token: string): Promise<Confirmation | null> {
  return auth.readConfirmation(headers, token).catch(() => {
    // The library hides the cause; all that can fail here is the database.
    throw new DatabaseUnavailable('CONFIRM');
  });
}

/** Confirms it, once per link. 400: the link is worth nothing; 409: it was begun in another browser. */
export function confirmEmail(
  auth: Auth,
  headers: Headers,
  token: string,
): Promise<Result<AuthSuccess, AuthFailure>> {
  return postForm(auth, headers, { path: '/confirm-email', body: { token } });
}
