import { setTimeout as pause } from 'node:timers/promises';
import type { MailLinks } from '../mail/mail-kind.ts';
import { randomId } from '../random-id.ts';
import { addressRules, defaultRule } from '../rate-limits/rules.ts';
import { clientNetwork } from '../request/client-address.ts';
import { hasOwnCookie } from '../request/own-cookie.ts';
import { createBetterAuth, logAuthError } from './better-auth.ts';
import { browserCookie, hashBrowserId, readBrowserId } from './browser-cookie.ts';
import { deleteExpired } from './delete-expired.ts';
import type { Confirmation } from './email/confirm-address.ts';
import { createLinkRequests } from './email/link-requests.ts';
import { createMailLinks } from './email/mail-links.ts';
import { createMailRequests } from './email/mail-requests.ts';
import { createTypedMailLimit } from './email/typed-mail-limit.ts';
import { createEditLinkSignIn } from './guest/edit-link-sign-in.ts';
import { createGuestSignIn } from './guest/guest-sign-in.ts';
import { authLimits } from './limits.ts';
import { type AuthRequest, type ProviderRequest, parseRequest } from './parse-request.ts';
import type { AuthParts } from './parts.ts';
import { createPasswordSignIn } from './password/password-sign-in.ts';
import { createProviderRoutes } from './providers/provider-routes.ts';
import { errorResponse, filterResponse, redirectTo, somethingWrong, tooManyResponse } from './responses.ts';
import { createSessionReader, type StoredSession } from './session-reader.ts';
import { type SignInContext, signInContext } from './sign-in-context.ts';

export interface Auth {
  readonly origin: string;
  /** Answers every request under /api/auth, and those that `postForm` makes. Throws when the database is away. */
  handle(request: Request): Promise<Response>;
  /** Logs a failure that a form tells in a sentence; nothing of what was typed. */
  report(error: unknown): void;
  /** Better Auth's session; callers use `viewer.ts`. */
  readSession(headers: Headers): Promise<StoredSession>;
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

/**
 * Accounts with a password or a provider. Better Auth checks passwords and keeps sessions and the state of sign-ins with
 * a provider. Everything around it is ours; docs/decisions/0041 says which part answers which attack.
 */
export function createAuth(parts: AuthParts): Auth {
  const { db, config, limiter } = parts;
  const { origin } = config;
  const typedMail = createTypedMailLimit(parts);
  const betterAuth = createBetterAuth({ ...parts, typedMail });
  const readSession = createSessionReader({ ...parts, betterAuth });
  const passwords = createPasswordSignIn({ ...parts, handler: betterAuth.handler });
  const startGuest = createGuestSignIn({ ...parts, handler: betterAuth.handler, readSession });
  const openEditLink = createEditLinkSignIn({ ...parts, handler: betterAuth.handler, readSession });
  const mails = createMailRequests(parts);
  const links = createLinkRequests({ ...parts, ...passwords, origin, readSession });
  const providerRoutes = createProviderRoutes({
    config,
    limited,
    handler: betterAuth.handler,
    report: (message, error) => logAuthError(parts.log, message, error),
  });

  /** Limits how often one client address asks, before anything else happens. */
  async function limited({ path, forwarded }: AuthRequest, work: () => Promise<Response>): Promise<Response> {
    const counter = { what: `address ${path}`, who: clientNetwork(forwarded.headers) };
    const attempt = await limiter.consume(counter, addressRules[path] ?? defaultRule);
    if (!attempt.allowed) return tooManyResponse(attempt.retryAfter);
    if (mailingPaths.includes(path)) {
      const mail = await typedMail.consume(clientNetwork(forwarded.headers));
      if (!mail.allowed) return tooManyResponse(mail.retryAfter);
    }
    const context = signInContext.getStore();
    if (context && accountSignInPaths.includes(path)) context.guestId = await findGuest(forwarded.headers);
    return work();
  }

  /** Better Auth reports success even when the session could not be deleted. */
  async function signOut(request: Request): Promise<Response> {
    const response = filterResponse(await betterAuth.handler(request));
    const { response: remaining } = await readSession(request.headers);
    return remaining ? errorResponse(503, somethingWrong) : response;
  }

  /** The guest whose session the request has; null without one. */
  async function findGuest(headers: Headers): Promise<string | null> {
    if (!hasOwnCookie(headers.get('cookie'))) return null;
    const { response } = await readSession(headers);
    return response?.user.isAnonymous ? response.user.id : null;
  }

  async function dispatch(authRequest: AuthRequest): Promise<Response> {
    switch (authRequest.path) {
      case '/sign-in/social':
        return providerRoutes.start(authRequest);
      case '/callback/google':
      case '/callback/facebook':
        return providerRoutes.finish(authRequest);
      default:
        return limited(authRequest, () => answer(authRequest));
    }
  }

  function answer(authRequest: Exclude<AuthRequest, ProviderRequest>): Promise<Response> {
    const { path, forwarded } = authRequest;
    switch (path) {
      case '/sign-in/email':
        return passwords.signIn(authRequest.body.email, forwarded);
      case '/sign-in/anonymous':
        return startGuest(forwarded);
      case '/sign-in/edit-link':
        return openEditLink(authRequest.body.token, forwarded);
      case '/sign-up/email':
        return mails.signUp(authRequest.body);
      case '/request-password-reset':
        return mails.sendToOwner(path, authRequest.body.email, 'reset');
      case '/send-verification-email':
        return mails.sendToOwner(path, authRequest.body.email, 'verification');
      case '/sign-out':
        return signOut(forwarded);
      case '/confirm-email':
        return links.confirm(authRequest.body.token, forwarded.headers);
      case '/reset-password':
        return links.resetPassword(authRequest.body.token, authRequest.body.newPassword, forwarded.headers);
      case '/verify-email':
        return Promise.resolve(redirectTo(`${origin}/login?error=LINK`));
    }
  }

  return {
    origin,
    async handle(request) {
      const authRequest = await parseRequest(request, origin);
      if (authRequest instanceof Response) return authRequest;
      const starts = confirmedByMailPaths.includes(authRequest.path);
      const browserId = readBrowserId(origin, request.headers) ?? (starts ? randomId() : null);
      const context: SignInContext = {
        browser: browserId && hashBrowserId(browserId),
        network: clientNetwork(request.headers),
        openedBy: null,
        guestId: null,
        isNew: false,
      };
      const answered = signInContext.run(context, () => dispatch(authRequest));
      const response = await (paddedPaths.includes(authRequest.path) ? padTiming(answered) : answered);
      if (starts && browserId) response.headers.append('set-cookie', browserCookie(origin, browserId));
      return response;
    },
    report: (error) => logAuthError(parts.log, 'form not answered', error),
    readSession,
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
];

/** What may open the session of an account. */
const accountSignInPaths: readonly string[] = ['/sign-in/email', '/callback/google', '/callback/facebook'];

/** Responses whose time must not tell whether the address has an account. */
const paddedPaths: readonly string[] = [
  '/sign-up/email',
  '/request-password-reset',
  '/send-verification-email',
];

/** Holds a response back until a multiple of `authLimits.responseIntervalMs` has passed since the request. */
async function padTiming(answered: Promise<Response>): Promise<Response> {
  const start = performance.now();
  const response = await answered;
  const { responseIntervalMs } = authLimits;
  await pause(responseIntervalMs - ((performance.now() - start) % responseIntervalMs));
  return response;
}
