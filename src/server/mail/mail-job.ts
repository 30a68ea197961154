import type { Provider } from '#content/providers.ts';

/** Somebody to whom we write. */
interface Reader {
  /** Absent in jobs of older releases. */
  readonly language?: string;
}

/** A message to be sent. Its link is made when it is sent, so that a row in the database opens no account. */
export type MailJob = MailToUser | ConfirmSignInMail | TakeoverMail | MailToOperator | ReportMail | ReplyMail;

export interface MailToUser extends Reader {
  /** `test`: the operator tries whether mail works. */
  readonly kind: 'verification' | 'existing-account' | 'reset' | 'test';
  readonly to: string;
  /** The name the person gave; empty when there is none. */
  readonly name: string;
}

/** Somebody signs in with a provider that did not verify the address. */
export interface ConfirmSignInMail extends Reader {
  readonly kind: 'confirm-sign-in';
  readonly to: string;
  /** From the provider. */
  readonly name: string;
  readonly provider: Provider;
  /** Id of the pending sign-in. */
  readonly pending: string;
}

/** Somebody proved the address by signing in with a provider, and so took over an account that was never confirmed. */
export interface TakeoverMail extends Reader {
  readonly kind: 'taken-over';
  readonly to: string;
  /** What the owner is called. */
  readonly name: string;
  readonly provider: Provider;
}

/** A message from the contact page, to the site's own address. Replies go to the visitor. */
export interface MailToOperator {
  readonly kind: 'contact';
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** Somebody reported a card or a design; to the site's own address. */
export interface ReportMail {
  readonly kind: 'report';
  /** One of the two is null. */
  readonly cardId: string | null;
  readonly design: string | null;
  /** As the form says it. */
  readonly reason: string;
  readonly text: string;
}

/** Receivers answered cards; what, and how many, is looked up when it is sent. */
export interface ReplyMail extends Reader {
  readonly kind: 'reply';
  readonly to: string;
  readonly name: string;
  readonly userId: string;
}

const hour = 60 * 60;

/** Seconds after which a job that could not be sent is given up. */
export const expirySeconds: Readonly<Record<MailJob['kind'], number>> = {
  verification: 24 * hour,
  'existing-account': 24 * hour,
  'confirm-sign-in': 24 * hour,
  'taken-over': 24 * hour,
  // The reader has asked again by then.
  reset: hour,
  contact: 24 * hour,
  report: 24 * hour,
  reply: 24 * hour,
  test: hour,
};
