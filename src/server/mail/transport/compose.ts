import type { SendMailOptions } from 'nodemailer';
import type { Message } from './mailer.ts';

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
  const { kind: _, unsubscribeUrl, ...content } = message;
  return {
    ...content,
    from: { ...from },
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
