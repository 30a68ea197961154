import type { Result } from '#std/result.ts';
import type { MailJob } from '../mail-job.ts';

/** One letter to one person. */
export interface Message {
  /** What it is about, for the log: never an address. */
  readonly kind: MailJob['kind'];
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Where an answer goes, when not to the sender. */
  readonly replyTo?: string;
}

export interface MailFailure {
  /** A code for the log, such as `EAUTH` or `ECONNECTION`: never an address. */
  readonly code: string;
  /** False when the receiving side refused for good and a second try is pointless. */
  readonly again: boolean;
}

/** Hands a message over; a failure is returned, never thrown. */
export interface Mailer {
  /** `id` names the letter, also when it is sent once more: receivers that know it show it once. */
  send(message: Message, id: string): Promise<Result<void, MailFailure>>;
}
