import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import type { Mailer } from './mailer.ts';
import { outboxMailer } from './outbox.ts';
import { smtpMailer } from './smtp.ts';

/** Where messages are stored while no mail server is configured. */
export function outboxFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'outbox');
}

/** Sends by the mail server of the configuration, or into the outbox folder where there is none. */
export function createMailer(config: Pick<Config, 'dataDir' | 'mail' | 'origin'>, siteName: string): Mailer {
  const { mail, origin } = config;
  const [, name = siteName, address = ''] =
    /^(?:(.*)<)?([^<>]+)>?$/.exec(mail?.from ?? `no-reply@${new URL(origin).hostname}`) ?? [];
  const from = { name: name.trim(), address };
  return mail ? smtpMailer({ url: mail.url, from }) : outboxMailer({ folder: outboxFolder(config), from });
}
