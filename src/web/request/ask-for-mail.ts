import { forgotPasswordSchema } from '#content/account-forms.ts';
import type { AuthFailure } from '#server/auth/auth-result.ts';
import type { Result } from '#std/result.ts';
import { errorsText } from '../texts/errors.ts';
import type { ToastMessage } from '../ui/toast-queue.ts';
import { fieldErrors, misfilled, refused, stay } from './account-answer.ts';

type Send = (email: string) => Promise<Result<unknown, AuthFailure>>;

interface Words {
  readonly emailMissing: string;
  readonly failed: string;
  readonly sent: ToastMessage;
}

const resetWords = (): Words => ({
  emailMissing: errorsText('resetMail.noAddress.text'),
  failed: errorsText('failed.resetMail.title'),
  sent: { title: errorsText('resetMail.sent.title'), description: errorsText('resetMail.sent.text') },
});

const verificationWords = (): Words => ({
  emailMissing: errorsText('verifyMail.noAddress.text'),
  failed: errorsText('failed.verifyMail.title'),
  sent: { title: errorsText('verifyMail.sent.title'), description: errorsText('verifyMail.sent.text') },
});

const guestWords = (sent: string): Words => ({
  emailMissing: errorsText('guestMail.noAddress.text'),
  failed: errorsText('failed.guestMail.title'),
  sent: { title: errorsText('guestMail.sent.title'), description: sent },
});

type Form = Readonly<Record<string, string>>;
type Asked = Words & { readonly setCookies: readonly string[] };

/** Answers a form that asks for a mail with a link to a new password. `setCookies` go with the answer. */
export function askForReset(form: Form, send: Send, setCookies: readonly string[] = []) {
  return askForMail(form, send, { ...resetWords(), setCookies });
}

/** Answers the form of a guest that asks for a link to the cards by mail. */
export function askForGuestLink(form: Form, send: Send) {
  return askForMail(form, send, { ...guestWords(errorsText('guestMail.own.text')), setCookies: [] });
}

/** Answers the form that asks for the cards that were made with an address. */
export function askForGuestCards(form: Form, send: Send) {
  return askForMail(form, send, { ...guestWords(errorsText('guestMail.sent.text')), setCookies: [] });
}

/** Answers a form that asks for the confirmation mail once more. */
export function askForVerification(form: Form, send: Send, setCookies: readonly string[]) {
  return askForMail(form, send, { ...verificationWords(), setCookies });
}

/** The same answer whether the address has an account or not: only its owner may learn that. */
async function askForMail(form: Form, send: Send, { emailMissing, failed, sent, setCookies }: Asked) {
  if (!form.email?.trim()) return misfilled(form, errorsText('email.missing.title'), { email: emailMissing });
  const parsed = forgotPasswordSchema.safeParse(form);
  if (!parsed.success) return misfilled(form, failed, fieldErrors(parsed.error));
  const answer = await send(parsed.data.email);
  return answer.ok ? stay({ form, message: sent, setCookies }) : refused(form, failed, answer.error);
}
