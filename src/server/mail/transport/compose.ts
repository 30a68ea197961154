import type { SendMailOptions } from 'nodemailer';
import type { Message } from './mailer.ts';

export interface MailAddress {
  /** As people read it, in any script. */
  readonly name: string;
  readonly address: string;
}

interface Parts {
  readonly message: Message;
  readonly from: MailAddress;
  readonly id: string;
}

/** A message as nodemailer takes it, the same whichever way it goes. */
export function compose({ message, from, id }: Parts): SendMailOptions {
  const { kind: _, ...letter } = message;
  return {
    ...letter,
    from: { ...from },
    messageId: `<${id}@${from.address.replace(/^.*@/, '')}>`,
    headers: {
      // So that nobody's holiday note answers it (RFC 3834), nor Outlook's.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
