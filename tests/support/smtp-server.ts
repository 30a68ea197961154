import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  readonly port: number;
  /** The mails taken so far, as they travelled. */
  readonly mails: readonly string[];
  /** Cuts off whoever has this session. */
  hangUp(session: { readonly id: string }): void;
  close(): Promise<void>;
}

/** A real SMTP server, on a free port unless one is named, without TLS. */
export async function startSmtpServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 200,
    onData(stream, _session, done) {
      stream.setEncoding('latin1');
      text(stream).then((mail) => {
        mails.push(mail);
        done();
      }, done);
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    hangUp({ id }) {
      for (const connection of server.connections) if (connection.id === id) connection._socket.destroy();
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
