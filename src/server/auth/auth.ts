import { setTimeout as pause } from 'node:timers/promises';
import type { Provider } from '#content/providers.ts';
import type { MailLinks } from '../mail/mail-kind.ts';
import { randomId } from '../random-id.ts';
import { addressRules, defaultRule } from '../rate-limits/rules.ts';
import { clientNetwork } from '../request/client-address.ts';
import { Unavailable } from '../unavailable.ts';
import {
  type AccountPath,
  type AccountRequest,
  basePath,
  isAccountPath,
  parseAccountRequest,
  providerOfCallback,
  readJson,
} from './account-requests.ts';
import {
  type AuthResult,
  done,
  redirectTo,
  refuse,
  somethingWrong,
  tooMany,
  toResponse,
} from './auth-result.ts';
import type { Confirmation } from './email/confirm-address.ts';
import { createLinkRequests } from './email/link-requests.ts';
import { createTypedMailLimit } from './email/mail-limits.ts';
import { createMailLinks } from './email/mail-links.ts';
import { createMailRequests } from './email/mail-requests.ts';
import { createGuestMails } from './guest/guest-mails.ts';
import { createGuestSignIn } from './guest/guest-sign-in.ts';
import { authLimits } from './limits.ts';
import { browserCookie, hashBrowserId, readBrowserId } from './named-cookies.ts';
import { type AuthParts, logAuthError } from './parts.ts';
import { createPasswordSignIn } from './password/password-sign-in.ts';
import { createProviderSignIn } from './providers/provider-sign-in.ts';
import { createSessions, deleteExpired } from './sessions.ts';
import type { ViewerResult } from './viewer.ts';

export interface Auth {
  readonly origin: string;
  /** Answers every request under /api/auth. Throws when the database is away. */
  handle(request: Request): Promise<Response>;
  /**
   * Does what a form of ours asks for; `headers` are those of its request. A failure of the database is a failure with a
   * sentence like any other: what was typed stays on the page.
   */
  submit(headers: Headers, path: AccountPath, form: Readonly<Record<string, unknown>>): Promise<AuthResult>;
  /** Whose session the cookies are of; callers use `viewer.ts`. */
  readSession(headers: Pick<Headers, 'get'>): Promise<ViewerResult>;
  /** The address whose password the token of a mail changes; null when it has expired, was used or never was. */
  readResetToken(token: string): Promise<string | null>;
  /** What the token of a mail confirms; null when it has expired, was used or never was. */
  readConfirmation(headers: Headers, token: string): Promise<Confirmation | null>;
  /** For mails that are about to be sent. */
  readonly links: MailLinks;
  /** Requests for mail that were refused because all clients together had asked for too much. */
  refusedMails(): number;
  /** Deletes expired sessions and links. */
  sweep(now: Date): Promise<void>;
}

