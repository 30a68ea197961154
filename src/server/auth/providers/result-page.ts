import { type Provider, providers } from '#content/providers.ts';
import { somethingWrong } from '../responses.ts';

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

type Message = (name: string) => string;

const tooLate: Message = (name) =>
  `Logging in with ${name} took too long, or began in another window. Please try again.`;

const away: Message = (name) =>
  `${name} does not answer right now. Please try again in a moment, or use your email and password.`;

/** Not a failure: the sign-in waits until the address is confirmed by mail. */
export const confirmByMail = 'confirm_by_mail';

/** By the codes of OAuth 2.0, of Better Auth and our own. */
const messages: Readonly<Record<string, Message>> = {
  access_denied: (name) => `You did not say yes at ${name}, so nothing has changed here.`,
  state_mismatch: tooLate,
  state_not_found: tooLate,
  invalid_code: (name) => `${name} could not tell us who you are. Please try again.`,
  away,
  server_error: away,
  temporarily_unavailable: away,
  email_not_found: (name) =>
    `${name} did not tell us your email address. Please allow it there, or use your email and a password.`,
  email_unproven: (name) =>
    `${name} has not confirmed your email address. Please confirm it there, or use your email and a password.`,
  [confirmByMail]: (name) =>
    `We sent a link to the address of your ${name} account. Open it in this browser, and you can log in.`,
  too_many_mails: () => 'We have sent several emails to this address already. Please try again in an hour.',
  email_not_verified: () =>
    'Please confirm your email address first: the link is in the email that we sent you.',
  too_many: () => 'Too many attempts. Please wait a minute and try again.',
  unset: (name) => `Logging in with ${name} is not set up on this site. Please use your email and password.`,
};

/** One of the messages above, to show as it is. `code` comes from the address, so it is never shown itself. */
export function providerMessage(provider: Provider, code: string): string {
  const message = Object.hasOwn(messages, code) ? messages[code] : undefined;
  return message?.(providers[provider]) ?? somethingWrong;
}
