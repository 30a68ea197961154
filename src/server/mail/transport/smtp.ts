import { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { fail, ok } from '#std/result.ts';
import { compose, type MailAddress, type Mailer } from './mailer.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, perhaps with `?tls=required` or `?tls=optional`; `smtps:` for TLS from the first byte. */
  readonly url: string;
  readonly from: MailAddress;
  /** For connecting, and for the greeting. All before the message may take three times as long, its answer six times. */
  readonly timeoutMs?: number;
}

/**
 * Sends through a mail server. With `smtp:` the connection is upgraded to TLS where the server offers it; TLS is required
 * where a password is sent or `tls=required` says so; `tls=optional` lifts that. A certificate that Node does not trust is refused.
 */
export function smtpMailer(options: SmtpOptions): Mailer {
  const { timeoutMs = 10_000 } = options;
  const { server, auth } = mailServerOf(options.url, timeoutMs);
  return {
    async send(message, id) {
      const conversation = { isOnItsWay: false };
      try {
        const composed = compose({ message, from: options.from, id });
        await converse({ server, auth, composed, conversation, beforeMs: 3 * timeoutMs });
        return ok(undefined);
      } catch (error) {
        return fail(failureOf(error, conversation));
      }
    },
  };
}

/** What an address of a mail server says, as nodemailer takes it. */
export function mailServerOf(address: string, timeoutMs: number) {
  const url = new URL(address);
  const tls = url.searchParams.get('tls');
  const auth = url.username
    ? { credentials: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
    : undefined;
  const server = {
    host: decodeURIComponent(url.hostname).replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    requireTLS: tls === 'required' || (url.username !== '' && tls !== 'optional'),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    // A server looks at a message before it answers (RFC 5321, 4.5.3.2, would have us wait ten minutes).
    socketTimeout: 6 * timeoutMs,
    dnsTimeout: timeoutMs,
  };
  return { server, auth };
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

interface Conversation {
  /** The server has begun to take the message: whether it kept it is known from its answer alone. */
  isOnItsWay: boolean;
}

interface Conversing {
  readonly server: ConstructorParameters<typeof SMTPConnection>[0];
  readonly auth: Parameters<SMTPConnection['login']>[0];
  readonly composed: SendMailOptions;
  readonly conversation: Conversation;
  /** Milliseconds until the server takes the message. */
  readonly beforeMs: number;
}

/**
 * One message in one connection. The transport of nodemailer does the same, and does not say how far it got: a message
 * whose answer was lost may have arrived.
 */
async function converse({ server, auth, composed, conversation, beforeMs }: Conversing): Promise<void> {
  const { envelope, message } = await composer.sendMail(composed);
  // It is read once the server has said that it takes it.
  const body = Readable.from(
    (function* () {
      conversation.isOnItsWay = true;
      yield message;
    })(),
  );
  const connection = new SMTPConnection(server);
  let slow: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const orReject = (next: () => void) => (error: Error | null | undefined) =>
        error ? reject(error) : next();
      connection.on('error', reject);
      slow = setTimeout(() => {
        if (!conversation.isOnItsWay) reject(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' }));
      }, beforeMs);
      connection.once('end', () => reject(Object.assign(new Error('closed'), { code: 'ECONNECTION' })));
      const send = () => connection.send(envelope, body, orReject(resolve));
      connection.connect(
        orReject(() => (auth && connection.allowsAuth ? connection.login(auth, orReject(send)) : send())),
      );
    });
    connection.quit();
  } catch (error) {
    connection.close();
    throw error;
  } finally {
    clearTimeout(slow);
  }
}

/** Commands whose refusal concerns the receiver or the message. All others concern us, and the operator can repair them. */
const permanentCommands: readonly unknown[] = ['RCPT TO', 'DATA'];

/** A failure is permanent when the server answers one of these commands with 500 or above. */
function failureOf(error: unknown, { isOnItsWay }: Conversation) {
  const { code, responseCode, command } = error as Readonly<Record<string, unknown>>;
  const hasAnswer = typeof responseCode === 'number';
  return {
    code: typeof code === 'string' ? code : 'EUNKNOWN',
    isTemporary: !(hasAnswer && responseCode >= 500 && permanentCommands.includes(command)),
    mayHaveArrived: isOnItsWay && !hasAnswer,
  };
}
