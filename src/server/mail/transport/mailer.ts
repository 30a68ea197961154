import type { Result } from '#std/result.ts';
import type { MailJob } from '../mail-job.ts';

/** One message to one person. */
export interface Message {
  /** For the log, which must not contain an address. */
  readonly kind: MailJob['kind'];
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Where replies go, if not to the sender. */
  readonly replyTo?: string;
  /** Where its reader stops mail of this kind, by one press and without logging in (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

export interface MailFailure {
  /** For the log: a code such as `EAUTH` or `ECONNECTION`, never an address. */
  readonly code: string;
  /** Whether it may work later. False when the receiving server refused permanently. */
  readonly isTemporary: boolean;
}

/** Sends a message. A failure is returned, never thrown. */
export interface Mailer {
  /** `id` is the same for every attempt: mail programs show a message that came twice only once. */
  send(message: Message, id: string): Promise<Result<void, MailFailure>>;
}
