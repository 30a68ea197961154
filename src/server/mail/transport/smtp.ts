import { createTransport } from 'nodemailer';
import { fail, ok } from '#std/result.ts';
import { compose, type MailAddress, type Mailer } from './mailer.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, perhaps with `?tls=required` or `?tls=optional`; `smtps:` for TLS from the first byte. */
  readonly url: string;
  readonly from: MailAddress;
  /** For connecting and for each answer of the server. */
  readonly timeoutMs?: number;
}

/**
 * Sends through a mail server. With `smtp:` the connection is upgraded to TLS where the server offers it; TLS is required
 * where a password is sent or `tls=required` says so; `tls=optional` lifts that. A certificate that Node does not trust is refused.
 */
export function smtpMailer(options: SmtpOptions): Mailer {
  const { timeoutMs = 10_000 } = options;
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
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
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

/** Commands whose refusal concerns the receiver or the message. All others concern us, and the operator can repair them. */
const permanentCommands: readonly unknown[] = ['RCPT TO', 'DATA'];

/** A failure is permanent when the server answers one of these commands with 500 or above. */
function failureOf(error: unknown) {
  const { code, responseCode, command } = error as Readonly<Record<string, unknown>>;
  const refused =
    typeof responseCode === 'number' && responseCode >= 500 && permanentCommands.includes(command);
  return { code: typeof code === 'string' ? code : 'EUNKNOWN', isTemporary: !refused };
}
