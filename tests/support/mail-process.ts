import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

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
  stop(): Promise<void>;
}

/** A mail server as a process of its own; resolves when it listens. */
export async function startMailProcess(options: MailProcessOptions): Promise<MailProcess> {
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
  return {
    mails,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
