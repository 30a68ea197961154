import { pino } from 'pino';
import { expect } from 'vitest';
import { type Auth, createAuth } from '#server/auth/auth.ts';
import type { AuthResult } from '#server/auth/auth-result.ts';
import { signIn, signUp } from '#server/auth/forms.ts';
import { getViewer, type Viewer } from '#server/auth/viewer.ts';
import type { OAuthConfig } from '#server/config/config.ts';
import type { Db } from '#server/db/database.ts';
import { createMessageWriter } from '#server/mail/mail-kinds.ts';
import { type OutboxEntry, outboxMailer, readOutbox } from '#server/mail/transport/outbox.ts';
import { createMailQueue, deleteJob, leaseJobs, type MailQueue } from '#server/mail/write.ts';
import { randomId } from '#server/random-id.ts';
import { createRateLimiter } from '#server/rate-limits/rate-limiter.ts';
import { mailSite } from './mail-messages.ts';
import { temporaryFolder } from './new-folder.ts';

/** Of everybody who signs up here. */
export const password = 'marigold tea';

/** Its secret, and that of every rate limiter of these tests. */
export const testSecret = 'a-secret-for-tests-only-of-48-characters-0123456';

export interface TestAuth {
  readonly auth: Auth;
  /** What was logged, as text. */
  log(): string;
  /** Sends what was posted; the mails to an address, the first first. */
  mails(to: string): Promise<OutboxEntry[]>;
  /** Signs somebody up, whose address it returns. */
  newAccount(): Promise<string>;
  /** Logs in with `password` in the browser with these cookies; returns those that it has then. */
  logIn(email: string, cookies?: Cookies): Promise<Cookies>;
  viewerOf(cookies: Cookies): Promise<Viewer | null>;
}

/** What a browser keeps. */
export type Cookies = Readonly<Record<string, string>>;

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
  const folder = temporaryFolder();
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
  const limiter = createRateLimiter({ db, secret: testSecret });
  const auth = createAuth({ db, config, secret: testSecret, mail, limiter, log });
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
    async newAccount() {
      const email = newEmail();
      expect(await signUp(auth, browser(), signUpForm(email))).toMatchObject({ ok: true });
      return email;
    },
    logIn: async (email, cookies = {}) =>
      cookiesOf(await signIn(auth, browser(cookies), { email, password, rememberMe: true }), cookies),
    viewerOf: async (cookies) => (await getViewer(auth, browser(cookies))).viewer,
  };
}

/** An address that nobody has here. */
export function newEmail(): string {
  return `${randomId().toLowerCase()}@example.com`;
}

/** What somebody types who signs up. */
export function signUpForm(
  email: string,
  change: { readonly name?: string; readonly password?: string } = {},
) {
  return { name: 'Mina', email, password, confirmPassword: password, agreeToTerms: true, ...change };
}

/** What a browser keeps after an answer. Throws where it is a refusal. */
export function cookiesOf(result: AuthResult, before: Cookies = {}): Record<string, string> {
  if (!result.ok) throw new Error(`${result.error.sentence}`);
  return jar(result.value.setCookies, before);
}

/** What a script sends to an address below `/api/auth`. */
export function jsonRequest(path: string, body: object, headers = browser()): Request {
  headers.set('content-type', 'application/json');
  const url = `http://localhost:3000/api/auth${path}`;
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** The first address in a mail, which is that of its button. */
export function linkIn(mail: Pick<OutboxEntry, 'text'> | undefined): URL {
  return new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? 'none:');
}

/** The token of that address. */
export function tokenIn(mail: Pick<OutboxEntry, 'text'> | undefined): string {
  return linkIn(mail).searchParams.get('token') ?? '';
}

/** Headers of a browser on our own page; each browser has an address of its own unless it names one. */
export function browser(cookies: Cookies = {}, address = freshAddress()): Headers {
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
export function jar(setCookies: readonly string[], before: Cookies = {}): Record<string, string> {
  const kept: Record<string, string> = { ...before };
  for (const line of setCookies) {
    const [pair = '', ...attributes] = line.split('; ');
    const at = pair.indexOf('=');
    if (attributes.includes('Max-Age=0')) delete kept[pair.slice(0, at)];
    else kept[pair.slice(0, at)] = pair.slice(at + 1);
  }
  return kept;
}
