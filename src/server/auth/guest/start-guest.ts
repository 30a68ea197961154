import type { Result } from '#std/result.ts';
import type { Auth } from '../auth.ts';
import { type AuthFailure, type AuthSuccess, postForm } from '../post-form.ts';

/** Opens the session of a new guest. */
export function startGuest(auth: Auth, headers: Headers): Promise<Result<AuthSuccess, AuthFailure>> {
  return postForm(auth, headers, { path: '/sign-in/anonymous', body: {} });
}
