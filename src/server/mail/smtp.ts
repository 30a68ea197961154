import { createTransport } from 'nodemailer';
import { fail, ok } from '#std/result.ts';
import type { Mailer } from './mailer.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps:` for TLS from the first byte. */
  readonly url: string;
  readonly from: string;
  /** Milliseconds for connecting and for each answer of the server. */
  readonly timeout?: number;
}

/** Sends through a mail server. Plain `smtp:` goes over to TLS where the server offers it, and must where a password is sent. */
export function smtpMailer(options: SmtpOptions): Mailer {
  const timeout = options.timeout ?? 10_000;
  const url = new URL(options.url);
  const transport = createTransport({
    host: decodeURIComponent(url.hostname).replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    requireTLS: url.username !== '' && url.searchParams.get('tls') !== 'optional',
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ kind: _kind, ...letter }) {
      try {
        await transport.sendMail({ from: options.from, ...letter });
        return ok(undefined);
      } catch (error) {
        return fail(failureOf(error));
      }
    },
  };
}

/** The code of nodemailer's error; an answer of 500 and above is the receiving side's last word. */
function failureOf(error: unknown) {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const refused = typeof responseCode === 'number' && responseCode >= 500;
  return { code: typeof code === 'string' ? code : 'EUNKNOWN', again: !refused };
}
