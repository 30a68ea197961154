import type { MessageRef } from '#content/languages/message-ref.ts';
import { type Provider, providers } from '#content/providers.ts';
import { somethingWrong } from '../auth-result.ts';

/** How a sign-in with a provider started. */
export interface ProviderStart {
  readonly provider: Provider;
  readonly from: 'login' | 'signup';
  /** Where to go afterwards, as the page had it. It is checked before it is used. */
  readonly next: string | null;
}

/** The path of the page that shows the result. */
export function resultPath(
  { provider, from, next }: ProviderStart,
  outcome: Readonly<Record<string, string>> = {},
) {
  const query = new URLSearchParams({ from, ...(next && { next }), ...outcome });
  return `/login/${provider}?${query}`;
}

/** Not a failure: the sign-in waits until the address is confirmed by mail. */
export const confirmByMail = 'confirm_by_mail';

/** By the codes of OAuth 2.0 and our own. */
const messages = {
  access_denied: 'provider.denied',
  state_mismatch: 'provider.tooLate',
  state_not_found: 'provider.tooLate',
  invalid_code: 'provider.invalid',
  away: 'provider.away',
  server_error: 'provider.away',
  temporarily_unavailable: 'provider.away',
  email_not_found: 'provider.noEmail',
  email_unproven: 'provider.unproven',
  [confirmByMail]: 'provider.confirmByMail',
  too_many_mails: 'provider.tooManyMails',
  mail_limit: 'provider.mailLimit',
  email_not_verified: 'provider.unconfirmed',
  too_many: 'provider.tooMany',
  unset: 'provider.unset',
} as const satisfies Readonly<Record<string, MessageRef[0]>>;

/** What became of it. `code` comes from the address, so it is never shown itself. */
export function providerMessage(provider: Provider, code: string): MessageRef {
  if (!Object.hasOwn(messages, code)) return somethingWrong;
  const id = messages[code as keyof typeof messages];
  switch (id) {
    case 'provider.tooManyMails':
    case 'provider.mailLimit':
    case 'provider.unconfirmed':
    case 'provider.tooMany':
      return [id];
    default:
      return [id, { provider: providers[provider] }];
  }
}
