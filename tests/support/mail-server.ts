import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { type MailServer, startSmtpServer } from './smtp-server.ts';

/** A real SMTP server that is gone when the test ends. */
export async function mailServer(options?: SMTPServerOptions, port?: number): Promise<MailServer> {
  const server = await startSmtpServer(options, port);
  onTestFinished(server.close);
  return server;
}

/** The answer with which a mail server refuses, for `onRcptTo`. */
export function refusal(responseCode: number): Error {
  return Object.assign(new Error('refused'), { responseCode });
}
