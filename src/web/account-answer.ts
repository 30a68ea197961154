import { data } from 'react-router';
import type { z } from 'zod';
import { accountLimits } from '#content/account-forms.ts';
import type { TooMany } from '#server/rate-limits/route-limits.ts';
import { isProvider, type Provider, providers } from './components/provider-buttons.tsx';
import type { ToastMessage } from './ui/toast-queue.ts';

/** What the action of an account's page answers when it stays on the page. */
export interface AccountAnswer {
  readonly message: ToastMessage;
  /** One sentence for each field that is wrong. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** What was typed, without the passwords, for browsers that load the page anew. */
  readonly typed: Readonly<Record<string, string>>;
  /** The account is right and its address not confirmed yet. */
  readonly isUnconfirmed: boolean;
}

interface Stay {
  form: Readonly<Record<string, string>>;
  message: ToastMessage;
  status?: number;
  /** Seconds, where it was asked too often. */
  retryAfter?: number | undefined;
  errors?: AccountAnswer['errors'];
  isUnconfirmed?: boolean;
}

/** The route's `headers` must pass on those of its action. */
export function stay({ form, status = 200, retryAfter, ...answer }: Stay) {
  const typed = Object.fromEntries(Object.entries(form).filter(([name]) => !/password/i.test(name)));
  const headers: HeadersInit = retryAfter ? { 'retry-after': `${retryAfter}` } : {};
  const told = { errors: {}, isUnconfirmed: false, ...answer };
  return data<AccountAnswer>({ ...told, typed }, { status, headers });
}

/** The form stays as it is until the sentence says that it may be sent again. */
export function tooOften(form: Stay['form'], title: string, { status, sentence, retryAfter }: TooMany) {
  return stay({ form, status, retryAfter, message: failure(title, sentence) });
}

export function failure(title: string, description?: string): ToastMessage {
  return { title, ...(description ? { description } : {}), destructive: true };
}

/** What is wrong with a new password; two mistakes have a title of their own. */
export function passwordFailure(
  title: string,
  { password = '' }: Readonly<Record<string, string>>,
  errors: AccountAnswer['errors'],
): ToastMessage {
  if (errors.confirmPassword) return failure(errors.confirmPassword);
  const isShort = errors.password !== undefined && [...password].length < accountLimits.password.min;
  return failure(isShort ? 'Password too short' : title, errors.password);
}

/** The first sentence for each field. */
export function fieldErrors(error: z.ZodError): Record<string, string | undefined> {
  const errors: Record<string, string | undefined> = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return errors;
}

/** Signing in by another account, when that is what the form asks; null otherwise. */
export function providerAnswer(form: Readonly<Record<string, string>>, action: 'Login' | 'Sign up') {
  const { intent } = form;
  if (!isProvider(intent)) return null;
  return stay({ form, status: 400, message: unavailable(intent, action) });
}

function unavailable(provider: Provider, action: 'Login' | 'Sign up'): ToastMessage {
  const name = providers[provider];
  return failure(
    `${action} with ${name} Failed`,
    `${name} is not connected to this site yet. Please use your email address and a password.`,
  );
}
