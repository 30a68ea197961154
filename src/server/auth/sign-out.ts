import type { Result } from '#std/result.ts';
import type { Auth } from './auth.ts';
import { type AuthFailure, type AuthSuccess, postForm } from './post-form.ts';

/** Ends the session: its cookie opens nothing afterwards. Succeeds without a session, too. */
export function signOut(auth: Auth, headers: Headers): Promise<Result<AuthSuccess, AuthFailure>> {
  return postForm(auth, headers, { path: '/sign-out', body: {} });
}
