import { createTransport } from 'nodemailer';
import { fail, ok } from '#std/result.ts';
import { compose, type MailAddress } from './compose.ts';
import type { Mailer } from './mailer.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, perhaps with `?tls=required` or `?tls=optional`; `smtps:` for TLS from the first byte. */
  readonly url: string;
  readonly from: MailAddress;
  /** Milliseconds for connecting and for each answer of the server. */
  readonly timeout?: number;
}

/**
 * Sends through a mail server. Plain `smtp:` goes over to TLS where the server offers it; it must where a password is
 * sent or `tls` says so. A certificate that Node does not trust ends the conversation.
 */
export function smtpMailer(options: SmtpOptions): Mailer {
  const timeout = options.timeout ?? 10_000;
  const url = new URL(options.url);
  const tls = url.searchParams.get('tls');
  const transport = createTransport({
    host: decodeURIComponent(url.hostname).replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    requireTLS: tls === 'required' || (url.username !== '' && tls !== 'optional'),
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
  });
  return {
    async send(message, id) {
      try {
        await transport.sendMail(compose({ message, from: options.from, id }));
        return ok(undefined);
      } catch (error) {
        return fail(failureOf(error));
      }
    },
  };
}

/** What a mail server answers of the receiver and of the letter; of everything else the operator can change its mind. */
const lastWords: readonly unknown[] = ['RCPT TO', 'DATA'];

/** The code of nodemailer's error; an answer of 500 and above is the receiving side's last word. */
function failureOf(error: unknown) {
  const { code, responseCode, command } = error as Readonly<Record<string, unknown>>;
  const refused = typeof responseCode === 'number' && responseCode >= 500 && lastWords.includes(command);
  return { code: typeof code === 'string' ? code : 'EUNKNOWN', again: !refused };
}
