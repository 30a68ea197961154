import type { Provider } from '#content/providers.ts';

/**
 * A letter that is to be written and sent. It says what about, and not yet how: links are made when the letter goes
 * out, so that what waits in the database opens nothing.
 */
export type MailJob = MailToUser | ConfirmSignInMail | TakeoverMail | MailToOperator;

export interface MailToUser {
  readonly kind: 'verification' | 'existing-account' | 'reset';
  readonly to: string;
  /** The name the person gave; empty when there is none. */
  readonly name: string;
}

/** Somebody comes with an account elsewhere that has this address, of which its provider has no proof. */
export interface ConfirmSignInMail {
  readonly kind: 'confirm-sign-in';
  readonly to: string;
  /** As the provider told it. */
  readonly name: string;
  readonly provider: Provider;
  /** The sign-in that waits for it. */
  readonly pending: string;
}

/** Somebody logged in with the provider and so proved the address, and got an account that nobody had confirmed. */
export interface TakeoverMail {
  readonly kind: 'taken-over';
  readonly to: string;
  /** As the one gave it who made the account. */
  readonly name: string;
  readonly provider: Provider;
}

/** What a visitor wrote on the contact page. Goes to the site's own address; an answer to it goes to the visitor. */
export interface MailToOperator {
  readonly kind: 'contact';
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

const hour = 60 * 60;

/** Seconds a letter waits for a mail server that will not take it. */
export const expirySeconds: Readonly<Record<MailJob['kind'], number>> = {
  verification: 24 * hour,
  'existing-account': 24 * hour,
  'confirm-sign-in': 24 * hour,
  'taken-over': 24 * hour,
  // Whoever asked for it has long asked again.
  reset: hour,
  contact: 24 * hour,
};
