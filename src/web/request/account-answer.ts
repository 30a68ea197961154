import { data } from 'react-router';
import type { z } from 'zod';
import { accountLimits } from '#content/account-limits.ts';
import type { MessageRefs } from '#content/languages/message-ref.ts';
import type { Provider } from '#content/providers.ts';
import type { SealProblem } from '#content/seal-form.ts';
import { errorText, issueText } from '../texts/error-text.ts';
import { errorsText } from '../texts/errors.ts';
import type { ToastMessage } from '../ui/toast-queue.ts';

/** What the action of an account's page answers when it stays on the page. */
export interface AccountAnswer {
  readonly message: ToastMessage | null;
  /** One sentence for each field that is wrong. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** What was typed, without the passwords, for browsers that load the page anew. */
  readonly typed: Readonly<Record<string, string>>;
  /** It may be that the address is only not confirmed yet. */
  readonly isUnconfirmed: boolean;
  /** The page of a provider, where signing in goes on. */
  readonly leaving?: { readonly provider: Provider; readonly url: string };
}

interface Stay {
  form: Readonly<Record<string, string>>;
  message: AccountAnswer['message'];
  status?: number;
  /** Seconds, where it was asked too often. */
  retryAfter?: number | undefined;
  errors?: AccountAnswer['errors'];
  isUnconfirmed?: boolean;
  leaving?: NonNullable<AccountAnswer['leaving']>;
  /** `Set-Cookie` headers. */
  setCookies?: readonly string[];
}

/** The route's `headers` must pass on those of its action. */
export function stay({ form, status = 200, retryAfter, setCookies = [], ...answer }: Stay) {
  const typed = Object.fromEntries(Object.entries(form).filter(([name]) => !/password/i.test(name)));
  const headers = new Headers(retryAfter ? { 'retry-after': `${retryAfter}` } : {});
  for (const cookie of setCookies) headers.append('set-cookie', cookie);
  // Browsers without JavaScript leave by this.
  if (answer.leaving) headers.set('refresh', `0;url=${answer.leaving.url}`);
  return data<AccountAnswer>({ errors: {}, isUnconfirmed: false, ...answer, typed }, { status, headers });
}

interface Refusal {
  readonly status: number;
  readonly sentence: MessageRefs;
  /** Seconds, where it was asked too often. */
  readonly retryAfter?: number | undefined;
  /** The field beside which the sentence stands as well. */
  readonly field?: string | null | undefined;
  readonly isUnconfirmed?: boolean;
}

/** The form as it is, with why it was refused. */
export function refused(form: Stay['form'], title: string, refusal: Refusal) {
  const { status, retryAfter, field, isUnconfirmed = false } = refusal;
  const sentence = errorText(refusal.sentence);
  const errors = field ? { [field]: sentence } : {};
  return stay({ form, status, retryAfter, errors, isUnconfirmed, message: failure(title, sentence) });
}

export function failure(title: string, description?: string): ToastMessage {
  return { title, description, destructive: true };
}

/** What is wrong with a new password; two mistakes have a title of their own. */
export function passwordFailure(
  title: string,
  { password = '' }: Readonly<Record<string, string>>,
  errors: AccountAnswer['errors'],
): ToastMessage {
  if (errors.confirmPassword) return failure(errors.confirmPassword);
  const isShort = errors.password !== undefined && [...password].length < accountLimits.password.min;
  return failure(isShort ? errorsText('password.tooShort.title') : title, errors.password);
}

/** The form with a sentence at each field that is wrong, and the first of them in the message. */
export function misfilled(form: Stay['form'], title: string, errors: AccountAnswer['errors']) {
  return stay({ form, status: 400, errors, message: failure(title, Object.values(errors).find(Boolean)) });
}

/** The first sentence for each field. */
export function fieldErrors(error: z.ZodError): Record<string, string | undefined> {
  const errors: Record<string, string | undefined> = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= issueText(message);
  return errors;
}

/** The sentences of a form that says when a card opens, by its fields. */
export function sealErrors(problem: SealProblem): Record<string, string> {
  return Object.fromEntries(Object.entries(problem).map(([field, wrong]) => [field, errorText(wrong)]));
}
