import type { Result } from '#std/result.ts';
import type { Auth } from './auth.ts';
import { type AuthFailure, forward, type Passed } from './forward.ts';

/** Ends the session for good: its cookie is worth nothing afterwards. A success for somebody without one, too. */
export function signOut(auth: Auth, headers: Headers): Promise<Result<Passed, AuthFailure>> {
  return forward(auth, headers, { path: '/sign-out', body: {} });
}
