import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import type { MailAddress, Mailer } from './mailer.ts';
import { outboxMailer } from './outbox.ts';
import { smtpMailer } from './smtp.ts';

/** Where messages are stored while no mail server is configured. */
export function outboxFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'outbox');
}

/** Sends by the mail server of the configuration, or into the outbox folder where there is none. */
export function createMailer(config: Pick<Config, 'dataDir' | 'mail' | 'origin'>, siteName: string): Mailer {
  const { mail, origin } = config;
  const from = senderOf(mail?.from ?? `no-reply@${new URL(origin).hostname}`, siteName);
  return mail ? smtpMailer({ url: mail.url, from }) : outboxMailer({ folder: outboxFolder(config), from });
}

/** The parts of `Name <address>`, or of an address alone. */
export function senderOf(from: string, siteName: string): MailAddress {
  const [, name = siteName, address = ''] = /^(?:(.*)<)?([^<>]+)>?$/.exec(from) ?? [];
  return { name: name.trim(), address };
}
