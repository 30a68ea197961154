import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface MailServer {
  readonly url: string;
  readonly port: number;
  /** The mails taken so far, as they travelled. */
  readonly mails: readonly string[];
  /** Cuts off whoever has this session. */
  hangUp(session: { readonly id: string }): void;
}

/** A real SMTP server, on a free port unless one is named, without TLS, gone when the test ends. */
export async function mailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 200,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString('latin1'));
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    hangUp({ id }) {
      for (const connection of server.connections) if (connection.id === id) connection._socket.destroy();
    },
  };
}

/** The answer with which a mail server refuses, for `onRcptTo`. */
export function refusal(responseCode: number): Error {
  return Object.assign(new Error('refused'), { responseCode });
}
