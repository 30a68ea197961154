import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Mailer } from './mailer.ts';
import { outboxMailer } from './outbox.ts';
import { smtpMailer } from './smtp.ts';

/** The folder that receives messages while no mail server is configured. */
export function outboxFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'outbox');
}

/** The mail server of the configuration, or the outbox folder where there is none. */
export function createMailer(config: Pick<Config, 'dataDir' | 'mail' | 'origin'>): Mailer {
  if (config.mail) return smtpMailer(config.mail);
  return outboxMailer({ folder: outboxFolder(config), from: `no-reply@${new URL(config.origin).hostname}` });
}
