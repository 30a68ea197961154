import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { type Auth, createAuth } from '#server/auth/auth.ts';
import type { OAuthConfig } from '#server/config/config.ts';
import type { Db } from '#server/db/database.ts';
import { createMessageWriter } from '#server/mail/mail-kinds.ts';
import { type OutboxEntry, outboxMailer, readOutbox } from '#server/mail/transport/outbox.ts';
import { createMailQueue, deleteJob, leaseJobs, type MailQueue } from '#server/mail/write.ts';
import { createRateLimiter } from '#server/rate-limits/rate-limiter.ts';
import { mailSite } from './mail-messages.ts';

export interface TestAuth {
  readonly auth: Auth;
  /** What was logged, as text. */
  log(): string;
  /** Sends what was posted; the mails to an address, the first first. */
  mails(to: string): Promise<OutboxEntry[]>;
}

interface TestAuthOptions {
  readonly origin?: string;
  readonly requireEmailVerification?: boolean;
  /** In the place of the queue. */
  readonly post?: MailQueue['post'];
  readonly google?: OAuthConfig;
  readonly facebook?: OAuthConfig;
  readonly guests?: boolean;
}

/** Accounts as the product has them, with an outbox in a temporary folder. */
export async function testAuth(db: Db, options: TestAuthOptions = {}): Promise<TestAuth> {
  const folder = await mkdtemp(join(tmpdir(), 'mails-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const mailer = outboxMailer({
    folder,
    from: { name: 'Birthday Bloom', address: 'no-reply@bloom.example' },
  });
  const { origin = 'http://localhost:3000', requireEmailVerification = false } = options;
  const mail = options.post ? { post: options.post } : createMailQueue(db);
  const { google = null, facebook = null, guests = true } = options;
  const config = { origin, requireEmailVerification, google, facebook, guests };
  const secret = 'a-secret-for-tests-only-of-48-characters-0123456';
  const limiter = createRateLimiter({ db, secret });
  const auth = createAuth({ db, config, secret, mail, limiter, log });
  const write = createMessageWriter({ ...mailSite, origin, links: auth.links });
  return {
    auth,
    log: () => lines.join(''),
    async mails(to) {
      // One after the other, so that they lie in the order in which they were asked for.
      for (let [next] = await leaseJobs(db, 1); next; [next] = await leaseJobs(db, 1)) {
        const message = await write(next.job);
        if (typeof message === 'object') await mailer.send(message, next.id);
        await deleteJob(db, next.id);
      }
      return (await readOutbox(folder)).filter((entry) => entry.to === to).reverse();
    },
  };
}

/** Headers of a browser on our own page; each browser has an address of its own unless it names one. */
export function browser(cookies: Readonly<Record<string, string>> = {}, address = freshAddress()): Headers {
  const headers = new Headers({ origin: 'http://localhost:3000', 'x-client-address': address });
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  if (cookie.length > 0) headers.set('cookie', cookie.join('; '));
  return headers;
}

let browsers = 0;

function freshAddress(): string {
  browsers += 1;
  return `10.${(browsers >> 16) & 255}.${(browsers >> 8) & 255}.${browsers & 255}`;
}

/** What a browser keeps after these `Set-Cookie` headers. */
export function jar(
  setCookies: readonly string[],
  before: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const kept: Record<string, string> = { ...before };
  for (const line of setCookies) {
    const [pair = '', ...attributes] = line.split('; ');
    const at = pair.indexOf('=');
    if (attributes.includes('Max-Age=0')) delete kept[pair.slice(0, at)];
    else kept[pair.slice(0, at)] = pair.slice(at + 1);
  }
  return kept;
}
