import { fail, ok, type Result } from '#std/result.ts';
import type { Auth } from '../auth.ts';
import { type AuthFailure, type AuthSuccess, postForm } from '../post-form.ts';
import { somethingWrong } from '../responses.ts';
import type { ProviderStart } from './result-page.ts';

export interface Departure extends AuthSuccess {
  /** The provider's page, where it goes on. */
  readonly location: string;
}

/** Begins to sign somebody in with another account. They come back to `resultPath(way)`, which tells what came of it. */
export async function startProviderSignIn(
  auth: Auth,
  headers: Headers,
  way: ProviderStart,
): Promise<Result<Departure, AuthFailure>> {
  const started = await postForm(auth, headers, { path: '/sign-in/social', body: { ...way } });
  if (!started.ok) return started;
  const { location, setCookies } = started.value;
  return location ? ok({ location, setCookies }) : fail({ status: 500, sentence: somethingWrong });
}
