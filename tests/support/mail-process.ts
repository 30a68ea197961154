import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { selfSigned } from './certificate.ts';
import { endProcess } from './end-process.ts';
import { temporaryFile } from './new-folder.ts';
import { freePort } from './product.ts';

export interface MailProcessOptions {
  readonly port: number;
  /** TLS from the first byte, or after STARTTLS, without which nobody may sign in. */
  readonly tls: 'implicit' | 'starttls';
  readonly key: string;
  readonly cert: string;
  readonly user: string;
  readonly password: string;
}

export interface MailProcess {
  /** The mails taken so far, as they travelled. */
  readonly mails: readonly string[];
  /** Settings of a product that sends by it. */
  readonly env: Readonly<Record<'SMTP_URL' | 'MAIL_FROM', string>>;
  /** What makes such a product trust the certificate. */
  readonly trust: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** A mail server with a certificate that nobody knows, as a process of its own; resolves when it listens. */
export async function startMailProcess(tls: MailProcessOptions['tls'] = 'starttls'): Promise<MailProcess> {
  const account = { user: 'cards@mail.example', password: 'p@ss word' };
  const options: MailProcessOptions = { port: await freePort(), tls, ...selfSigned(), ...account };
  const child: ChildProcess = spawn(process.execPath, ['tests/support/mail-process-child.ts'], {
    env: { PATH: process.env.PATH, MAIL_PROCESS: JSON.stringify(options) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const mails: string[] = [];
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The mail server ended with ${code}.`)));
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'listening') resolve();
      else mails.push(JSON.parse(line) as string);
    });
  });
  const [scheme, query] = tls === 'implicit' ? ['smtps', ''] : ['smtp', '?tls=required'];
  const names = Object.values(account).map(encodeURIComponent).join(':');
  return {
    mails,
    env: {
      SMTP_URL: `${scheme}://${names}@localhost:${options.port}${query}`,
      MAIL_FROM: 'hello@cards.example',
    },
    trust: { NODE_EXTRA_CA_CERTS: await temporaryFile(Buffer.from(options.cert)) },
    stop: () => endProcess(child),
  };
}
