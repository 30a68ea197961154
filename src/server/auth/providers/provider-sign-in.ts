import { fail, ok, type Result } from '#std/result.ts';
import type { Auth } from '../auth.ts';
import { type AuthFailure, type AuthSuccess, postForm } from '../post-form.ts';
import { somethingWrong } from '../responses.ts';
import type { ProviderStart } from './result-page.ts';

export interface StartedSignIn extends AuthSuccess {
  /** The provider's page, where the sign-in continues. */
  readonly location: string;
}

/** Starts a sign-in with a provider. The browser comes back to `resultPath(start)`, which shows the result. */
export async function startProviderSignIn(
  auth: Auth,
  headers: Headers,
  start: ProviderStart,
): Promise<Result<StartedSignIn, AuthFailure>> {
  const started = await postForm(auth, headers, { path: '/sign-in/social', body: { ...start } });
  if (!started.ok) return started;
  const { location, setCookies } = started.value;
  return location ? ok({ location, setCookies }) : fail({ status: 500, sentence: somethingWrong });
}
