import type { SendMailOptions } from 'nodemailer';
import type { Result } from '#std/result.ts';

/** One message to one person. */
export interface Message {
  /** For the log, which must not contain an address. */
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Where replies go, if not to the sender. */
  readonly replyTo?: string;
  /** Where its reader stops mail of this kind, by one press and without logging in (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** Of the person on whose behalf it is sent, cleaned. */
  readonly senderName?: string;
}

export interface MailFailure {
  /** For the log: a code such as `EAUTH` or `ECONNECTION`, never an address. */
  readonly code: string;
  /** Whether it may work later. False when the receiving server refused permanently. */
  readonly isTemporary: boolean;
  /** The message was on its way when the answer was lost. */
  readonly mayHaveArrived: boolean;
}

/** Sends a message. A failure is returned, never thrown. */
export interface Mailer {
  /** `id` is its Message-ID: mail programs show one only once. Mail of the queue has the same for every attempt. */
  send(message: Message, id: string): Promise<Result<void, MailFailure>>;
}

export interface MailAddress {
  /** For people to read, in any script. */
  readonly name: string;
  readonly address: string;
}

interface Parts {
  readonly message: Message;
  readonly from: MailAddress;
  readonly id: string;
}

/** A message as nodemailer takes it, for every transport. */
export function compose({ message, from, id }: Parts): SendMailOptions {
  const { kind: _, unsubscribeUrl, senderName, ...content } = message;
  return {
    ...content,
    from: senderName ? { ...from, name: `${senderName} (${from.name})` } : { ...from },
    messageId: `<${id}@${from.address.replace(/^.*@/, '')}>`,
    headers: {
      // Against automatic replies: RFC 3834, and Outlook's own header.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      // Prepared: an address that is broken over two lines is none.
      ...(unsubscribeUrl && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
