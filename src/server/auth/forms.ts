import type { LogInForm, SignUpForm } from '#content/account-forms.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { Auth } from './auth.ts';
import {
  type AuthFailure,
  type AuthResult,
  type AuthSuccess,
  expiredLink,
  somethingWrong,
} from './auth-result.ts';
import type { Confirmation } from './email/confirm-address.ts';
import { weakness } from './password/password-rules.ts';
import type { ProviderStart } from './providers/result-page.ts';

/* What the forms of our pages do with accounts. `headers` are those of the form's request. */

/** Makes an account, or posts a mail to the owner of the existing one: the result is the same. Opens no session. */
export function signUp(
  auth: Auth,
  headers: Headers,
  { name, email, password }: SignUpForm,
): Promise<AuthResult> {
  return auth.submit(headers, '/sign-up/email', { name, email, password });
}

/** Posts the mail with the link again. The result does not tell whether there was one to send. */
export function resendVerification(auth: Auth, headers: Headers, email: string): Promise<AuthResult> {
  return auth.submit(headers, '/send-verification-email', { email });
}

/** Opens a session; without "Remember me" it ends with the browser. */
export function signIn(auth: Auth, headers: Headers, form: LogInForm): Promise<AuthResult> {
  const { email, password, rememberMe } = form;
  return auth.submit(headers, '/sign-in/email', { email, password, rememberMe });
}

/** Ends the session: its cookie opens nothing afterwards. Succeeds without a session, too. */
export function signOut(auth: Auth, headers: Headers): Promise<AuthResult> {
  return auth.submit(headers, '/sign-out', {});
}

/** Opens the session of a new guest. */
export function startGuest(auth: Auth, headers: Headers): Promise<AuthResult> {
  return auth.submit(headers, '/sign-in/anonymous', {});
}

/** Opens the session of the guest to whom a private edit link belongs: 400 for one that opens nothing, 409 in an account. */
export function openEditLink(auth: Auth, headers: Headers, token: string): Promise<AuthResult> {
  return auth.submit(headers, '/sign-in/edit-link', { token });
}

/** Mails the guest of the request a link to the cards, and keeps a hash of the address. 403 without a guest. */
export function mailGuestLink(auth: Auth, headers: Headers, email: string): Promise<AuthResult> {
  return auth.submit(headers, '/mail-guest-link', { email });
}

/** Mails links to the cards for which this address was given. The result does not tell whether there are any. */
export function requestGuestCards(auth: Auth, headers: Headers, email: string): Promise<AuthResult> {
  return auth.submit(headers, '/request-guest-cards', { email });
}

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
  const started = await auth.submit(headers, '/sign-in/social', { ...start });
  if (!started.ok) return started;
  const { location, setCookies } = started.value;
  return location ? ok({ location, setCookies }) : fail({ status: 500, sentence: somethingWrong });
}

/** What a link would confirm in this browser; null when it has expired, was used or never was. */
export function getConfirmation(auth: Auth, headers: Headers, token: string): Promise<Confirmation | null> {
  return auth.readConfirmation(headers, token);
}

/** Confirms it, once per link. 400: the link is not valid. 409: it was started in another browser. */
export function confirmEmail(auth: Auth, headers: Headers, token: string): Promise<AuthResult> {
  return auth.submit(headers, '/confirm-email', { token });
}

/** Posts a mail with a link to /reset-password?token=..., if the address has an account. The result does not tell. */
export function requestPasswordReset(auth: Auth, headers: Headers, email: string): Promise<AuthResult> {
  return auth.submit(headers, '/request-password-reset', { email });
}

/** The address of the account that the token belongs to; null when it has expired, was used or never was. */
export function getResetEmail(auth: Auth, token: string): Promise<string | null> {
  return auth.readResetToken(token);
}

export interface ResetFailure extends AuthFailure {
  /** What was refused. */
  readonly cause: 'link' | 'password' | 'other';
}

/** Sets a new password, once per link, and ends all sessions and other links of the account. */
export async function resetPassword(
  auth: Auth,
  headers: Headers,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<Result<AuthSuccess, ResetFailure>> {
  const owner = await auth.readResetToken(token).catch(() => undefined);
  if (owner === null) return fail({ status: 400, sentence: expiredLink, cause: 'link' });
  const weak = weakness(password, owner ?? '');
  if (weak) return fail({ status: 400, sentence: weak, cause: 'password' });
  const reset = await auth.submit(headers, '/reset-password', { token, newPassword: password });
  if (reset.ok) return reset;
  return fail({ ...reset.error, cause: reset.error.status === 400 ? 'link' : 'other' });
}
