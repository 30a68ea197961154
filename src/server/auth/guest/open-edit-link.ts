import type { Result } from '#std/result.ts';
import type { Auth } from '../auth.ts';
import { type AuthFailure, type AuthSuccess, postForm } from '../post-form.ts';

/** Opens the session of the guest to whom a private edit link belongs: 400 for one that opens nothing, 409 in an account. */
export function openEditLink(
  auth: Auth,
  headers: Headers,
  token: string,
): Promise<Result<AuthSuccess, AuthFailure>> {
  return postForm(auth, headers, { path: '/sign-in/edit-link', body: { token } });
}