/** Accounts with a password or a provider, and guests. docs/decisions/0041 says which part answers which attack. */
export function createAuth(parts: AuthParts): Auth {
  const { db, config, limiter, log } = parts;
  const { origin } = config;
  const sessions = createSessions(parts);
  const typedMail = createTypedMailLimit(parts);
  const passwords = createPasswordSignIn({ ...parts, sessions });
  const guests = createGuestSignIn({ ...parts, sessions });
  const guestMails = createGuestMails({ ...parts, sessions });
  const mails = createMailRequests(parts);
  const links = createLinkRequests({ ...parts, ...passwords, sessions });
  const providers = createProviderSignIn({ ...parts, sessions, typedMail });

  /** Limits how often one client address asks, before anything else happens; null when it may. */
  async function refuseTooMany(path: string, headers: Headers): Promise<AuthResult | null> {
    const who = clientNetwork(headers);
    const counter = { what: `address ${path}`, who };
    const attempt = await limiter.consume(counter, addressRules[path] ?? defaultRule);
    if (!attempt.allowed) return tooMany(attempt.retryAfter);
    const mail = mailingPaths.includes(path) ? await typedMail.consume(who) : null;
    return mail && !mail.allowed ? tooMany(mail.retryAfter) : null;
  }

  async function answer(
    { path, body }: AccountRequest,
    headers: Headers,
    browser: string | null,
  ): Promise<AuthResult> {
    switch (path) {
      case '/sign-in/email':
        return passwords.signIn(headers, body);
      case '/sign-in/social':
        return providers.start(body);
      case '/sign-in/anonymous':
        return guests.start(headers);
      case '/sign-in/edit-link':
        return guests.openEditLink(headers, body.token);
      case '/mail-guest-link':
        return guestMails.mailOwn(headers, body.email);
      case '/request-guest-cards':
        return guestMails.send(body.email);
      case '/sign-up/email':
        return mails.signUp({ ...body, browser });
      case '/request-password-reset':
        return mails.sendToOwner(path, body.email, 'reset');
      case '/send-verification-email':
        return mails.sendToOwner(path, body.email, 'verification');
      case '/sign-out':
        return done(await sessions.end(headers));
      case '/confirm-email':
        return links.confirm(headers, body.token);
      case '/reset-password':
        return links.resetPassword(headers, body);
    }
  }

  async function perform(path: AccountPath, headers: Headers, input: unknown): Promise<AuthResult> {
    if (headers.get('origin') !== origin) return refuse(403, ['auth.otherSite']);
    const asked = parseAccountRequest(path, input);
    if (!asked.ok) return refuse(400, asked.error);
    const starts = confirmedByMailPaths.includes(path);
    const browserId = readBrowserId(origin, headers) ?? (starts ? randomId() : null);
    const browser = browserId && hashBrowserId(browserId);
    const limited = async () => (await refuseTooMany(path, headers)) ?? answer(asked.value, headers, browser);
    const result = await (paddedPaths.includes(path) ? padTiming(limited()) : limited());
    if (!result.ok || !starts || !browserId) return result;
    const setCookies = [...result.value.setCookies, browserCookie(origin, browserId)];
    return { ok: true, value: { ...result.value, setCookies } };
  }

  /** Somebody comes back from a provider: always a redirect to the page that says what came of it. */
  async function comeBack(provider: Provider, request: Request) {
    const { headers, url } = request;
    const query = new URL(url).searchParams;
    try {
      if (await refuseTooMany(`/callback/${provider}`, headers)) return providers.leave(provider, 'too_many');
      return await providers.finish(provider, headers, query);
    } catch (error) {
      logAuthError(log, 'return from a provider not answered', error);
      return providers.leave(provider, 'unknown');
    }
  }

  return {
    origin,
    async handle(request) {
      const { pathname } = new URL(request.url);
      const path = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : '';
      if (request.method === 'GET') {
        const provider = providerOfCallback(path);
        if (provider) return comeBack(provider, request);
        // Mails of earlier versions lead there.
        if (path === '/verify-email') return redirectTo(`${origin}/login?error=LINK`);
      }
      if (request.method !== 'POST' || !isAccountPath(path)) {
        return toResponse(refuse(404, ['auth.noSuchAddress']));
      }
      const input = await readJson(request);
      return toResponse(input.ok ? await perform(path, request.headers, input.value) : input);
    },
    async submit(headers, path, form) {
      try {
        return await perform(path, headers, form);
      } catch (error) {
        logAuthError(log, 'form not answered', error);
        return refuse(error instanceof Unavailable ? 503 : 500, somethingWrong);
      }
    },
    readSession: sessions.read,
    readResetToken: links.readResetToken,
    readConfirmation: links.readConfirmation,
    links: createMailLinks(db, origin),
    refusedMails: typedMail.refused,
    sweep: (now) => deleteExpired(db, now),
  };
}

/** What starts here is confirmed by a link in a mail, in the same browser. */
const confirmedByMailPaths: readonly string[] = ['/sign-up/email', '/sign-in/social'];

/** What is sent there may lead to a mail to the address that was typed. A sign-in with a provider counts its mail itself. */
const mailingPaths: readonly string[] = [
  '/sign-up/email',
  '/send-verification-email',
  '/request-password-reset',
  '/mail-guest-link',
  '/request-guest-cards',
];

/** Responses whose time must not tell whether the address has an account: those that may send mail. */
const paddedPaths = mailingPaths;

/** Holds a response back until a multiple of `authLimits.responseIntervalMs` has passed since the request. */
async function padTiming(answered: Promise<AuthResult>): Promise<AuthResult> {
  const start = performance.now();
  const result = await answered;
  const { responseIntervalMs } = authLimits;
  await pause(responseIntervalMs - ((performance.now() - start) % responseIntervalMs));
  return result;
}
