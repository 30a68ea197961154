import { isProvider, type Provider, providers } from '#content/providers.ts';
import type { AuthFailure } from '#server/auth/auth-result.ts';
import type { StartedSignIn } from '#server/auth/forms.ts';
import type { ProviderStart } from '#server/auth/providers/result-page.ts';
import type { Config } from '#server/config/config.ts';
import type { Result } from '#std/result.ts';
import { errorsText } from '../texts/errors.ts';
import { refused, stay } from './account-answer.ts';
import { nextPath } from './next-path.ts';

interface Leave {
  readonly form: Readonly<Record<string, string>>;
  /** The page that the form is on, and that a failure leads back to. */
  readonly from: ProviderStart['from'];
  /** Where that page was to lead, as its address says it. */
  readonly next: string | null;
  readonly start: (way: ProviderStart) => Promise<Result<StartedSignIn, AuthFailure>>;
}

/**
 * The way to the provider whose button was pressed; null when it was another one. The page leads there instead of a
 * redirect: browsers count that as sending the form to the provider, which the content security policy forbids.
 */
export async function leaveForProvider({ form, from, next, start }: Leave) {
  const provider = form.intent;
  if (!isProvider(provider)) return null;
  const started = await start({ provider, from, next: next && nextPath(next) });
  if (!started.ok) return refused(form, providerFailed(from, provider), started.error);
  const { location: url, setCookies } = started.value;
  return stay({ form, message: null, leaving: { provider, url }, setCookies });
}

/** Those that the operator has set up: pages show no others. */
export function offeredProviders(config: Pick<Config, Provider>): Provider[] {
  return (Object.keys(providers) as Provider[]).filter((provider) => config[provider]);
}

/** The title of what is said when it did not work. */
export function providerFailed(from: ProviderStart['from'], provider: Provider): string {
  const of = { provider: providers[provider] };
  return from === 'signup'
    ? errorsText('provider.signUpFailed.title', of)
    : errorsText('provider.loginFailed.title', of);
}
